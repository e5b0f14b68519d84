import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#server/store.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import { validBooking } from "#server/testing/bookings.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { countRequestContract } from "./count-request.contract.ts";
import { everybodysShare } from "./request-counts.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const open = (DATABASE_URL: string) => openStore({ DATA_DIR: "unused", DATABASE_URL });

describe("requests counted by PostgreSQL", () => {
  countRequestContract(async () => open(await server.createDatabase()));
});

/** Runs `use` with two instances on one database, and a connection to it. */
async function withTwo(
  max: number,
  use: (instances: readonly [TestApp, TestApp], database: pg.Client) => Promise<void>,
): Promise<void> {
  const DATABASE_URL = await server.createDatabase();
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

/** How often each status was answered. */
const counted = (answers: readonly { statusCode: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};

test("two instances together let an address send as much as one would", () =>
  withTwo(30, async ([one, other], database) => {
    const sent = Array.from({ length: 100 }, (_, turn) =>
      book(turn % 2 === 0 ? one : other, `2001:db8:0:1::${turn}`),
    );
    const answers = await Promise.all(sent);
    expect(counted(answers)).toEqual({ 201: 30, 429: 70 });
    for (const { statusCode, headers } of answers)
      expect(headers["retry-after"]).toBe(statusCode === 429 ? "60" : undefined);
    expect((await book(one, "2001:db8:0:2::1")).statusCode).toBe(201);
    const { rows } = await database.query("select * from request_counts");
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain("2001");
  }));

test("two instances together let a crowd send twenty times as much, and no more", () =>
  withTwo(3, async ([one, other]) => {
    const sent = Array.from({ length: 80 }, (_, turn) =>
      book(turn % 2 === 0 ? one : other, `192.0.2.${turn}`),
    );
    const answers = await Promise.all(sent);
    expect(counted(answers)).toEqual({ 201: 3 * everybodysShare, 429: 80 - 3 * everybodysShare });
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers).toMatchObject({ "retry-after": "60", "x-ratelimit-remaining": "0" });
    expect((await book(other, "198.51.100.1")).statusCode).toBe(429);
  }));

test("while the database cannot count, each instance counts its own, and no booking is refused for it", () =>
  withTwo(2, async ([one, other], database) => {
    await database.query("begin; lock table request_counts in access exclusive mode");
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
