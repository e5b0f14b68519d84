import { expect, onTestFinished, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { queryPlans } from "#server/testing/query-plans.ts";
import { countFunnel } from "./funnel.ts";
import { countReport, countSummary } from "./reports.ts";

test("reports read only indexes, and besides them only bookings that are waiting or spam", async () => {
  const { db, plansOf } = queryPlans();
  onTestFinished(() => db.destroy());
  await migrate(db, "sqlite");
  const now = "2026-11-20T17:00:00.000Z";
  const days = { from: "2026-01-01", to: "2026-12-31" };
  const plans = await plansOf(async () => {
    await countSummary.run(db, { now });
    await countReport.run(db, { ...days, now });
    await countFunnel.run(db, days);
    await countFunnel.run(db, { ...days, by: "week" });
  });
  const reading = plans.filter((line) => /^(SCAN|SEARCH)/.test(line));
  expect(reading).toHaveLength(13);
  // Waiting and spam bookings are few, and so are waiting messages.
  const others = reading.filter((line) => !line.includes("USING COVERING INDEX"));
  expect([...new Set(others)]).toEqual([
    "SEARCH bookings USING INDEX bookings_by_status (status=?)",
    "SCAN messages USING INDEX messages_due_mail",
    "SCAN messages USING INDEX messages_due_webhook",
    "SCAN messages USING INDEX messages_due_push",
  ]);
});
