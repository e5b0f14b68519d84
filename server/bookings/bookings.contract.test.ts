import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { changeStatus } from "#server/bookings/change-status.ts";
import { addNote } from "#server/bookings/notes.ts";
import { settleMessage } from "#server/messages/claim-due.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { sharedStore } from "#server/testing/new-stores.ts";
import { after, day, ownerActions } from "#server/testing/owner-actions.ts";
import { setWebhooks } from "./history.ts";
import { mergeBooking } from "./merge-booking.ts";
import { readBooking } from "./read-booking.ts";
import { undo as undoEvent } from "./undo.ts";

const store = sharedStore();
const { book, by, keyed, change, note, undo, detailOf, read, lastEvent, pair } = ownerActions(
  () => store,
);

test("a booking is read with its history and its waiting messages", async () => {
  const id = await book();
  const { booking, history, messages, related } = await read(id);
  expect(booking).toMatchObject({ id, status: "pending", firstName: "Ana", page: "/book-now" });
  expect(booking).not.toHaveProperty("seq");
  expect(history).toMatchObject([{ kind: "requested", actor: "visitor", at: after(0) }]);
  expect(messages.map(({ kind, state }) => [kind, state])).toEqual([
    ["confirmation", "waiting"],
    ["lead", "waiting"],
  ]);
  expect(related).toEqual([]);
  expect(await store.run(readBooking, { id: "none" })).toBeUndefined();
});

test("a status moves by allowed steps, and the time to the first contact is stored", async () => {
  const id = await book();
  const contacted = detailOf(await change(id, ["pending", "contacted"], { at: after(90_500) }));
  expect(contacted.booking).toMatchObject({ status: "contacted", contactSeconds: 90 });
  expect(contacted.history.at(-1)).toMatchObject({
    kind: "status",
    from: "pending",
    to: "contacted",
    actor: "riley",
    at: after(90_500),
  });
  await change(id, ["contacted", "declined"]);
  const again = detailOf(await change(id, ["declined", "contacted"], { at: after(day) }));
  expect(again.booking.contactSeconds).toBe(90);
  expect(again.history.map(({ to }) => to)).toEqual([null, "contacted", "declined", "contacted"]);
});

test("a clock that is behind makes no negative contact time", async () => {
  const id = await book();
  const detail = detailOf(await change(id, ["pending", "contacted"], { at: after(-5000) }));
  expect(detail.booking.contactSeconds).toBe(0);
});

test("a step that is not allowed is refused and changes nothing", async () => {
  const id = await book();
  const before = await read(id);
  expect(await change(id, ["pending", "active"])).toEqual({
    rejected: "invalid",
    reason: "“New” cannot become “Customer”.",
  });
  expect(await read(id)).toEqual(before);
  expect(await change("none", ["pending", "contacted"])).toMatchObject({ rejected: "not-found" });
});

test("a change based on an outdated status is refused, and says who changed it and how", async () => {
  const id = await book();
  await change(id, ["pending", "contacted"], { actor: "Riley" });
  expect(await change(id, ["pending", "declined"], { actor: "sam" })).toEqual({
    rejected: "conflict",
    reason: "Riley marked it “Reached” on Friday, 9:41 AM.",
    actor: "Riley",
  });
  expect((await read(id)).history).toHaveLength(2);
  await note(id, "Gate");
  expect(await change(id, ["pending", "declined"])).toMatchObject({ actor: "Riley" });
});

test("webhooks are enqueued only if one is set up", async () => {
  const id = await book();
  await change(id, ["pending", "contacted"]);
  expect((await read(id)).messages.map(({ kind }) => kind)).not.toContain("webhook");
  await store.run(setWebhooks, { areSent: true });
  await change(id, ["contacted", "scheduled"]);
  await store.run(setWebhooks, { areSent: false });
  const kinds = (await read(id)).messages.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "webhook")).toHaveLength(1);
});

test("a contact that was undone does not count as an earlier one, and undoing spam sends no second lead", async () => {
  const id = await book();
  await change(id, ["pending", "contacted"], { at: after(30_000) });
  await undo(id, (await lastEvent(id))?.id);
  const again = await change(id, ["pending", "contacted"], { at: after(40_000) });
  expect(detailOf(again).booking.contactSeconds).toBe(40);
  const { booking } = detailOf(await undo(id, (await lastEvent(id))?.id));
  expect(booking).toMatchObject({ status: "pending", contactSeconds: null });
  await change(id, ["pending", "spam"]);
  const { messages } = detailOf(await undo(id, (await lastEvent(id))?.id));
  expect(messages.filter(({ kind }) => kind === "lead")).toHaveLength(1);
});

test("undoing a status other than spam brings back no message that was dropped", async () => {
  const id = await book();
  const kinds = ["lead", "confirmation"] as const;
  for (const kind of kinds)
    await store.run(settleMessage, {
      id: `${id}.${kind}`,
      at: after(0),
      result: { state: "dropped" },
    });
  await change(id, ["pending", "declined"]);
  const states = async (event: string | undefined) =>
    detailOf(await undo(id, event))
      .messages.filter(({ kind }) => kinds.some((one) => one === kind))
      .map(({ state }) => state);
  expect(await states((await lastEvent(id))?.id)).toEqual(["dropped", "dropped"]);
  await change(id, ["pending", "spam"]);
  expect(await states((await lastEvent(id))?.id)).toEqual(["waiting", "waiting"]);
});

test("undoing a later contact, or another status, keeps the time of the first contact", async () => {
  const id = await book();
  await change(id, ["pending", "contacted"], { at: after(30_000) });
  await change(id, ["contacted", "declined"], { at: after(31_000) });
  await change(id, ["declined", "contacted"], { at: after(32_000) });
  const back = detailOf(await undo(id, (await lastEvent(id))?.id));
  expect(back.booking).toMatchObject({ status: "declined", contactSeconds: 30 });
  const declined = back.history.find(({ to }) => to === "declined");
  const { booking } = detailOf(await undo(id, declined?.id));
  expect(booking).toMatchObject({ status: "contacted", contactSeconds: 30 });
});

test("a change can be undone only once, also by two people at the same moment, and an undo not at all", async () => {
  const id = await book();
  await change(id, ["pending", "contacted"]);
  const event = await lastEvent(id);
  const outcomes = await Promise.all([undo(id, event?.id, "riley"), undo(id, event?.id, "sam")]);
  const winner = (await lastEvent(id))?.actor;
  expect(outcomes.filter((outcome) => "rejected" in outcome)).toEqual([
    {
      rejected: "conflict",
      actor: winner,
      reason: `${winner} put it back to “New” on Friday, 9:42 AM.`,
    },
  ]);
  expect(await undo(id, (await lastEvent(id))?.id)).toMatchObject({ rejected: "invalid" });
  expect((await read(id)).history).toHaveLength(3);
});

test("taking back a note deletes its text, and works once", async () => {
  const id = await book();
  const text = "Gate code on the fridge\n🐕";
  const written = detailOf(await note(id, text)).history.at(-1);
  expect(written).toMatchObject({ kind: "note", text, actor: "riley" });
  await note(id, "Another one");
  const { history } = detailOf(await undo(id, written?.id));
  expect(history.map(({ kind, text: kept }) => [kind, kept])).toEqual([
    ...[
      ["requested", null],
      ["note", null],
      ["note", "Another one"],
      ["note-removed", null],
    ],
  ]);
  expect(await undo(id, written?.id)).toEqual({
    rejected: "conflict",
    reason: "riley removed the note on Friday, 9:42 AM.",
    actor: "riley",
  });
  expect(await note("none", text)).toMatchObject({ rejected: "not-found" });
});

test("a note written while its booking is being erased is erased too, or refused", async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await book();
    const erase = () => store.run(eraseBooking, by(id, "sam", after(0)));
    await Promise.all([note(id, "a"), note(id, "b"), erase(), note(id, "c"), note(id, "d")]);
    const { history } = await read(id);
    expect(history.map(({ text }) => text)).not.toContainEqual(expect.any(String));
  }
});

test("a change sent again with the same key is stored once and gets the same answer", async () => {
  const [id, earlier] = await pair();
  const status = { from: "pending", to: "contacted" } as const;
  const [statusKey, noteKey, mergeKey, undoKey] = [1, 2, 3, 4].map(() => randomUUID());
  if (!statusKey || !noteKey || !mergeKey || !undoKey) throw new Error("no keys");
  const all = [
    () => store.run(changeStatus, { ...keyed(id, statusKey), ...status }),
    () => store.run(addNote, { ...keyed(id, noteKey), text: "Gate" }),
    () => store.run(mergeBooking, { ...keyed(id, mergeKey), into: earlier }),
    () => store.run(undoEvent, { ...keyed(id, undoKey), event: noteKey }),
  ] as const;
  await store.run(setWebhooks, { areSent: true });
  for (const send of all) {
    const first = detailOf(await send());
    expect(detailOf(await send())).toEqual(first);
  }
  await store.run(setWebhooks, { areSent: false });
  const { history, messages } = await read(id);
  expect(history.map(({ id: event }) => event).slice(1)).toEqual([
    ...[statusKey, noteKey, mergeKey, undoKey],
  ]);
  expect(messages.filter(({ kind }) => kind === "webhook")).toHaveLength(4);
  // Later changes do not make a retry happen again either.
  await note(id, "Later");
  for (const send of all) expect(detailOf(await send()).history).toHaveLength(6);
});

test("of three requests with the same key at the same moment, one is stored", async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await book();
    const key = randomUUID();
    const send = () => store.run(addNote, { ...keyed(id, key), text: "Gate" });
    const outcomes = await Promise.all([send(), send(), send()]);
    expect(outcomes.map((outcome) => detailOf(outcome).history.length)).toEqual([2, 2, 2]);
  }
});

test("a key belongs to one booking and one person", async () => {
  const [id, other] = [await book(), await book()];
  const key = randomUUID();
  const send = (bookingId: string, actor?: string) =>
    store.run(addNote, { ...keyed(bookingId, key, actor), text: "Gate" });
  await send(id);
  const requested = (await read(other)).history[0]?.id ?? "";
  for (const outcome of [
    await send(other),
    await send(id, "sam"),
    await undo(id, key).then(() => send(other)),
    await store.run(addNote, { ...keyed(id, requested), text: "Gate" }),
  ])
    expect(outcome).toEqual({
      rejected: "key-reused",
      reason: "This key belongs to another change. Please reload the page and try again.",
    });
  expect((await read(other)).history).toHaveLength(1);
});
