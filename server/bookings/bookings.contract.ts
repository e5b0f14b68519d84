import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addNote } from "#server/bookings/add-note.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { joinBooking } from "#server/bookings/join-booking.ts";
import { readBooking } from "#server/bookings/read-booking.ts";
import { eraseBooking } from "#server/care/erase-booking.ts";
import type { Store } from "#server/db/store.ts";
import { after, day, ownersActs } from "#server/testing/owners-acts.ts";
import { undo as undoEvent } from "./undo.ts";

/** What becomes of a booking, the same on either engine. `open` opens an empty storage. */
export function bookingsContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  const { book, by, keyed, change, note, undo, detailOf, read, lastEvent, pair } = ownersActs(
    () => store,
  );

  test("a booking is read with its history and the messages that it owes", async () => {
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

  test("a status moves by allowed steps, and the first contact is timed", async () => {
    const id = await book();
    const contacted = detailOf(await change(id, ["pending", "contacted"], { at: after(90_500) }));
    expect(contacted.booking).toMatchObject({ status: "contacted", contactSeconds: 90 });
    expect(contacted.history.at(-1)).toMatchObject({
      ...{ kind: "status", from: "pending", to: "contacted", actor: "riley", at: after(90_500) },
    });
    await change(id, ["contacted", "declined"]);
    const again = detailOf(await change(id, ["declined", "contacted"], { at: after(day) }));
    expect(again.booking.contactSeconds).toBe(90);
    expect(again.history.map(({ to }) => to)).toEqual([null, "contacted", "declined", "contacted"]);
  });

  test("a clock that is behind makes no negative time", async () => {
    const id = await book();
    const detail = detailOf(await change(id, ["pending", "contacted"], { at: after(-5000) }));
    expect(detail.booking.contactSeconds).toBe(0);
  });

  test("a step that is not allowed is refused and leaves nothing", async () => {
    const id = await book();
    const before = await read(id);
    expect(await change(id, ["pending", "active"])).toEqual({
      refused: "invalid",
      why: "A pending booking cannot become active.",
    });
    expect(await read(id)).toEqual(before);
    expect(await change("none", ["pending", "contacted"])).toMatchObject({ refused: "not-found" });
  });

  test("who saw an older status is told what the other did", async () => {
    const id = await book();
    await change(id, ["pending", "contacted"], { actor: "Riley" });
    expect(await change(id, ["pending", "declined"], { actor: "sam" })).toEqual({
      refused: "conflict",
      why: "Riley marked it contacted on Friday, 9:41 AM.",
      actor: "Riley",
    });
    expect((await read(id)).history).toHaveLength(2);
  });

  test("of two changes at once exactly one wins and the other is told", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await book();
      const outcomes = await Promise.all([
        change(id, ["pending", "contacted"], { actor: "riley" }),
        change(id, ["pending", "declined"], { actor: "sam" }),
      ]);
      const refused = outcomes.filter((outcome) => "refused" in outcome);
      const { booking, history } = await read(id);
      const winner = booking.status === "contacted" ? "riley" : "sam";
      expect(refused).toEqual([
        {
          ...{ refused: "conflict", actor: winner },
          why: `${winner} marked it ${booking.status} on Friday, 9:41 AM.`,
        },
      ]);
      expect(history).toHaveLength(2);
    }
  });

  test("events are told to other tools only where these are set up", async () => {
    const id = await book();
    await change(id, ["pending", "contacted"]);
    expect((await read(id)).messages.map(({ kind }) => kind)).not.toContain("webhook");
    await change(id, ["contacted", "scheduled"], { webhook: true });
    const kinds = (await read(id)).messages.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "webhook")).toHaveLength(1);
  });

  test("an undone contact is not timed, and the next one is timed anew", async () => {
    const id = await book();
    await change(id, ["pending", "contacted"], { at: after(30_000) });
    const event = await lastEvent(id);
    const undone = detailOf(await undo(id, event?.id));
    expect(undone.booking).toMatchObject({ status: "pending", contactSeconds: null });
    expect(undone.history.at(-1)).toMatchObject({
      ...{ kind: "status", from: "contacted", to: "pending", undoes: event?.id },
    });
    const again = await change(id, ["pending", "contacted"], { at: after(120_000) });
    expect(detailOf(again).booking.contactSeconds).toBe(120);
  });

  test("undoing a later contact keeps the time of the first", async () => {
    const id = await book();
    await change(id, ["pending", "contacted"], { at: after(30_000) });
    await change(id, ["contacted", "declined"], { at: after(31_000) });
    await change(id, ["declined", "contacted"], { at: after(32_000) });
    const { booking } = detailOf(await undo(id, (await lastEvent(id))?.id));
    expect(booking).toMatchObject({ status: "declined", contactSeconds: 30 });
  });

  test("steps are undone one after the other, the last one first", async () => {
    const id = await book();
    await change(id, ["pending", "contacted"]);
    const first = await lastEvent(id);
    await change(id, ["contacted", "scheduled"], { actor: "sam" });
    const second = await lastEvent(id);
    expect(await undo(id, first?.id)).toEqual({
      refused: "conflict",
      why: "sam marked it scheduled on Friday, 9:41 AM.",
      actor: "sam",
    });
    expect(detailOf(await undo(id, second?.id)).booking.status).toBe("contacted");
    expect(detailOf(await undo(id, first?.id)).booking.status).toBe("pending");
  });

  test("what was undone cannot be undone again, not even at once, nor can the undoing", async () => {
    const id = await book();
    await change(id, ["pending", "contacted"]);
    const event = await lastEvent(id);
    const outcomes = await Promise.all([undo(id, event?.id, "riley"), undo(id, event?.id, "sam")]);
    const winner = (await lastEvent(id))?.actor;
    expect(outcomes.filter((outcome) => "refused" in outcome)).toEqual([
      {
        ...{ refused: "conflict", actor: winner },
        why: `${winner} put it back to pending on Friday, 9:42 AM.`,
      },
    ]);
    expect(await undo(id, (await lastEvent(id))?.id)).toMatchObject({ refused: "invalid" });
    expect((await read(id)).history).toHaveLength(3);
  });

  test("only a booking's own status, note or join is undone", async () => {
    const [id, other] = [await book(), await book()];
    await change(other, ["pending", "contacted"]);
    expect(await undo(id, (await lastEvent(other))?.id)).toMatchObject({ refused: "not-found" });
    expect(await undo(id, (await lastEvent(id))?.id)).toMatchObject({ refused: "invalid" });
    expect(await undo("none", "none")).toMatchObject({ refused: "not-found" });
  });

  test("a note is written, and taken back with its text, once", async () => {
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
      refused: "conflict",
      why: "riley removed the note on Friday, 9:42 AM.",
      actor: "riley",
    });
    expect(await note("none", text)).toMatchObject({ refused: "not-found" });
  });

  test("nothing brings a booking back to those who wait once its number was erased", async () => {
    const [called, unwanted] = [await book(), await book()];
    await change(called, ["pending", "contacted"]);
    const contact = await lastEvent(called);
    await change(unwanted, ["pending", "spam"]);
    for (const id of [called, unwanted]) await store.run(eraseBooking, by(id, "riley", after(0)));
    const refused = {
      refused: "conflict",
      why: "riley erased the personal data on Friday, 9:41 AM.",
      actor: "riley",
    };
    expect(await undo(called, contact?.id)).toEqual(refused);
    expect(await change(unwanted, ["spam", "pending"])).toEqual(refused);
    expect((await read(called)).booking.status).toBe("contacted");
  });

  test("a note that is written while its booking is erased goes with it, or comes after", async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await book();
      const erase = () => store.run(eraseBooking, by(id, "sam", after(0)));
      await Promise.all([note(id, "a"), note(id, "b"), erase(), note(id, "c"), note(id, "d")]);
      const { history } = await read(id);
      const erased = history.findIndex(({ kind }) => kind === "erased");
      expect(history.slice(0, erased).map(({ text }) => text)).not.toContainEqual(
        expect.any(String),
      );
    }
  });

  test("a note of an erased booking cannot be taken back: nothing of it is left", async () => {
    const id = await book();
    const written = detailOf(await note(id, "Gate code")).history.at(-1);
    await store.run(eraseBooking, by(id, "sam", after(0)));
    expect(await undo(id, written?.id)).toMatchObject({ refused: "conflict", actor: "sam" });
  });

  test("a change that is sent again with its key is stored once, and answered again", async () => {
    const [id, earlier] = await pair();
    const status = { from: "pending", to: "contacted" } as const;
    const [statusKey, noteKey, joinKey, undoKey] = [1, 2, 3, 4].map(() => randomUUID());
    if (!statusKey || !noteKey || !joinKey || !undoKey) throw new Error("no keys");
    const all = [
      () => store.run(changeStatus, { ...keyed(id, statusKey), ...status }),
      () => store.run(addNote, { ...keyed(id, noteKey), text: "Gate" }),
      () => store.run(joinBooking, { ...keyed(id, joinKey), into: earlier }),
      () => store.run(undoEvent, { ...keyed(id, undoKey), event: joinKey }),
    ] as const;
    for (const send of all) {
      const first = detailOf(await send());
      expect(detailOf(await send())).toEqual(first);
    }
    const { history, messages } = await read(id);
    expect(history.map(({ id: event }) => event).slice(1)).toEqual([
      ...[statusKey, noteKey, joinKey, undoKey],
    ]);
    expect(messages.filter(({ kind }) => kind === "webhook")).toHaveLength(4);
    // Also what has happened since does not make it happen again.
    await undo(id, noteKey);
    for (const send of all) expect(detailOf(await send()).history).toHaveLength(6);
  });

  test("of two requests with one key at once one is stored", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await book();
      const key = randomUUID();
      const send = () => store.run(addNote, { ...keyed(id, key), text: "Gate" });
      const outcomes = await Promise.all([send(), send(), send()]);
      expect(outcomes.map((outcome) => detailOf(outcome).history.length)).toEqual([2, 2, 2]);
    }
  });

  test("a key belongs to one change of one person", async () => {
    const [id, other] = [await book(), await book()];
    const key = randomUUID();
    const send = (bookingId: string, text: string, actor?: string) =>
      store.run(addNote, { ...keyed(bookingId, key, actor), text });
    await send(id, "Gate");
    const requested = (await read(other)).history[0]?.id ?? "";
    for (const outcome of [
      await send(other, "Gate"),
      await send(id, "Another gate"),
      await send(id, "Gate", "sam"),
      await undo(id, key).then(() => send(other, "Gate")),
      await store.run(addNote, { ...keyed(id, requested), text: "Gate" }),
    ])
      expect(outcome).toMatchObject({ refused: "key-reused" });
    expect((await read(other)).history).toHaveLength(1);
  });
}
