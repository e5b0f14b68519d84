import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { queryPlans } from "#server/testing/query-plans.ts";
import { eraseExpiredBatch, previewRetention } from "./retention.ts";

const { db, plansOf } = queryPlans();
beforeAll(() => migrate(db, "sqlite"));
afterAll(() => db.destroy());

test("what retention erases is found without reading what was erased before", async () => {
  const kept = { since: "2024-11-20", today: "2026-11-20" };
  const old = "SEARCH bookings USING INDEX bookings_not_erased (day<?)";
  expect(await plansOf(() => previewRetention.run(db, kept))).toContain(old);
  const batch = { ...kept, at: "2026-11-20T17:00:00.000Z" };
  expect(await plansOf(() => eraseExpiredBatch.run(db, batch))).toContain(old);
});
