import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/db/schema.ts";
import { countReport, countSummary } from "./reports.ts";

type Row = Partial<Pick<Database["bookings"], "area" | "page" | "service_type" | "status">> & {
  readonly contact_seconds?: number;
  readonly merged_into?: string;
};

const hour = 3600;
/** Friday, 10 AM in Phoenix. */
const now = "2026-11-20T17:00:00.000Z";

/** `open` returns an empty, migrated database. */
export function reportsContract(open: () => Promise<Kysely<Database>>): void {
  let db: Kysely<Database>;
  let last = 0;
  const book = (day: string, created_at: string, row: Row = {}) => {
    last += 1;
    const empty = { first_name: "", last_name: "", email: "", phone: "", address: "", city: "" };
    return db
      .insertInto("bookings")
      .values({
        ...empty,

        state: "AZ",
        zip_code: "85251",
        num_dogs: "1",
        phone_digits: "",
        other_phone_digits: "",
        folded_email: "",
        search_words: "",
        id: `n-${last}`,
        day,
        created_at,
        status: "pending",
        service_type: "weekly",
        ...row,
      })
      .execute();
  };

  beforeAll(async () => {
    db = await open();
    const contacted = "contacted" as const;
    // 9 PM on Saturday in Phoenix: already Sunday in UTC.
    await book("2026-11-14", "2026-11-15T04:00:00.000Z", {
      area: "troon",
      page: "/troon",
      status: contacted,
      contact_seconds: 2 * hour,
    });
    await book("2026-11-16", "2026-11-16T17:00:00.000Z", {
      area: "troon",
      page: "/",
      status: "active",
      contact_seconds: 24 * hour,
    });
    await book("2026-11-16", "2026-11-16T17:30:00.000Z", {
      area: "anthem",
      page: "/",
      status: contacted,
      contact_seconds: 24 * hour + 1,
    });
    // Waiting, and overdue at this very moment.
    await book("2026-11-19", now.replace("-20T", "-19T"), { area: "anthem", page: "/" });
    // Waiting with time left.
    await book("2026-11-19", "2026-11-19T17:15:00.000Z", { service_type: "bi-weekly", page: "/" });
    await book("2026-11-18", "2026-11-18T17:00:00.000Z", { status: "declined" });
    // Marked as spam after a call, then rescued: it waits again, but was contacted.
    await book("2026-11-18", "2026-11-18T18:00:00.000Z", { contact_seconds: hour });
    await book("2026-11-18", "2026-11-18T19:00:00.000Z", { status: "spam", contact_seconds: hour });
    await book("2026-11-18", "2026-11-18T20:00:00.000Z", { merged_into: "n-1" });
    // Long ago.
    await book("2026-08-31", "2026-08-31T17:00:00.000Z", {
      status: contacted,
      contact_seconds: 99 * hour,
    });
  });
  afterAll(() => db.destroy());

  test("a range of days is counted, without spam and merged bookings", async () => {
    const numbers = await countReport.run(db, { from: "2026-11-01", to: "2026-11-20", now });
    expect(numbers).toEqual({
      bookings: 7,
      inTime: 3,
      late: 2,
      uncalled: 1,
      since: "2026-08-31",
      // The mean of two hours and a day.
      medianSeconds: 13 * hour,
      weeks: [
        { week: "2026-11-01", bookings: 0, inTime: 0, late: 0, uncalled: 0 },
        { week: "2026-11-08", bookings: 1, inTime: 1, late: 0, uncalled: 0 },
        { week: "2026-11-15", bookings: 6, inTime: 2, late: 2, uncalled: 1 },
      ],
      areas: [
        { key: null, bookings: 3 },
        { key: "anthem", bookings: 2 },
        { key: "troon", bookings: 2 },
      ],
      pages: [
        { key: "/", bookings: 4 },
        { key: null, bookings: 2 },
        { key: "/troon", bookings: 1 },
      ],
      plans: [
        { key: "weekly", bookings: 6 },
        { key: "bi-weekly", bookings: 1 },
      ],
    });
  });

  test("both ends of a range are included, and nothing beyond", async () => {
    const numbers = await countReport.run(db, { from: "2026-11-14", to: "2026-11-16", now });
    expect(numbers).toMatchObject({ bookings: 3, inTime: 2, late: 1, medianSeconds: 24 * hour });
  });

  test("a range without bookings has weeks, no median and no keys", async () => {
    const numbers = await countReport.run(db, { from: "2026-10-05", to: "2026-10-06", now });
    expect(numbers).toMatchObject({ bookings: 0, inTime: 0, late: 0, medianSeconds: null });
    const week = { week: "2026-10-04", bookings: 0, inTime: 0, late: 0, uncalled: 0 };
    expect(numbers.weeks).toEqual([week]);
    expect([numbers.areas, numbers.pages, numbers.plans]).toEqual([[], [], []]);
  });

  test("waiting bookings become overdue by the given clock", async () => {
    const days = { from: "2026-11-19", to: "2026-11-19" };
    const late = async (at: string) => (await countReport.run(db, { ...days, now: at })).late;
    expect(await late("2026-11-20T16:59:59.999Z")).toBe(0);
    expect(await late("2026-11-20T17:00:00.000Z")).toBe(1);
    expect(await late("2026-11-20T17:15:00.001Z")).toBe(2);
  });

  test("the summary counts what needs attention", async () => {
    await db
      .insertInto("messages")
      .values(
        (["failed", "sent", "waiting", "failed", "withheld"] as const).map((state, index) => ({
          id: `m-${index}`,
          kind: "lead" as const,
          booking_id: "n-1",
          event_id: null,
          state,
          attempts: 0,
          created_at: now,
          next_at: now,
          claimed_until: null,
          give_up_at: now,
          sent_at: null,
          error: null,
        })),
      )
      .execute();
    const summary = await countSummary.run(db, { now });
    expect(summary).toMatchObject({
      spam: 1,
      failedMessages: 2,
      withheldToday: 1,
    });
    const tomorrow = new Date(Date.parse(now) + 24 * 3_600_000).toISOString();
    expect((await countSummary.run(db, { now: tomorrow })).withheldToday).toBe(0);
  });
}
