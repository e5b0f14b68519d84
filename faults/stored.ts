import { expect } from "vitest";
import { askStorage, runSql, type Where } from "#server/testing/ask-storage.ts";
import type { Visitors } from "./visitors.ts";

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
