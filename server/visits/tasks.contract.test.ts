import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Visit } from "#domain/api/bookings.ts";
import { ranks } from "#domain/api/tasks.ts";
import { type BookingStatus, nextStatuses } from "#domain/booking/status.ts";
import { firstVisitDay } from "#domain/business-clock/windows.ts";
import { dayMs, hourMs, isoAfter } from "#domain/dates.ts";
import { defaultPlan } from "#domain/visits/route-plan.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { addNote } from "#server/bookings/notes.ts";
import { recordCall } from "#server/bookings/record-call.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { undo } from "#server/bookings/undo.ts";
import { defineCommand } from "#server/db/command.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { holds } from "#server/testing/fuzz.ts";
import { casesOf, newStores, sharedStore } from "#server/testing/new-stores.ts";
import { friday, sunday, tuesday, visitActions } from "#server/testing/owner-actions.ts";
import { requestErasure } from "#server/visitor/visitor-changes.ts";
import { listTasks } from "./list-tasks.ts";
import { writeRoutePlan } from "./route-plan.ts";

const { open } = newStores();
const store = sharedStore();
const { book, change, schedule, outcome, undoLast, read } = visitActions(() => store);
const setStatus = (id: string, from: BookingStatus, to: BookingStatus, at = sunday) =>
  store.run(changeStatus, { ...change(id, at), from, to });
const callBack = (id: string, from: BookingStatus, until: string, at = sunday) =>
  store.run(recordCall, { ...change(id, at), from, until, outcome: "call-back" });
const voicemail = (id: string, until: string) =>
  store.run(recordCall, { ...change(id, sunday), from: "pending", until, outcome: "voicemail" });
/** What the list has for a booking. */
const taskOf = async (id: string, now: string) => {
  const { items } = await store.run(listTasks, { now });
  return items.find(({ booking }) => booking.id === id);
};
const tomorrow = isoAfter(sunday, dayMs);

test("somebody who was reached comes back on the day that was agreed on; an undo makes them new", async () => {
  const id = await book();
  const due = "2026-11-24T16:30:00.000Z";
  await callBack(id, "pending", due);
  expect((await read(id)).booking).toMatchObject({ status: "contacted", contactSeconds: 0 });
  expect(await taskOf(id, tomorrow)).toBeUndefined();
  expect(await taskOf(id, due)).toMatchObject({ reason: "call-back", due });
  await undoLast(id, "follow-up");
  expect((await read(id)).booking).toMatchObject({
    status: "pending",
    contactSeconds: null,
    followUpAt: null,
  });
  expect(await taskOf(id, sunday)).toMatchObject({ reason: "call" });
});

test("a voicemail leaves a booking new and counts", async () => {
  const unanswered = await book();
  await voicemail(unanswered, "2026-11-24T00:30:00.000Z");
  expect((await read(unanswered)).booking).toMatchObject({
    status: "pending",
    contactSeconds: 0,
  });
  await undoLast(unanswered, "voicemail");
  expect((await read(unanswered)).booking).toMatchObject({
    contactSeconds: null,
    followUpAt: null,
  });
});

test("a no on the phone counts as a call, as does a wrong number; one undo takes all of it back", async () => {
  for (const outcome of ["not-interested", "wrong-number"] as const) {
    const id = await book();
    const call = { from: "pending", outcome, note: "her cousin has the number" } as const;
    await store.run(recordCall, { ...change(id, sunday), ...call });
    const { booking, history } = await read(id);
    expect(booking).toMatchObject({ status: "declined", contactSeconds: 0 });
    expect(history.at(-1)).toMatchObject({ kind: "note", text: call.note });
    await store.run(undo, { ...change(id, sunday), event: history.at(-1)?.partOf ?? "" });
    const fresh = { status: "pending", contactSeconds: null, followUpAt: null };
    expect((await read(id)).booking).toMatchObject(fresh);
  }
});

test("a customer won by a call has what was agreed on; a quote is asked about later", async () => {
  const [won, quoted] = [await book(), await book()];
  const agreed = { weekday: "Tuesday", startsOn: "2026-12-01", price: "$28 a visit" };
  const call = { from: "pending", outcome: "customer", plan: "bi-weekly", agreed } as const;
  await store.run(recordCall, { ...change(won, sunday), ...call });
  const customer = { ...agreed, status: "active", chosenPlan: "bi-weekly", contactSeconds: 0 };
  expect((await read(won)).booking).toMatchObject(customer);
  const quote = { price: "$400 a month", quotedOn: "2026-11-22" };
  const until = "2026-11-25T16:30:00.000Z";
  const later = { from: "pending", outcome: "call-back", until, agreed: quote } as const;
  await store.run(recordCall, { ...change(quoted, sunday), ...later });
  const asked = { ...quote, status: "contacted", followUpAt: until };
  expect((await read(quoted)).booking).toMatchObject(asked);
});

test("a visit is on the list from its day on; the plan of a customer is kept, and an undo takes it back", async () => {
  const id = await book();
  await schedule(id);
  expect(await taskOf(id, sunday)).toBeUndefined();
  expect(await taskOf(id, `${tuesday}T15:00:00.000Z`)).toMatchObject({ reason: "visit" });
  await outcome(id, "done");
  const dayAfter = "2026-11-25T15:00:00.000Z";
  expect(await taskOf(id, dayAfter)).toMatchObject({ reason: "stay" });
  const followUpAt = "2026-11-30T16:30:00.000Z";
  await callBack(id, "scheduled", followUpAt, dayAfter);
  const won = { ...change(id, dayAfter), from: "scheduled", outcome: "customer" } as const;
  await store.run(recordCall, { ...won, plan: "bi-weekly" });
  expect((await read(id)).booking).toMatchObject({ chosenPlan: "bi-weekly", followUpAt: null });
  await undoLast(id, "status");
  expect((await read(id)).booking).toMatchObject({ chosenPlan: null, followUpAt });
});

test("a customer who paused is off the list once they stay, with the plan that was agreed on", async () => {
  const id = await book();
  await schedule(id);
  await setStatus(id, "scheduled", "active");
  await callBack(id, "active", tomorrow);
  expect(await taskOf(id, tomorrow)).toMatchObject({ reason: "call-back" });
  const stays = { ...change(id, tomorrow), from: "active", outcome: "customer" } as const;
  await store.run(recordCall, { ...stays, plan: "bi-weekly" });
  expect((await read(id)).booking).toMatchObject({ chosenPlan: "bi-weekly", followUpAt: null });
});

test("a locked gate, a day off and an erasure that was asked for are read with their bookings", async () => {
  const [locked, off, leaving] = [await book(), await book(), await book()];
  await schedule(locked);
  await outcome(locked, "no-access");
  const evening = `${tuesday}T19:00:00.000Z`;
  const special = ["gate locked last time"];
  expect(await taskOf(locked, evening)).toMatchObject({ reason: "new-day", special });
  await setStatus(locked, "scheduled", "active", evening);
  expect(await taskOf(locked, evening)).toMatchObject({ reason: "new-day", special });
  const mistaken = await book();
  await schedule(mistaken);
  await outcome(mistaken, "no-access");
  await undoLast(mistaken, "visit-no-access");
  expect(await taskOf(mistaken, evening)).toMatchObject({ reason: "outcome", special: [] });
  await schedule(off, { day: friday });
  const { confirmed: _, ...plan } = defaultPlan();
  const daysOff = [{ from: friday, to: friday, reason: "Family", phones: true }];
  await store.run(writeRoutePlan, { plan: { ...plan, daysOff }, now: sunday });
  expect(await taskOf(off, sunday)).toMatchObject({ reason: "day-off", special: ["Family"] });
  await store.run(writeRoutePlan, { plan, now: sunday });
  await setStatus(leaving, "pending", "declined");
  await store.run(requestErasure, { ...change(leaving, sunday), actor: "visitor" });
  expect(await taskOf(leaving, sunday)).toMatchObject({ reason: "erasure" });
});

const eraseAll = defineCommand({
  name: "eraseAll",
  kind: "write",
  run: async (db, at: string) => {
    await db.updateTable("bookings").set({ erased_at: at, status: "declined" }).execute();
  },
});

test("an erasure that was asked for is on the list after two hundred that are done", async () => {
  const full = await open();
  const leave = async (id: string) => {
    await full.run(storeBooking, newBooking({ id, createdAt: sunday }));
    await full.run(requestErasure, { ...change(id, sunday), actor: "visitor" });
  };
  for (let done = 0; done < 200; done += 1) await leave(`done-${done}`);
  await full.run(eraseAll, sunday);
  await leave("leaving");
  const declined = { from: "pending", to: "declined" } as const;
  await full.run(changeStatus, { ...change("leaving", sunday), ...declined });
  const { items } = await full.run(listTasks, { now: sunday });
  expect(items).toMatchObject([{ reason: "erasure", booking: { id: "leaving" } }]);
  await full.close();
});

/** Everything that can happen to a booking, told by a number each. */
async function act(id: string, choice: number, at: string): Promise<void> {
  const { booking, visit, history } = await read(id);
  const { status } = booking;
  const later = isoAfter(at, (1 + (choice % 9)) * dayMs);
  const next = nextStatuses(status);
  const states: readonly Exclude<Visit["state"], "asked" | "booked">[] = [
    "done",
    "no-access",
    "cancelled",
  ];
  const acts = [
    () => setStatus(id, status, next[choice % next.length] ?? status, at),
    () => callBack(id, status, later, at),
    () => voicemail(id, later),
    () =>
      schedule(id, {
        day: firstVisitDay(new Date(later)),
        at,
        seen: visit?.sequence ?? null,
        override: true,
      }),
    () =>
      outcome(id, states[choice % 3] ?? "done", {
        seen: visit?.sequence ?? 0,
        at: isoAfter(later, 9 * dayMs),
      }),
    () => store.run(undo, { ...change(id, at), event: history.at(-1 - (choice % 2))?.id ?? "" }),
  ];
  await acts[choice % acts.length]?.();
}

test("no booking that is neither won, lost nor spam is without a next step and its day", async () => {
  const actions = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 9 });
  const property = fc.asyncProperty(actions, async (choices) => {
    const id = randomUUID();
    await store.run(storeBooking, newBooking({ id, createdAt: sunday }));
    let at = sunday;
    for (const choice of choices) {
      at = isoAfter(at, hourMs);
      await act(id, choice, at);
    }
    const { booking } = await read(id);
    const isOpen = ["pending", "contacted", "scheduled"].includes(booking.status);
    const task = await taskOf(id, isoAfter(at, 400 * dayMs));
    if (isOpen) expect(task?.due).toMatch(/^20/);
  });
  await holds(property, casesOf(24));
});

test("the list has what comes next first, with the last note", async () => {
  const id = await book();
  for (const text of ["Gate code", "After 5 PM"])
    await store.run(addNote, { ...change(id, sunday), text });
  const { items } = await store.run(listTasks, { now: sunday });
  expect(items.find(({ booking }) => booking.id === id)).toMatchObject({ note: "After 5 PM" });
  const order = items.map(({ rank }) => ranks.indexOf(rank));
  expect(order).toEqual(order.toSorted());
});
