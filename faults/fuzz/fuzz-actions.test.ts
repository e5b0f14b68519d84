import fc from "fast-check";
import { expect, test } from "vitest";
import { statuses } from "#domain/booking/status.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { amount } from "#faults/amount.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { mergeBooking } from "#server/bookings/merge-booking.ts";
import { addNote } from "#server/bookings/notes.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { undo } from "#server/bookings/undo.ts";
import type { Store } from "#server/db/store.ts";
import type { ChangeResult } from "#server/journal/change.ts";
import { readBooking } from "#server/journal/read-booking.ts";
import { openStore } from "#server/open-store.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { inLanes, report, sample } from "#server/testing/fuzz.ts";
import { engines, newPlaces } from "#server/testing/places.ts";
import { type Came, createModel, type ModelBooking } from "./fuzz-model.ts";

const at = "2026-11-20T17:00:00.000Z";
/** Each play has this many actions on a few bookings of two people; many plays run at the same time. */
const actions = 25;
const plays = amount({ short: 10, full: 400 });

const which = fc.nat(3);
const kind = <const Kind extends string>(name: Kind) => fc.constant(name);
const anyAction = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind("book"),
      key: fc.nat(4),
      person: fc.nat(1),
      name: fc.nat(1),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind("change"),
      which,
      // Without one the booking's current status is used.
      from: fc.option(fc.constantFrom(...statuses), { freq: 9 }),
      to: fc.constantFrom("contacted", "contacted", "contacted", ...statuses),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind("note"), which, text: fc.string({ minLength: 1 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind("merge"), which, into: which }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind("undo"), which, back: fc.constantFrom(0, 0, 0, 1, 2, 4) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind("erase"), which }) },
);
type Action = typeof anyAction extends fc.Arbitrary<infer Value> ? Value : never;

/** Something to act on: three bookings of one person, one of another. */
const opening = [0, 0, 1, 0].map(
  (person, key) => ({ kind: "book", key, person, name: 0 }) as const,
);

const cameOf = (outcome: ChangeResult): Came => ("rejected" in outcome ? outcome.rejected : "done");

/** Does one action on the store and on the model. @returns the outcome in each */
async function perform(
  { store, model, name }: { store: Store; model: ReturnType<typeof createModel>; name: string },
  action: Action,
  turn: number,
): Promise<[Came, Came]> {
  if (action.kind === "book") {
    const id = `${name}-${turn}`;
    const [key, person] = [`${name}-key${action.key}`, `p${action.person}`];
    const firstName = `First${action.name}`;
    const booking = {
      ...validBooking,
      firstName,
      lastName: name,
      email: `${person}@${name}.example`,
      phone: `60${name.slice(4).padStart(7, "0")}${action.person}`,
    };
    const input = newBooking({ id, booking, key });
    const stored = await store.run(storeBooking, input);
    return [stored?.id, model.book({ id, key, person, firstName })];
  }
  const idOf = (place: number) => model.bookings[place]?.id ?? "none";
  const id = idOf(action.which);
  const by = { bookingId: id, actor: "riley", at };
  if (action.kind === "change") {
    const from = action.from ?? model.bookings[action.which]?.status ?? "pending";
    const input = { ...by, from, to: action.to };
    const outcome = await store.run(changeStatus, input);
    return [cameOf(outcome), model.change(id, from, action.to)];
  }
  if (action.kind === "note") {
    const outcome = await store.run(addNote, { ...by, text: action.text });
    return [cameOf(outcome), model.note(id, action.text)];
  }
  if (action.kind === "merge") {
    const into = idOf(action.into);
    const outcome = await store.run(mergeBooking, { ...by, into });
    return [cameOf(outcome), model.merge(id, into)];
  }
  if (action.kind === "erase") return [cameOf(await store.run(eraseBooking, by)), model.erase(id)];
  const place = (model.bookings[action.which]?.history.length ?? 0) - 1 - action.back;
  const before = await store.run(readBooking, { id });
  const event = before?.history[place]?.id ?? "0";
  return [cameOf(await store.run(undo, { ...by, event })), model.undo(id, place)];
}

/** A booking as the model knows it. */
const known = (one: ModelBooking, sameAs: string | null) => ({
  id: one.id,
  status: one.status,
  sameAs,
  mergedInto: one.mergedInto,
  firstName: one.erased ? "" : one.firstName,
  contactSeconds: one.contacted ? 0 : null,
  erasedAt: one.erased ? at : null,
  history: one.history.map(({ kind, from, to, text }) =>
    [kind, from, to, text].map((part) => part ?? null),
  ),
});

/** The same booking as the store knows it. */
async function read(store: Store, id: string) {
  const found = await store.run(readBooking, { id });
  if (!found) throw new Error(`no ${id}`);
  const { status, sameAs, mergedInto, firstName, contactSeconds, erasedAt } = found.booking;
  return {
    id,
    status,
    sameAs,
    mergedInto,
    firstName,
    contactSeconds,
    erasedAt,
    history: found.history.map(({ kind, from, to, text }) => [kind, from, to, text]),
  };
}

/** Plays on an empty store, then compares everything in it. @returns how often each outcome came */
async function play(store: Store, name: string, all: readonly Action[], seen: Map<Came, number>) {
  const model = createModel();
  const log: string[] = [];
  for (const [turn, action] of [...opening, ...all].entries()) {
    const [stored, expected] = await perform({ store, model, name }, action, turn);
    log.push(`${JSON.stringify(action)}: ${stored}`);
    expect([...log, stored]).toEqual([...log, expected]);
    const came = action.kind === "book" ? "booked" : stored;
    seen.set(came, (seen.get(came) ?? 0) + 1);
  }
  for (const one of model.bookings)
    expect([log, await read(store, one.id)]).toEqual([log, known(one, model.sameAs(one))]);
  const { items } = await store.run(listBookings, { search: name, limit: 50 });
  const shown = model.bookings.filter(({ erased, mergedInto }) => !erased && mergedInto === null);
  expect([log, items.map(({ id }) => id)]).toEqual([log, shown.map(({ id }) => id).reverse()]);
}

const newPlace = newPlaces();

test.each(engines)(
  "%s agrees with a model in memory after random bookings, changes, notes, merges, undos and erasures",
  async (engine) => {
    const store = await openStore(await newPlace(engine));
    const seen = new Map<Came, number>();
    const all = sample(fc.array(anyAction, { minLength: actions, maxLength: actions }), plays);
    await inLanes([...all.entries()], ([number, one]) =>
      play(store, `play${1000 + number}`, one, seen),
    );
    await store.close();
    report(`${plays} plays of ${actions} actions, of which came ${JSON.stringify([...seen])}`);
  },
);
