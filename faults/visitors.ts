import { setTimeout as wait } from "node:timers/promises";
import { expect, vi } from "vitest";
import * as z from "zod/mini";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { askStorage, runSql, type Where } from "#server/testing/ask-storage.ts";

/** Before a visitor presses the button again after a failure. */
const pauseMs = 20;

const answer = z.object({ id: z.string() });

export interface Visitors {
  /** The ids of the bookings that were answered with 201, by their keys. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Keys that got another id when they were sent again. */
  readonly differing: readonly string[];
  /** What else was seen and how often: a status such as "503", or "broken" for a connection without an answer. */
  readonly seen: ReadonlyMap<string, number>;
  /** Resolves when no visitor is waiting for an answer. */
  stop(): Promise<void>;
}

/** Books once; the key is the first name, so that a stored row shows its key. */
export async function book(
  url: string,
  key: string,
  headers: Readonly<Record<string, string>> = { "idempotency-key": key },
): Promise<{ readonly id: string } | { readonly failed: string }> {
  try {
    const response = await fetch(`${url}/api/bookings`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ ...validBooking, firstName: key, email: `${key}@example.com` }),
    });
    const body = await response.text();
    return response.status === 201
      ? answer.parse(JSON.parse(body))
      : { failed: String(response.status) };
  } catch {
    return { failed: "broken" };
  }
}

/**
 * Visitors who keep booking, as the form does: with a new key for each booking, which is sent again
 * until it is answered with 201. One acknowledged booking in ten is sent a second time.
 * @param url where the server is now
 * @param prefix tells the keys of several groups apart
 * @param haveKeys false for programs that send none: they send nothing again, and no proxy may do it for them
 */
export function sendVisitors(
  url: () => string,
  {
    count = 32,
    prefix,
    haveKeys = true,
  }: { readonly count?: number; readonly prefix: string; readonly haveKeys?: boolean },
): Visitors {
  const acknowledged = new Map<string, string>();
  const differing: string[] = [];
  const seen = new Map<string, number>();
  let stopped = false;

  async function visit(visitor: number) {
    for (let turn = 0; !stopped; turn += 1) {
      const key = `${prefix}-${visitor}-${turn}`;
      for (let again = haveKeys && turn % 10 === 0; !stopped; ) {
        const result = await book(url(), key, haveKeys ? undefined : {});
        if ("failed" in result) {
          seen.set(result.failed, (seen.get(result.failed) ?? 0) + 1);
          await wait(pauseMs);
          if (haveKeys) continue;
          break;
        }
        const first = acknowledged.get(key);
        if (first !== undefined && first !== result.id) differing.push(key);
        acknowledged.set(key, result.id);
        if (!again) break;
        again = false;
      }
    }
  }

  const visits = Array.from({ length: count }, (_, visitor) => visit(visitor));
  return {
    acknowledged,
    differing,
    seen,
    async stop() {
      stopped = true;
      await Promise.all(visits);
    },
  };
}

/** Waits until a count has grown by this many. */
export async function waitForMore(count: () => number, by: number): Promise<void> {
  const before = count();
  await vi.waitUntil(() => count() >= before + by, { timeout: 120_000, interval: 5 });
}

/** Two counts of the visitors' answers. */
export const booked = (visitors: Visitors) => () => visitors.acknowledged.size;
export const refused = (visitors: Visitors) => () => visitors.seen.get("503") ?? 0;

/** All stored bookings, spam too. The key of each is what its visitor wrote as the first name. */
export const storedIn = (where: Partial<Where>) =>
  askStorage(where, (db) =>
    db.selectFrom("bookings").select(["id", "first_name as key"]).execute(),
  );

type Stored = Awaited<ReturnType<typeof storedIn>>;

/** What a test of lost bookings asks: how many there are, which are missing, which keys were stored twice. */
export function compare({ acknowledged }: Pick<Visitors, "acknowledged">, stored: Stored) {
  const ids = new Set(stored.map(({ id }) => id));
  const keys = stored.map(({ key }) => key);
  return {
    acknowledged: acknowledged.size,
    stored: stored.length,
    missing: [...acknowledged.values()].filter((id) => !ids.has(id)),
    doubled: keys.length - new Set(keys).size,
  };
}

/** A booking, its first event, its key and its messages are written in one transaction: all or none. */
const halfStored = `
  select id from bookings where
    (select count(*) from booking_events where booking_id = bookings.id and kind = 'requested') <> 1
    or (select count(*) from booking_requests where key = first_name and booking_id = bookings.id) <> 1
    or (select count(*) from messages where booking_id = bookings.id and kind = 'lead') <> 1
    or (select count(*) from messages where booking_id = bookings.id and kind = 'confirmation') <> 1
  union all select booking_id from booking_requests where booking_id not in (select id from bookings)
  union all select booking_id from booking_events where booking_id not in (select id from bookings)
  union all select booking_id from messages where booking_id not in (select id from bookings)`;

/**
 * Every acknowledged booking is stored, once and completely, and every key was answered with one booking. Prints the
 * counts.
 * @param what was done meanwhile
 */
export async function expectNothingLost(
  what: string,
  visitors: Visitors,
  where: Where,
): Promise<void> {
  const { missing, ...counts } = compare(visitors, await storedIn(where));
  const { rows: halves } = await runSql(where, halfStored);
  console.info(`${what}:`, {
    ...counts,
    missing: missing.length,
    differing: visitors.differing.length,
    halves: halves.length,
    seen: visitors.seen,
  });
  expect(missing).toEqual([]);
  expect(visitors.differing).toEqual([]);
  expect(counts.doubled).toBe(0);
  expect(halves).toEqual([]);
  // PostgreSQL verifies the checksums of the pages that it reads.
  if (where.DATABASE_URL === "")
    expect((await runSql(where, "pragma integrity_check")).rows).toEqual([
      { integrity_check: "ok" },
    ]);
}
