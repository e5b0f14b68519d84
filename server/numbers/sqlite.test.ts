import { afterAll, describe, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { queryPlans } from "#server/testing/query-plans.ts";
import { countNumbers } from "./count-numbers.ts";
import { countSummary } from "./count-summary.ts";
import { numbersContract } from "./numbers.contract.ts";

const { db, plansOf } = queryPlans();
afterAll(() => db.destroy());

describe("SQLite counts right", () => {
  numbersContract(async () => {
    await migrate(db, "sqlite");
    return db;
  });
});

test("the bookings themselves are never read: their indexes hold all that is counted", async () => {
  const now = "2026-11-20T17:00:00.000Z";
  const days = { from: "2026-01-01", to: "2026-12-31" };
  const plans = await plansOf(async () => {
    await countSummary.run(db, { now });
    await countNumbers.run(db, { ...days, now });
  });
  const reading = plans.filter((line) => /^(SCAN|SEARCH)/.test(line));
  expect(reading).toHaveLength(17);
  // Messages that wait are read themselves; they are few, and have indexes of their own.
  expect(reading.filter((line) => !line.includes("USING COVERING INDEX"))).toEqual([
    "SCAN messages USING INDEX messages_due_mail",
    "SCAN messages USING INDEX messages_due_webhook",
  ]);
});
