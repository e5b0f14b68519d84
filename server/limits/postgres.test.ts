import pg from "pg";
import { describe, expect, test } from "vitest";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { openStore } from "#server/open-store.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import { newDatabase } from "#server/testing/new-database.ts";
import { openPostgresStore } from "#server/testing/open-instances.ts";
import { storedCountsContract } from "./stored-counts.contract.ts";

const open = (DATABASE_URL: string) => openStore({ DATA_DIR: "unused", DATABASE_URL });

describe("allowances counted by PostgreSQL", () => {
  storedCountsContract(openPostgresStore);
});

/** Runs `use` with two instances on one database, and a connection to it. */
async function withTwo(
  max: number,
  use: (instances: readonly [TestApp, TestApp], database: pg.Client) => Promise<void>,
): Promise<void> {
  const DATABASE_URL = await newDatabase();
  const env = { DATABASE_URL, RATE_LIMIT: { max, windowMs: 60_000 }, TRUST_PROXY: 1 };
  const database = new pg.Client(DATABASE_URL);
  await database.connect();
  const [one, other] = await Promise.all([open(DATABASE_URL), open(DATABASE_URL)]);
  await withApp({ env, store: one, newId: () => crypto.randomUUID() }, (first) =>
    withApp({ env, store: other, newId: () => crypto.randomUUID() }, (second) =>
      use([first, second], database),
    ),
  ).finally(() => database.end());
}

const book = ({ server: app }: TestApp, address: string) =>
  app.inject({
    method: "POST",
    url: "/api/bookings",
    payload: validBooking,
    headers: { "x-forwarded-for": address },
  });

/**
 * Books `count` times, at both instances at the same time. With more of them, a busy machine
 * answers so late that the instances count without the database.
 */
async function bookAtBoth(
  [one, other]: readonly [TestApp, TestApp],
  { count, address }: { readonly count: number; readonly address: (turn: number) => string },
) {
  const answers: Awaited<ReturnType<typeof book>>[] = [];
  for (let turn = 0; turn < count; turn += 2)
    answers.push(
      ...(await Promise.all([book(one, address(turn)), book(other, address(turn + 1))])),
    );
  return answers;
}

/** How often each status was answered. */
const counted = (answers: readonly { statusCode: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};

test("two instances together allow an address as many requests as one instance would", () =>
  withTwo(30, async (both, database) => {
    const answers = await bookAtBoth(both, {
      count: 100,
      address: (turn) => `2001:db8:0:1::${turn}`,
    });
    expect(counted(answers)).toEqual({ 201: 30, 429: 70 });
    for (const { statusCode, headers } of answers)
      expect(headers["retry-after"]).toBe(statusCode === 429 ? "60" : undefined);
    expect((await book(both[0], "2001:db8:0:2::1")).statusCode).toBe(201);
    const { rows } = await database.query("select * from allowance_counts");
    expect(rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(rows)).not.toContain("2001:db8");
  }));

test("while the database cannot count requests, each instance counts its own", () =>
  withTwo(2, async ([one, other], database) => {
    await database.query("begin; lock table allowance_counts in access exclusive mode");
    expect(counted([await book(one, "192.0.2.1"), await book(other, "192.0.2.1")])).toEqual({
      201: 2,
    });
    expect((await book(one, "192.0.2.1")).statusCode).toBe(201);
    // Each instance counts its own meanwhile.
    expect((await book(one, "192.0.2.1")).statusCode).toBe(429);
    expect(one.log.join()).toContain("each instance counts its own");
    expect(one.log.join()).not.toContain("192.0.2");
    await database.query("rollback");
  }));
