import { expect, test } from "vitest";
import { leadMonths } from "#content/business-facts.ts";
import { slotOf } from "#domain/business-clock/windows.ts";
import { monthsBefore } from "#domain/days.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { setWebhooks } from "#server/bookings/history.ts";
import { mergeBooking } from "#server/bookings/merge-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { bookingOf, newBooking } from "#server/testing/bookings.ts";
import { sharedStore } from "#server/testing/new-stores.ts";
import { bookWithTraces, detailOf, personal } from "#server/testing/traces.ts";
import { scheduleVisit, setVisitOutcome } from "#server/visits/schedule-visit.ts";
import { eraseBooking } from "./erase.ts";
import { bookingsToExport } from "./export.ts";
import { eraseExpired, eraseExpiredBatch } from "./retention.ts";

const at = "2026-11-20T18:00:00.000Z";
const change = { actor: "riley", at };

const store = sharedStore();
const erase = (bookingId: string) => store.run(eraseBooking, { ...change, bookingId });
const erasedIds = async () => {
  const bookings = await bookingsToExport(store);
  return bookings
    .filter(({ erasedAt }) => erasedAt !== null)
    .map(({ id }) => id)
    .sort();
};

test("nothing that an erased booking answers identifies the person", async () => {
  await bookWithTraces(store, "erased");
  const result = await erase("erased");
  if (!("detail" in result)) throw new Error(result.reason);
  const { booking, history, messages } = result.detail;
  expect(booking.erasedAt).toBe(at);
  expect(history.map(({ kind, actor, text }) => [kind, actor, text])).toEqual([
    ["requested", "visitor", null],
    ["note", "riley", null],
    ...Array.from({ length: 4 }, () => ["edited", "riley", null]),
    ["erased", "riley", null],
  ]);
  expect(messages.map(({ state, error }) => [state, error])).toEqual([
    ["dropped", null],
    ["dropped", null],
    ["dropped", null],
  ]);
  const text = JSON.stringify(result);
  expect(personal.filter((value) => text.includes(value))).toEqual([]);
});

test("erasing a booking that waits for a call also declines it", async () => {
  const { booking, history } = await detailOf(store, "erased");
  expect(booking.status).toBe("declined");
  expect(history.at(-1)).toMatchObject({ kind: "erased", from: "pending", to: "declined" });
  await store.run(storeBooking, newBooking({ id: "called" }));
  const to = { from: "pending", to: "contacted" } as const;
  await store.run(changeStatus, { ...change, bookingId: "called", ...to });
  await erase("called");
  const called = await detailOf(store, "called");
  expect(called.booking.status).toBe("contacted");
  expect(called.history.at(-1)).toMatchObject({ kind: "erased", from: null, to: null });
});

test("erasing again changes nothing, and an unknown booking is not found", async () => {
  const before = await detailOf(store, "erased");
  expect(await erase("erased")).toEqual({ detail: before });
  expect(await erase("nobody")).toMatchObject({ rejected: "not-found" });
});

test("erasing enqueues a webhook if one is set up, and drops the other messages", async () => {
  const booking = bookingOf("told");
  await store.run(setWebhooks, { areSent: true });
  await store.run(storeBooking, newBooking({ id: "told", booking }));
  await store.run(eraseBooking, { ...change, bookingId: "told" });
  await store.run(setWebhooks, { areSent: false });
  const { messages } = await detailOf(store, "told");
  expect(messages.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
    "confirmation dropped",
    "lead dropped",
    "webhook dropped",
    "webhook waiting",
  ]);
});

test("another booking of the same person is kept, and listed in the answer", async () => {
  const email = "two@example.com";
  for (const id of ["first", "second"])
    await store.run(storeBooking, newBooking({ id, booking: { ...validBooking, email } }));
  await store.run(mergeBooking, { ...change, bookingId: "first", into: "second" });
  const result = await erase("second");
  if (!("detail" in result)) throw new Error(result.reason);
  expect(result.detail.related).toMatchObject([{ id: "first", email, mergedInto: "second" }]);
});

test("only bookings that are too old and led to nothing are erased", async () => {
  const before = await erasedIds();
  // Midnight of September 1 in Phoenix, and the last moment before.
  const kept = "2024-09-01T07:00:00.000Z";
  const old = "2024-09-01T06:59:59.999Z";
  for (const [id, createdAt] of [
    ["old-pending", old],
    ["old-active", old],
    ["older", "2023-01-01T12:00:00.000Z"],
    ["old-merged", "2023-01-02T12:00:00.000Z"],
    ["kept", kept],
  ] as const)
    await bookWithTraces(store, id, createdAt);
  for (const [from, to] of [
    ["pending", "contacted"],
    ["contacted", "scheduled"],
    ["scheduled", "active"],
  ] as const)
    await store.run(changeStatus, { ...change, bookingId: "old-active", from, to });
  // Closed when its visit was scheduled: nobody's booking now.
  for (const [from, to] of [
    ["pending", "contacted"],
    ["contacted", "scheduled"],
  ] as const)
    await store.run(changeStatus, { ...change, bookingId: "older", from, to });
  await store.run(mergeBooking, { ...change, bookingId: "older", into: "old-merged" });
  const eraseAll = (on = "2026-09-01") =>
    eraseExpired({ store, now: () => new Date(`${on}T12:00:00.000Z`) });
  expect(monthsBefore("2026-09-01", leadMonths)).toBe("2024-09-01");

  await store.run(storeBooking, newBooking({ id: "fresh", createdAt: "2026-08-30T18:00:00.000Z" }));
  // Its day is from before a leap of the clock: it is kept.
  await store.run(
    storeBooking,
    newBooking({ id: "behind", createdAt: "2024-01-02T18:00:00.000Z" }),
  );
  expect(await eraseAll("2024-12-01")).toBe(0);
  const counts = await Promise.all([eraseAll(), eraseAll()]);
  expect(Math.max(...counts)).toBe(3);
  expect((await erasedIds()).filter((id) => !before.includes(id))).toEqual([
    "old-merged",
    "old-pending",
    "older",
  ]);
  const { history } = await detailOf(store, "older");
  expect(history.filter(({ kind }) => kind === "erased")).toMatchObject([{ actor: "retention" }]);
  expect(await eraseAll()).toBe(0);
});

test("spam is erased after 30 days", async () => {
  for (const [id, createdAt] of [
    ["old-spam", "2026-08-30T19:00:00.000Z"],
    ["new-spam", "2026-09-25T12:00:00.000Z"],
  ] as const)
    await store.run(storeBooking, newBooking({ id, createdAt, spam: "links" }));
  const before = await erasedIds();
  expect(await eraseExpired({ store, now: () => new Date("2026-09-30T12:00:00.000Z") })).toBe(2);
  expect((await erasedIds()).filter((id) => !before.includes(id))).toEqual(["kept", "old-spam"]);
});

test("a scheduled booking whose visit was canceled or missed led to nothing, others are kept", async () => {
  const createdAt = "2022-03-01T18:00:00.000Z";
  const visitAt = { at: "2022-03-02T18:00:00.000Z", actor: "riley" };
  const slot = { ...slotOf("2022-03-02", "afternoon"), override: true, seen: null };
  for (const id of ["canceled", "no-access", "booked", "done"]) {
    await store.run(storeBooking, newBooking({ id, createdAt }));
    await store.run(scheduleVisit, { ...visitAt, bookingId: id, ...slot });
  }
  for (const outcome of ["no-access", "done"] as const)
    await store.run(setVisitOutcome, { ...visitAt, bookingId: outcome, outcome, seen: 0 });
  await store.run(setVisitOutcome, {
    ...visitAt,
    bookingId: "canceled",
    outcome: "cancelled",
    seen: 0,
  });
  // Before visits were kept, scheduled was only a status.
  await store.run(storeBooking, newBooking({ id: "no-visit", createdAt }));
  await store.run(changeStatus, {
    ...change,
    bookingId: "no-visit",
    from: "pending",
    to: "contacted",
  });
  const to = { from: "contacted", to: "scheduled" } as const;
  for (const bookingId of ["canceled", "no-visit"])
    await store.run(changeStatus, { ...change, bookingId, ...to });
  const since = { leads: "2022-06-30", spam: "2022-06-30", today: "2022-12-31" };
  expect(await store.run(eraseExpiredBatch, { since, at })).toBe(2);
  expect(await erasedIds()).toEqual(expect.arrayContaining(["no-access", "canceled"]));
  for (const id of ["no-visit", "booked", "done"])
    expect((await detailOf(store, id)).booking).toMatchObject({
      status: "scheduled",
      erasedAt: null,
    });
});

test("an export includes merged bookings", async () => {
  const ids = (await bookingsToExport(store)).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["first", "second"]));
});
