import { afterAll, beforeAll, expect, test } from "vitest";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { migrate } from "#server/db/migrate.ts";
import { queryPlans } from "#server/testing/query-plans.ts";

const { db, plansOf } = queryPlans();
beforeAll(() => migrate(db, "sqlite"));
afterAll(() => db.destroy());

test("SQLite looks up who booked before in indexes, without reading all bookings", async () => {
  const plans = await plansOf(() => listBookings.run(db, { limit: 50 }));
  expect(plans.filter((line) => line.startsWith("SEARCH same"))).toEqual([
    "SEARCH same USING COVERING INDEX bookings_by_phone (phone_digits=? AND seq<?)",
    "SEARCH same USING COVERING INDEX bookings_by_other_phone (other_phone_digits=? AND seq<?)",
    "SEARCH same USING COVERING INDEX bookings_by_phone (phone_digits=? AND seq<?)",
    "SEARCH same USING COVERING INDEX bookings_by_other_phone (other_phone_digits=? AND seq<?)",
    "SEARCH same USING COVERING INDEX bookings_by_email (folded_email=? AND seq<?)",
  ]);
  expect(plans).toContain("SEARCH earlier USING INDEX bookings_in_order (seq=?)");
});
