import { afterAll, beforeAll, expect, test } from "vitest";
import type { BookingDetail } from "#domain/api/bookings.ts";
import type { BookingInput } from "#domain/booking.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import type { Store } from "#server/db/store.ts";
import { newBooking, validBooking } from "#server/testing/bookings.ts";
import type { Outcome } from "./outcome.ts";

const day = 86_400_000;
const start = Date.parse("2026-11-20T16:41:00.000Z");
/** A moment so many milliseconds after Friday, 9:41 AM in Phoenix. */
const after = (milliseconds: number) => new Date(start + milliseconds).toISOString();

/** What the owner does with bookings, the same on either engine. `open` opens an empty storage. */
export function bookingsContract(open: () => Promise<Store>): void {
  let store: Store;
  let last = 0;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  /** Books as somebody whom no other test knows, unless the values say who. @returns the booking's id */
  async function book(given: Partial<BookingInput> = {}, createdAt = after(0)): Promise<string> {
    last += 1;
    const own = { email: `b${last}@mail.example`, phone: `(602) 555-${1000 + last}` };
    const booking = { ...validBooking, ...own, ...given };
    const id = `b-${last}`;
    await store.run({ name: "storeBooking", input: newBooking({ id, booking, createdAt }) });
    return id;
  }
  const by = (bookingId: string, actor: string, at: string, webhook = false) => ({
    ...{ bookingId, actor, at, webhook },
  });
  const change = (
    id: string,
    [from, to]: readonly [BookingStatus, BookingStatus],
    { actor = "riley", at = after(0), webhook = false } = {},
  ) => store.run({ name: "changeStatus", input: { ...by(id, actor, at, webhook), from, to } });
  const note = (id: string, text: string) =>
    store.run({ name: "addNote", input: { ...by(id, "riley", after(0)), text } });
  const join = (id: string, into: string, actor = "riley") =>
    store.run({ name: "joinBooking", input: { ...by(id, actor, after(0)), into } });
  const undo = (id: string, event: string | undefined, actor = "riley") =>
    store.run({ name: "undo", input: { ...by(id, actor, after(60_000)), event: event ?? "" } });

  function detailOf(outcome: Outcome): BookingDetail {
    if ("detail" in outcome) return outcome.detail;
    throw new Error(outcome.why);
  }
  async function read(id: string): Promise<BookingDetail> {
    const detail = await store.run({ name: "readBooking", input: { id } });
    if (!detail) throw new Error(`no ${id}`);
    return detail;
  }
  const lastEvent = async (id: string) => (await read(id)).history.at(-1);
  const listed = async () => {
    const { items } = await store.run({ name: "listBookings", input: { limit: 500 } });
    return items.map(({ id }) => id);
  };
  const pair = async (): Promise<[string, string]> => {
    const phone = `(480) 555-${2000 + last}`;
    return [await book({ phone }), await book({ phone }, after(day))];
  };

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
    expect(await store.run({ name: "readBooking", input: { id: "none" } })).toBeUndefined();
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
        { refused: "conflict", why: `${winner} marked it ${booking.status} on Friday, 9:41 AM.` },
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
      { refused: "conflict", why: `${winner} put it back to pending on Friday, 9:42 AM.` },
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
    });
    expect(await note("none", text)).toMatchObject({ refused: "not-found" });
  });

  test("nothing brings a booking back to those who wait once its number was erased", async () => {
    const [called, unwanted] = [await book(), await book()];
    await change(called, ["pending", "contacted"]);
    const contact = await lastEvent(called);
    await change(unwanted, ["pending", "spam"]);
    for (const id of [called, unwanted])
      await store.run({ name: "eraseBooking", input: by(id, "riley", after(0)) });
    const refused = {
      refused: "conflict",
      why: "riley erased the personal data on Friday, 9:41 AM.",
    };
    expect(await undo(called, contact?.id)).toEqual(refused);
    expect(await change(unwanted, ["spam", "pending"])).toEqual(refused);
    expect((await read(called)).booking.status).toBe("contacted");
  });

  test("a note that is written while its booking is erased goes with it, or comes after", async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await book();
      const erase = () => store.run({ name: "eraseBooking", input: by(id, "sam", after(0)) });
      await Promise.all([note(id, "a"), note(id, "b"), erase(), note(id, "c"), note(id, "d")]);
      const { history } = await read(id);
      const erased = history.findIndex(({ kind }) => kind === "erased");
      expect(history.slice(0, erased).map(({ text }) => text)).not.toContainEqual(
        expect.any(String),
      );
    }
  });

  test("bookings of one phone or e-mail within 30 days know each other, older ones do not", async () => {
    const known = { phone: "(480) 555-7001", email: "same@mail.example" };
    const old = await book(known, after(0));
    const byPhone = await book({ phone: "+1 480 555 7001" }, after(30 * day));
    const byEmail = await book({ email: "SAME@mail.example" }, after(30 * day + 1));
    const stranger = await book({}, after(30 * day));
    expect((await read(old)).related.map(({ id }) => id)).toEqual([byPhone]);
    expect((await read(byPhone)).booking.sameAs).toBe(old);
    expect((await read(byEmail)).booking.sameAs).toBeNull();
    expect((await read(byEmail)).related).toEqual([]);
    expect((await read(stranger)).related).toEqual([]);
    expect(await join(byEmail, old)).toMatchObject({ refused: "invalid" });
  });

  test("at most twenty of them are shown, the newest", async () => {
    const known = { email: "often@mail.example" };
    const ids: string[] = [];
    for (let time = 0; time < 23; time += 1) ids.push(await book(known, after(time)));
    const related = (await read(ids[0] ?? "")).related.map(({ id }) => id);
    expect(related).toEqual(ids.slice(-20).toReversed());
  });

  test("a joined booking leaves the lists, keeps its history and its place beside the other", async () => {
    const [first, second] = await pair();
    const { booking, history } = detailOf(await join(second, first));
    expect(booking.joinedInto).toBe(first);
    expect(history.at(-1)).toMatchObject({ kind: "joined", text: first });
    expect(await lastEvent(first)).toMatchObject({ kind: "joined", text: second });
    expect(await listed()).toContain(first);
    expect(await listed()).not.toContain(second);
    const { items } = await store.run({
      name: "listBookings",
      input: { limit: 10, search: booking.phone },
    });
    expect(items.map(({ id }) => id)).toEqual([first]);
    expect((await read(first)).related.map(({ id }) => id)).toEqual([second]);
    expect((await read(second)).related.map(({ id }) => id)).toEqual([first]);
    expect(await change(second, ["pending", "contacted"])).toMatchObject({ refused: "conflict" });
  });

  test("a join is refused where it makes no sense", async () => {
    const [first, second] = await pair();
    const phone = (await read(first)).booking.phone;
    const third = await book({ phone });
    expect(await join(first, first)).toMatchObject({ refused: "invalid" });
    expect(await join(first, await book())).toMatchObject({ refused: "invalid" });
    expect(await join(first, "none")).toMatchObject({ refused: "invalid" });
    expect(await join("none", first)).toMatchObject({ refused: "not-found" });
    await join(second, first);
    expect(await join(second, third)).toEqual({
      refused: "conflict",
      why: "riley joined it with another booking on Friday, 9:41 AM.",
    });
    expect(await join(third, second)).toMatchObject({ refused: "invalid" });
    expect(await join(first, third)).toMatchObject({ refused: "invalid" });
    expect(detailOf(await join(third, first)).booking.joinedInto).toBe(first);
  });

  test("two that are joined into each other at once are joined one way", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = await pair();
      const outcomes = await Promise.all([join(first, second), join(second, first)]);
      expect(outcomes.filter((outcome) => "refused" in outcome)).toHaveLength(1);
      const joined = [await read(first), await read(second)].map(
        ({ booking }) => booking.joinedInto,
      );
      expect(joined).toContain(null);
    }
  });

  test.each(["inner", "outer"] as const)(
    "a join is undone from its %s side, once",
    async (side) => {
      const [outer, inner] = await pair();
      await join(inner, outer);
      const id = side === "inner" ? inner : outer;
      const event = await lastEvent(id);
      const { booking } = detailOf(await undo(id, event?.id));
      expect(booking.joinedInto).toBeNull();
      expect((await read(inner)).booking.joinedInto).toBeNull();
      expect(await listed()).toContain(inner);
      for (const one of [inner, outer]) {
        const { history } = await read(one);
        const joined = history.find(({ kind }) => kind === "joined");
        expect(history.at(-1)).toMatchObject({ kind: "unjoined", undoes: joined?.id });
        expect(await undo(one, joined?.id)).toEqual({
          refused: "conflict",
          why: "riley separated it from the other booking on Friday, 9:42 AM.",
        });
      }
      expect(detailOf(await join(inner, outer)).booking.joinedInto).toBe(outer);
    },
  );
}
