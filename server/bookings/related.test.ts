import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { queryPlans } from "#server/testing/query-plans.ts";
import { listBookings } from "./list-bookings.ts";

const { db, plansOf } = queryPlans();
beforeAll(() => migrate(db, "sqlite"));
afterAll(() => db.destroy());

test("SQLite looks up who booked before in indexes, without reading all bookings", async () => {
  const plans = await plansOf(() => listBookings.run(db, { limit: 50 }));
  const searches = (sign: string) => [
    `SEARCH same USING COVERING INDEX bookings_by_phone (phone_digits=? AND seq${sign}?)`,
    `SEARCH same USING COVERING INDEX bookings_by_other_phone (other_phone_digits=? AND seq${sign}?)`,
    `SEARCH same USING COVERING INDEX bookings_by_phone (phone_digits=? AND seq${sign}?)`,
    `SEARCH same USING COVERING INDEX bookings_by_other_phone (other_phone_digits=? AND seq${sign}?)`,
    `SEARCH same USING COVERING INDEX bookings_by_email (folded_email=? AND seq${sign}?)`,
  ];
  const found = plans.filter((line) => line.startsWith("SEARCH same"));
  expect(found).toEqual([...searches("<"), ...searches(">")]);
  expect(plans).toContain("SEARCH near USING INDEX bookings_in_order (seq=?)");
});
