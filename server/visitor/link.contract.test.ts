import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BookingStatus } from "#domain/booking/status.ts";
import { slotOf } from "#domain/business-clock/windows.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { defaultPlan } from "#domain/visits/route-plan.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { correctBooking } from "#server/bookings/correct-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { linkKeyOf, readLink } from "#server/bookings/visitor-links.ts";
import type { Store } from "#server/db/store.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { deliverAt } from "#server/testing/messages.ts";
import { newStores } from "#server/testing/new-stores.ts";
import { sunday, visitActions } from "#server/testing/owner-actions.ts";
import { listTasks } from "#server/visits/list-tasks.ts";
import { listVisits } from "#server/visits/list-visits.ts";
import { writeRoutePlan } from "#server/visits/route-plan.ts";
import { chooseDay } from "./choose-day.ts";
import { readLinkedBooking } from "./read-linked-booking.ts";
import {
  cancelBooking,
  chooseContactMethod,
  notePress,
  renewLink,
  requestErasure,
} from "./visitor-changes.ts";

/** On the sample's route of Old Town. */
const thursday = "2026-12-10";
const monday = "2026-11-30";

const { openTogether } = newStores();
let store: Store;
let others: readonly Store[] = [];
const key = linkKeyOf("only for tests");
beforeAll(async () => {
  [store, ...others] = await openTogether(4);
  await savePlan(60);
});
afterAll(async () => {
  for (const one of [store, ...others]) await one.close();
});
const actions = visitActions(() => store);
const { book, change, schedule, outcome, undoLast, read, steps } = actions;
const sample = defaultPlan();
const savePlan = (places: number) =>
  store.run(writeRoutePlan, {
    plan: {
      areas: sample.areas,
      capacity: { ...sample.capacity, Thursday: places, Monday: places },
      daysOff: [],
    },
    now: sunday,
  });
const visitor = (bookingId: string, at = sunday) => ({
  bookingId,
  at,
  actor: "visitor",
});
const choose = (id: string, day = thursday, seen: number | null = null, at = sunday, on = store) =>
  on.run(chooseDay, { ...visitor(id, at), ...slotOf(day, "morning"), seen });
const tokenOf = async (bookingId: string) =>
  store.run(readLink, { bookingId, key, mailbox: (await read(bookingId)).booking.email });
const page = (token: string, now = sunday) => store.run(readLinkedBooking, { token, key, now });
const mailsOf = async (id: string) =>
  (await read(id)).messages.map(({ kind, state }) => `${kind} ${state}`);

test("a link stays the same until it is replaced, and ends 90 days after the booking", async () => {
  const id = await book();
  const token = await tokenOf(id);
  expect(token).toMatch(/^[\w-]{51}$/);
  expect(await tokenOf(id)).toBe(token);
  expect((await page(token))?.booking.id).toBe(id);
  expect(await page(token, "2027-02-21T00:00:00.000Z")).toBeUndefined();
  await store.run(renewLink, visitor(id));
  expect(await page(token)).toBeUndefined();
  expect((await page(await tokenOf(id)))?.booking.id).toBe(id);
  expect(await mailsOf(id)).toContain("visit-link waiting");
});

test("the answer's link ends after two hours, or with the first press on the mailed one", async () => {
  const [late, pressed] = [await book(), await book()];
  const answered = (bookingId: string) => store.run(readLink, { bookingId, key });
  const [first, second] = [await answered(late), await answered(pressed)];
  expect(first).not.toBe(await tokenOf(late));
  expect((await page(first, "2026-11-23T01:00:00.000Z"))?.isMailed).toBe(false);
  expect(await page(first, "2026-11-23T01:00:00.001Z")).toBeUndefined();
  expect((await page(await tokenOf(late), "2026-11-23T01:00:00.001Z"))?.isMailed).toBe(true);
  // Opening the mailed link is no press.
  expect((await page(await tokenOf(pressed)))?.isMailed).toBe(true);
  expect(await page(second)).toBeDefined();
  await store.run(notePress, { bookingId: pressed, at: sunday });
  expect(await page(second)).toBeUndefined();
  expect(await page(await tokenOf(pressed))).toBeDefined();
});

test("a corrected email address gets a new link, and the old one ends", async () => {
  const id = await book();
  const email = { from: `${id}@mail.example`, to: `right-${id}@mail.example` };
  const correct = ({ from, to } = email, at = sunday) =>
    store.run(correctBooking, { ...change(id, at), from: { email: from }, to: { email: to } });
  const sent = async () =>
    (await mailsOf(id)).filter((mail) => /^visit(-link)? waiting/.test(mail)).sort();
  const first = await tokenOf(id);
  await correct();
  expect(await page(first)).toBeUndefined();
  expect(await sent()).toEqual(["visit-link waiting"]);
  // The visit to come brings the link along.
  await schedule(id);
  const second = await tokenOf(id);
  await correct({ from: email.to, to: email.from });
  expect(await page(second)).toBeUndefined();
  expect(await sent()).toEqual(["visit waiting", "visit-link waiting"]);
  // Nobody gets a link that has ended for good.
  await correct(email, "2027-02-21T00:00:00.000Z");
  expect(await sent()).toHaveLength(2);
});

test("a link ends with the erasure, and 30 days after the visit", async () => {
  const [erased, visited] = [await book(), await book()];
  const token = await tokenOf(erased);
  await store.run(eraseBooking, change(erased, sunday));
  expect(await page(token)).toBeUndefined();
  await schedule(visited, { day: thursday });
  const other = await tokenOf(visited);
  expect(await page(other, "2027-01-09T00:00:00.000Z")).toBeDefined();
  expect(await page(other, "2027-01-10T08:00:00.000Z")).toBeUndefined();
});

test("a press that arrives after the erasure stores nothing", async () => {
  const id = await book();
  const contact = { from: "pending", to: "contacted" } as const;
  await store.run(changeStatus, { ...change(id, sunday), ...contact });
  await store.run(eraseBooking, change(id, sunday));
  const cancellation = { from: "contacted", visit: null, reason: "" } as const;
  for (const outcome of [
    await choose(id),
    await store.run(chooseContactMethod, { ...visitor(id), reachBy: "text" }),
    await store.run(requestErasure, visitor(id)),
    await store.run(cancelBooking, { ...visitor(id), ...cancellation }),
  ])
    expect(outcome).toMatchObject({ rejected: "conflict" });
  expect(await steps(id)).toEqual(["requested", "contacted", "erased"]);
});

test("a day is asked for without changing status or promise; the same day again changes nothing", async () => {
  const id = await book();
  expect(await choose(id)).toMatchObject({
    detail: {
      booking: { status: "pending", contactSeconds: null },
      visit: { day: thursday, state: "asked", sequence: 0 },
    },
  });
  for (const seen of [null, 0])
    expect(await choose(id, thursday, seen)).toMatchObject({
      detail: { visit: { sequence: 0 } },
    });
  expect(await steps(id)).toEqual(["requested", "visit-asked"]);
  expect(await choose(id, monday, 0)).toMatchObject({ detail: { visit: { day: monday } } });
  expect(await choose(id, thursday, 0)).toMatchObject({ rejected: "conflict" });
});

const toConfirm = async () =>
  (await store.run(listTasks, { now: sunday })).items.flatMap(({ reason, booking }) =>
    reason === "confirm" ? [booking.id] : [],
  );

test("several ask for the last place, which is free until the owner confirms one; then the day is full", async () => {
  await savePlan(1);
  const day = "2026-12-07";
  const [first, second, third] = [await book(), await book(), await book()];
  for (const id of [first, second]) expect(await choose(id, day)).toHaveProperty("detail");
  const taken = async () => (await store.run(listVisits, { from: day, to: day })).days;
  expect(await taken()).toMatchObject([{ taken: 0 }]);
  expect(await toConfirm()).toEqual(expect.arrayContaining([first, second]));
  expect(await schedule(first, { day, seen: 0 })).toHaveProperty("detail");
  expect(await taken()).toMatchObject([{ taken: 1 }]);
  expect(await schedule(second, { day, seen: 0 })).toEqual({
    rejected: "no-place",
    reason: "Monday, December 7 is full: 1 of 1 places are taken. Please offer another day.",
  });
  // The second one still waits, and others are offered other days.
  expect((await read(second)).visit?.state).toBe("asked");
  expect(await choose(third, day)).toMatchObject({ rejected: "no-place" });
  const { days = [] } = (await page(await tokenOf(third))) ?? {};
  expect(days.find((one) => one.day === day)?.isFull).toBe(true);
  expect(days.some(({ isFull }) => !isFull)).toBe(true);
  await savePlan(60);
});

test("the owner confirms with one press, and then the calendar mail goes out", async () => {
  const id = await book();
  await choose(id);
  expect(await mailsOf(id)).not.toContain("visit waiting");
  expect(await toConfirm()).toContain(id);
  expect(await schedule(id, { day: thursday, seen: 0 })).toMatchObject({
    detail: { booking: { status: "scheduled" }, visit: { state: "booked", sequence: 1 } },
  });
  expect(await mailsOf(id)).toContain("visit waiting");
  expect(await toConfirm()).not.toContain(id);
  expect((await steps(id)).at(-1)).toBe("visit-scheduled");
  // After the undo the day is asked for as before.
  await undoLast(id, "visit-scheduled");
  expect(await read(id)).toMatchObject({
    booking: { status: "pending" },
    visit: { state: "asked", day: thursday, outcomeAt: null },
  });
});

test("a visitor who asks for another day gives the confirmed one back, and calendars lose it if that is canceled", async () => {
  const id = await book();
  const day = "2026-12-14";
  await schedule(id, { day });
  while ((await deliverAt(store, sunday, async () => "sent")).sent > 0);
  await choose(id, monday, 0);
  const { days } = await store.run(listVisits, { from: day, to: day });
  expect(days).toMatchObject([{ taken: 0 }]);
  expect(await read(id)).toMatchObject({
    booking: { status: "scheduled" },
    visit: { day: monday },
  });
  await outcome(id, "cancelled", { seen: 1 });
  expect((await read(id)).booking.status).toBe("contacted");
  expect((await mailsOf(id)).filter((mail) => mail.startsWith("visit "))).toEqual([
    ...["visit sent", "visit waiting"],
  ]);
});

test("spam is offered no days and cannot ask for one", async () => {
  const id = randomUUID();
  const booking = { ...validBooking, email: `${id}@mail.example` };
  await store.run(storeBooking, newBooking({ id, booking, createdAt: sunday, spam: "links" }));
  expect((await page(await tokenOf(id)))?.days).toEqual([]);
  expect(await choose(id)).toMatchObject({ rejected: "no-place" });
  expect((await read(id)).visit).toBeNull();
});

test("canceling declines the booking and its day, but not from an outdated page", async () => {
  const id = await book();
  await choose(id, monday);
  const cancel = (visit: number | null) =>
    store.run(cancelBooking, { ...visitor(id), from: "pending", visit, reason: "We moved." });
  expect(await cancel(null)).toMatchObject({ rejected: "conflict" });
  expect(await cancel(0)).toMatchObject({
    detail: { booking: { status: "declined" }, visit: { state: "cancelled" } },
  });
  expect(await cancel(0)).toHaveProperty("detail");
  expect(await choose(id, monday, 1)).toMatchObject({ rejected: "conflict" });
  const { history } = await read(id);
  expect(history.map(({ kind, actor }) => `${actor} ${kind}`)).toEqual([
    ...["visitor requested", "visitor visit-asked"],
    ...["visitor visit-cancelled", "visitor status", "visitor note"],
  ]);
});

test("a visit can be canceled until its day is over, but not once it was done or missed", async () => {
  const cancel = (id: string, from: BookingStatus, visit: number, at: string) =>
    store.run(cancelBooking, { ...visitor(id, at), from, visit, reason: "" });
  const onTheDay = "2026-12-10T18:00:00.000Z";
  const dayAfter = "2026-12-11T18:00:00.000Z";
  const booked = async () => {
    const id = await book();
    await schedule(id, { day: thursday });
    return id;
  };
  const [customer, missed] = [await booked(), await booked()];
  const [past, last] = [await booked(), await booked()];
  await outcome(customer, "done", { at: onTheDay });
  const toActive = { from: "scheduled", to: "active" } as const;
  await store.run(changeStatus, { ...change(customer, onTheDay), ...toActive });
  await outcome(missed, "no-access", { at: onTheDay });
  expect(await cancel(customer, "active", 1, dayAfter)).toMatchObject({ rejected: "conflict" });
  expect((await read(customer)).booking.status).toBe("active");
  expect(await cancel(missed, "scheduled", 1, dayAfter)).toMatchObject({ rejected: "conflict" });
  expect(await cancel(past, "scheduled", 0, dayAfter)).toMatchObject({ rejected: "conflict" });
  expect(await cancel(last, "scheduled", 0, onTheDay)).toHaveProperty("detail");
});

test("when a visitor picks a day and cancels at the same moment, one succeeds and one conflicts", async () => {
  const id = await book();
  const [chosen, canceled] = await Promise.all([
    choose(id),
    store.run(cancelBooking, { ...visitor(id), from: "pending", visit: null, reason: "" }),
  ]);
  const { booking, visit } = await read(id);
  const isChosen = "detail" in chosen;
  expect("detail" in canceled).toBe(!isChosen);
  expect([booking.status, visit?.state]).toEqual(
    isChosen ? ["pending", "asked"] : ["declined", undefined],
  );
});

test("of the changes that a visitor makes at the same time, fifty a day are made", async () => {
  const id = await book();
  const stores = [store, ...others];
  const press = (index: number) =>
    (stores[index % stores.length] ?? store).run(chooseContactMethod, {
      ...visitor(id),
      reachBy: index % 2 ? "text" : "call",
    });
  const results = [];
  for (let wave = 0; wave < 4; wave += 1)
    results.push(...(await Promise.all(Array.from({ length: 15 }, (_, index) => press(index)))));
  const refused = results.filter((one) => "rejected" in one && one.rejected === "rate-limited");
  expect([results.filter((one) => "detail" in one).length, refused.length]).toEqual([50, 10]);
  const nextDay = "2026-11-23T23:00:00.000Z";
  const cancellation = { from: "pending", visit: null, reason: "" } as const;
  expect(await store.run(cancelBooking, { ...visitor(id, nextDay), ...cancellation })).toEqual(
    expect.objectContaining({ detail: expect.anything() }),
  );
});
