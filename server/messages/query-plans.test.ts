import { afterAll, beforeAll, expect, test } from "vitest";
import { channels } from "#domain/message-kinds.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { countNumbers } from "#server/bookings/numbers.ts";
import { migrate } from "#server/db/migrate.ts";
import { claimMessages } from "#server/due-messages.ts";
import { queryPlans } from "#server/testing/query-plans.ts";
import { enqueueReminders } from "#server/visits/enqueue-reminders.ts";
import { countSummary } from "./message-commands.ts";

const { db, plansOf } = queryPlans();
beforeAll(() => migrate(db, "sqlite"));
afterAll(() => db.destroy());

test("due messages of a channel are found without reading all waiting ones", async () => {
  for (const channel of channels) {
    const plans = await plansOf(() =>
      claimMessages.run(db, { channel, now: "2026-11-20T17:00:00.000Z", limit: 10 }),
    );
    const due = `SEARCH messages USING INDEX messages_due_${channel}`;
    // The last query finds when the next message is due.
    expect(plans).toEqual([`${due} (next_at<?)`, due]);
  }
});

test("the list that reminders read is found without reading all bookings or visits", async () => {
  const plans = await plansOf(() => enqueueReminders.run(db, { now: "2026-11-20T21:00:00.000Z" }));
  const ofTables = plans.filter((line) => / (bookings|visits) /.test(line));
  const byStatus = "SEARCH bookings USING INDEX bookings_by_status (status=?)";
  expect(ofTables).toEqual([
    ...[byStatus, byStatus],
    "SEARCH bookings USING INDEX bookings_to_follow_up (follow_up_at<?)",
    byStatus,
    "SEARCH visits USING INDEX sqlite_autoindex_visits_1 (booking_id=?) LEFT-JOIN",
    byStatus,
    "SEARCH visits USING INDEX sqlite_autoindex_visits_1 (booking_id=?)",
    ...["SCAN visits USING INDEX visits_open", byStatus],
    // Those who ask for erasure.
    "SEARCH bookings USING INDEX sqlite_autoindex_bookings_1 (id=?)",
    // How many wait, and in how many rows of networks.
    ...[byStatus, byStatus],
  ]);
});

test("the summary and the numbers read only indexes, and besides them only spam", async () => {
  const now = "2026-11-20T17:00:00.000Z";
  const plans = await plansOf(async () => {
    await countSummary.run(db, undefined);
    await countNumbers.run(db, { now });
  });
  const reading = plans.filter((line) => /^(SCAN|SEARCH)/.test(line));
  expect(reading).toHaveLength(5);
  expect(reading.filter((line) => !line.includes("USING COVERING INDEX"))).toEqual([
    "SEARCH bookings USING INDEX bookings_by_status (status=?)",
  ]);
});

test("SQLite looks up who booked before in indexes, without reading all bookings", async () => {
  const plans = await plansOf(() => listBookings.run(db, { limit: 50 }));
  const searches = (sign: string) => [
    `SEARCH same USING COVERING INDEX bookings_by_phone (phone_digits=? AND seq${sign}?)`,
    `SEARCH same USING COVERING INDEX bookings_by_email (folded_email=? AND seq${sign}?)`,
  ];
  const found = plans.filter((line) => line.startsWith("SEARCH same"));
  expect(found).toEqual([...searches("<"), ...searches(">")]);
  expect(plans).toContain("SEARCH near USING INDEX bookings_in_order (seq=?)");
});
