import { expect, test } from "vitest";
import { startOfDay } from "#domain/business-clock/office.ts";
import { digestAt, reminderAt } from "#domain/business-clock/reminders.ts";
import { isoAfter, minuteMs } from "#domain/dates.ts";
import { defaultPlan } from "#domain/visits/route-plan.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { addNote } from "#server/bookings/notes.ts";
import { claimMessages } from "#server/due-messages.ts";
import { PermanentFailure } from "#server/messages/channels.ts";
import { composeMail } from "#server/messages/compose-mail.ts";
import { deliverAt } from "#server/testing/messages.ts";
import { freshStore } from "#server/testing/new-stores.ts";
import {
  friday,
  ownerActions,
  sunday,
  tuesday,
  visitActions,
} from "#server/testing/owner-actions.ts";
import { enqueueReminders } from "./enqueue-reminders.ts";
import { listTasks } from "./list-tasks.ts";
import { writeRoutePlan } from "./route-plan.ts";

const later = (minutes: number) => new Date(Date.parse(sunday) + minutes * 60_000).toISOString();
const onDay = (day: string) => ({ from: day, to: day, reason: "", phones: false });
const env = { OWNER_EMAIL: "owner@business.example", SITE_URL: "https://site.example" };

const store = freshStore();
const { book, change, schedule, outcome, undoLast, read } = visitActions(() => store);
const { correct } = ownerActions(() => store);

/** One pass at a moment: the subjects of the visit's emails that it sent, each with the method of its calendar. */
async function pass(at: string, fail?: boolean | "refused"): Promise<string[]> {
  const sent: string[] = [];
  await deliverAt(store, at, async (message) => {
    if (fail === "refused") throw new PermanentFailure("no such mailbox");
    if (fail) throw new Error("the mail server is away");
    const { subject, icalEvent } = composeMail(message, { env, now: new Date(at) });
    const method = typeof icalEvent === "object" && "method" in icalEvent && icalEvent.method;
    const isVisit = message.kind.startsWith("visit");
    if (isVisit) sent.push([subject, method].filter(Boolean).join(" · "));
    return "sent";
  });
  return sent;
}

const booked = "See you on Tuesday, November 24 · REQUEST";
const moved = "Moved: your visit is on Friday, November 27 · REQUEST";
const canceled = "Canceled: your visit on Tuesday, November 24 · CANCEL";

test("scheduling, moving and canceling send one mail each", async () => {
  const id = await book();
  await schedule(id);
  expect(await pass(later(1))).toEqual([booked]);
  await schedule(id, { day: friday, seen: 0, at: later(2) });
  expect(await pass(later(3))).toEqual([moved]);
  await outcome(id, "cancelled", { seen: 1, at: later(4) });
  expect(await pass(later(5))).toEqual(["Canceled: your visit on Friday, November 27 · CANCEL"]);
  expect(await pass(later(6))).toEqual([]);
});

test("an outdated mail is never sent, and the next one says what is true now", async () => {
  const [id, never] = [await book(), await book()];
  await schedule(id, { day: friday });
  await schedule(never);
  await schedule(id, { seen: 0, at: later(1) });
  await outcome(never, "cancelled", { at: later(1) });
  expect(await pass(later(2))).toEqual([booked]);
  // The canceled one was never announced.
  expect(await pass(later(3))).toEqual([]);
});

test("after a failed attempt, which may have arrived anyway, a cancellation is sent as well", async () => {
  const id = await book();
  await schedule(id);
  await pass(later(1), true);
  await outcome(id, "cancelled", { at: later(1) });
  expect(await pass(later(10))).toEqual([canceled]);
});

test("an undo sends nothing if the change was never announced, otherwise one mail", async () => {
  const id = await book();
  await schedule(id);
  await pass(later(1));
  await schedule(id, { day: friday, seen: 0, at: later(2) });
  await undoLast(id, "visit-moved", later(3));
  expect(await pass(later(4))).toEqual([]);
  await outcome(id, "cancelled", { seen: 2, at: later(5) });
  expect(await pass(later(6))).toEqual([canceled]);
  await undoLast(id, "visit-cancelled", later(7));
  expect(await pass(later(8))).toEqual(["Moved: your visit is on Tuesday, November 24 · REQUEST"]);
  await outcome(id, "done", { seen: 4 });
  await undoLast(id, "visit-done", "2026-11-24T18:30:00.000Z");
  expect(await pass("2026-11-24T18:31:00.000Z")).toEqual([]);
});

test("an undo before anything was sent sends the first mail again", async () => {
  const id = await book();
  await schedule(id);
  await schedule(id, { day: friday, seen: 0, at: later(1) });
  await undoLast(id, "visit-moved", later(2));
  expect(await pass(later(3))).toEqual([booked]);
  await undoLast(id, "visit-scheduled", later(4));
  expect(await pass(later(5))).toEqual([canceled]);
  const tried = await book();
  await schedule(tried);
  await pass(later(1), true);
  await schedule(tried, { day: friday, seen: 0, at: later(2) });
  await undoLast(tried, "visit-moved", later(2));
  expect(await pass(later(3))).toEqual([booked]);
});

test("only a customer gets a visit again; its mails begin anew, and an undo cancels it", async () => {
  const id = await book();
  await schedule(id);
  expect(await pass(later(1))).toEqual([booked]);
  await outcome(id, "done");
  const at = "2026-11-25T17:00:00.000Z";
  const again = { day: "2026-12-01", seen: 1, at };
  expect(await schedule(id, again)).toMatchObject({ rejected: "conflict" });
  const won = { ...change(id, at), from: "scheduled", to: "active" } as const;
  await store.run(changeStatus, won);
  await schedule(id, again);
  expect(await read(id)).toMatchObject({
    booking: { status: "active" },
    visit: { state: "booked" },
  });
  expect(await pass(at)).toEqual(["See you on Tuesday, December 1 · REQUEST"]);
  await undoLast(id, "visit-scheduled", at);
  expect(await pass(at)).toEqual(["Canceled: your visit on Tuesday, December 1 · CANCEL"]);
});

test("an undo to a day that the last mail did not announce sends a mail", async () => {
  const id = await book();
  await schedule(id);
  await pass(later(1));
  await schedule(id, { day: friday, seen: 0, at: later(2) });
  expect(await pass(later(3))).toEqual([moved]);
  await undoLast(id, "visit-moved", later(4));
  await schedule(id, { day: "2026-12-01", seen: 2, at: later(5) });
  await undoLast(id, "visit-moved", later(6));
  expect(await pass(later(7))).toEqual(["Moved: your visit is on Tuesday, November 24 · REQUEST"]);
});

test("a corrected address clears failed mails, and gets the coming visit, else the link", async () => {
  const [id, over] = [await book(), await book()];
  for (const one of [id, over]) await schedule(one);
  await pass(later(1), "refused");
  await outcome(over, "cancelled", { at: later(2) });
  await pass(later(2), "refused");
  const failedOf = async (one: string) =>
    (await read(one)).messages
      .filter(({ state }) => state === "failed")
      .map(({ kind }) => kind)
      .sort();
  expect(await failedOf(id)).toEqual(["confirmation", "lead", "visit"]);
  const { items } = await store.run(listTasks, { now: later(2) });
  const task = items.find(({ booking }) => booking.id === id);
  expect(task?.reason).toBe("message");
  expect(task?.undelivered.map(({ kind }) => kind).sort()).toEqual(["confirmation", "visit"]);
  const reasonOf = async (at: string) =>
    (await store.run(listTasks, { now: at })).items.find(({ booking }) => booking.id === id)
      ?.reason;
  await store.run(addNote, { ...change(id, later(2)), text: "Told by phone" });
  expect(await reasonOf(later(2))).not.toBe("message");
  await undoLast(id, "note", later(2));
  expect(await reasonOf(later(2))).toBe("message");
  for (const one of [id, over])
    await correct(one, { email: `new-${one}@mail.example` }, { at: later(3) });
  for (const one of [id, over]) expect(await failedOf(one)).toEqual(["lead"]);
  expect((await pass(later(4))).toSorted()).toEqual([booked, "Your new link"]);
  await schedule(id, { day: friday, seen: 0, at: later(5) });
  await undoLast(id, "visit-moved", later(5));
  expect(await pass(later(6))).toEqual([]);
});

test("a corrected address gets only one mail if one is waiting, and only the link after the visit", async () => {
  const [id, without, over] = [await book(), await book({ email: "" }), await book()];
  await schedule(over);
  await pass(later(1));
  for (const one of [id, without]) await schedule(one, { day: friday });
  await pass(later(1), true);
  const fix = (one: string, at: string) =>
    correct(one, { email: `new-${one}@mail.example` }, { at });
  await fix(id, later(2));
  await fix(without, later(2));
  const announced = "See you on Friday, November 27 · REQUEST";
  expect(await pass(later(3))).toEqual([announced, announced]);
  for (const one of [id, without]) {
    const mails = (await read(one)).messages.filter(({ kind }) => kind === "visit");
    expect(mails.map(({ state }) => state).sort()).toEqual(["dropped", "sent"]);
  }
  await fix(over, "2026-11-24T18:00:00.000Z");
  expect(await pass("2026-11-24T18:01:00.000Z")).toEqual(["Your new link"]);
});

test("a reminder is sent once, the evening before, once the office has closed, and not for a visit scheduled after that", async () => {
  const [early, late] = [await book(), await book()];
  await schedule(early);
  await pass(later(1));
  const evening = reminderAt(tuesday, []).toISOString();
  expect(await pass(isoAfter(evening, -1000))).toEqual([]);
  await schedule(late, { at: isoAfter(evening, 10 * minuteMs) });
  const reminder = "Reminder: your visit is on Tuesday, November 24";
  expect((await pass(isoAfter(evening, 11 * minuteMs))).sort()).toEqual([reminder, booked]);
  expect(await pass(isoAfter(evening, 12 * minuteMs))).toEqual([]);
  const kinds = (await read(late)).messages.map(({ kind }) => kind);
  expect(kinds).not.toContain("visit-reminder");
});

test("the digest asks for a decision about visits on a closed day, and none comes on that day", async () => {
  await schedule(await book());
  const plan = { ...defaultPlan(), daysOff: [onDay(tuesday)] };
  await store.run(writeRoutePlan, { plan, now: later(2) });
  const digestOf = async (day: string) => {
    const now = digestAt(new Date(startOfDay(day)), [])?.toISOString() ?? "";
    await store.run(enqueueReminders, { now });
    const { messages } = await store.run(claimMessages, { channel: "mail", now, limit: 50 });
    return messages.find(({ id }) => id === `${day}.digest`);
  };
  const reasons = (await digestOf("2026-11-23"))?.list?.items.map(({ reason }) => reason);
  expect(reasons).toContain("day-off");
  expect(await digestOf(tuesday)).toBeUndefined();
});

test("a reminder is dropped at 9 PM, or when the visit is moved or canceled", async () => {
  const [night, elsewhere, over] = [await book(), await book(), await book()];
  for (const id of [night, elsewhere, over]) await schedule(id);
  await pass(later(1));
  await pass("2026-11-24T01:00:00.000Z", true);
  await schedule(elsewhere, { day: friday, seen: 0, at: "2026-11-24T01:01:00.000Z" });
  await outcome(over, "cancelled", { at: "2026-11-24T01:01:00.000Z" });
  expect((await pass("2026-11-24T04:00:00.000Z")).sort()).toEqual([canceled, moved]);
  for (const id of [night, elsewhere, over]) {
    const last = (await read(id)).messages.find(({ kind }) => kind === "visit-reminder");
    expect(last?.state).toBe("dropped");
  }
});

test("mails without an address are withheld, with the reason in the list", async () => {
  const id = await book({ email: "" });
  await schedule(id);
  const mails = async () => (await read(id)).messages.filter(({ kind }) => kind === "visit");
  expect(await mails()).toMatchObject([
    { state: "withheld", error: "no email address: please tell them by phone" },
  ]);
  // Each change needs its own call, even if it is taken back.
  await schedule(id, { day: friday, seen: 0 });
  await undoLast(id, "visit-moved");
  await outcome(id, "cancelled", { seen: 2 });
  expect(await mails()).toHaveLength(4);
});
