import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mistakenRecipient } from "#domain/actors.ts";
import { isObject } from "#domain/booking/booking.ts";
import { phoenixDay } from "#domain/dates.ts";
import { kinds, messageKinds } from "#domain/message-kinds.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { addUser } from "#server/accounts/users.ts";
import { correctBooking } from "#server/bookings/correct-booking.ts";
import { decideFold } from "#server/bookings/folds.ts";
import { recordCall } from "#server/bookings/record-call.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { commandNamed } from "#server/db/command.ts";
import { migrate } from "#server/db/migrate.ts";
import type { Store } from "#server/db/store.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { arrivalFrom, newBooking } from "#server/testing/bookings.ts";
import { deliverAt } from "#server/testing/messages.ts";
import { openStore } from "#server/testing/open-store.ts";
import { friday, ownerActions, sunday, visitActions } from "#server/testing/owner-actions.ts";
import { queryPlans } from "#server/testing/query-plans.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { chooseDay } from "#server/visitor/choose-day.ts";
import {
  cancelBooking,
  chooseContactMethod,
  disownBooking,
  renewLink,
  requestErasure,
  saveGateForm,
} from "#server/visitor/visitor-changes.ts";
import { enqueue } from "./enqueue.ts";
import { saveDevice } from "./push-devices.ts";

const DATA_DIR = temporaryFolder(afterAll);
let store: Store;
let messages: DatabaseSync;
beforeAll(async () => {
  store = await openStore({ DATA_DIR });
  messages = new DatabaseSync(join(DATA_DIR, "bookings.db"), { readOnly: true });
});
afterAll(async () => {
  messages.close();
  await store.close();
});

/** The kinds that each press has enqueued, or has brought back. */
const enqueued = new Map<string, Set<string>>();
const waiting = () =>
  messages.prepare("select id, kind from messages where state <> 'dropped'").all();

/** "changeStatus spam", "setVisitOutcome done" */
const press = ({ name }: { readonly name: string }, input: unknown): string =>
  [name, ...(isObject(input) ? [input["to"], input["outcome"], input["decision"]] : [])]
    .filter((word) => typeof word === "string")
    .join(" ");

const recorded = (): Store => ({
  ...store,
  async run(command, input) {
    const before = new Set(waiting().map(({ id }) => id));
    const output = await store.run(command, input);
    if (command.kind === "read") return output;
    const name = press(command, input);
    const fresh = waiting().filter(({ id }) => !before.has(id));
    const newKinds = fresh.map(({ kind }) => String(kind));
    enqueued.set(name, new Set([...(enqueued.get(name) ?? []), ...newKinds]));
    return output;
  },
});

const network = "wide.home";
const fold = `${phoenixDay(new Date(sunday))}.${network}`;

/** As an owner and a visitor press, each press in the cases that differ. */
async function pressAll(): Promise<void> {
  await store.run(addUser, { id: "u", username: "riley", password: "hash" });
  const device = { id: "d", userId: "u", name: "Phone", endpoint: "https://push.example/1" };
  await store.run(saveDevice, { ...device, p256dh: "k", auth: "a", sessionId: "s", at: sunday });
  const { book, change, schedule, outcome, undoLast, merge } = visitActions(recorded);
  const { correct, note, claim, change: status } = ownerActions(recorded);
  const run: Store["run"] = (command, input) => recorded().run(command, input);
  const visitor = (id: string) => ({ ...change(id, sunday), actor: "visitor" });

  /** A pass takes ten. */
  const deliver = async () => {
    for (let pass = 0; pass < 5; pass += 1)
      await deliverAt(store, "2026-11-22T23:30:00.000Z", async () => "sent");
  };

  // What was waiting is dropped, so that it can come back.
  const spam = await book();
  const arrival = arrivalFrom(network);
  for (let sent = 0; sent < 13; sent += 1)
    await run(
      storeBooking,
      newBooking({ id: `s${sent}`, arrival, createdAt: sunday, booking: validBooking }),
    );
  await status(spam, ["pending", "spam"], { at: sunday });
  await run(decideFold, { fold, decision: "spam", actor: "riley", at: sunday });
  await deliver();
  await status(spam, ["spam", "pending"], { at: sunday });
  await run(decideFold, { fold, decision: "fold", actor: "riley", at: sunday });
  await status(spam, ["pending", "spam"], { at: sunday });
  await deliver();
  await undoLast(spam, "status");

  const id = await book();
  await note(id, "gate");
  await claim(id, "riley", sunday);
  await correct(id, { email: "righter@mail.example" }, { at: sunday });
  await run(recordCall, {
    ...change(id, sunday),
    from: "pending",
    until: "2026-11-27T16:00:00.000Z",
    outcome: "voicemail",
  });
  await schedule(id);
  await schedule(id, { day: friday, seen: 0 });
  await undoLast(id, "visit-moved");
  await correct(id, { email: "right@mail.example" }, { at: sunday });
  await run(renewLink, change(id, sunday));
  await outcome(id, "done", { seen: 2 });
  await undoLast(id, "visit-done", "2026-11-24T18:01:00.000Z");
  await deliver();
  await outcome(id, "cancelled", { seen: 4, at: sunday });
  await schedule(id, { seen: 5 });
  await deliver();
  await status(id, ["scheduled", "declined"], { at: sunday });
  await schedule(id, { seen: 7 });
  await deliver();
  await run(recordCall, { ...change(id, sunday), from: "scheduled", outcome: "not-interested" });

  const phone = "(480) 555-9800";
  const [stranger, customer] = [await book({ phone }), await book({ phone })];
  await schedule(stranger);
  await deliver();
  await merge(stranger, customer, { email: customer });
  await run(eraseBooking, change(stranger, sunday));
  // Of two that were made at the same moment, the greater id is the newer one, which goes on.
  const both = [await book({ phone: "(480) 555-9801" }), await book({ phone: "(480) 555-9801" })];
  const [older = "", newer = ""] = both.toSorted();
  await merge(older, newer, { email: older });

  const own = await book();
  const slot = { day: "2026-12-03", starts: "07:00", ends: "11:00", seen: null };
  await run(chooseDay, { ...visitor(own), ...slot });
  await run(chooseContactMethod, { ...visitor(own), reachBy: "text" });
  await run(saveGateForm, { ...visitor(own), note: { id: "n", sealed: "sealed", keyId: "k" } });
  const dogs = { from: { numDogs: "3" }, to: { numDogs: "2" } };
  await run(correctBooking, { ...visitor(own), ...dogs });
  await run(requestErasure, visitor(own));
  await schedule(own, { ...slot, seen: 0 });
  await deliver();
  await run(cancelBooking, { ...visitor(own), from: "scheduled", visit: 1, reason: "" });

  const foreign = await book();
  await schedule(foreign);
  await deliver();
  await run(disownBooking, { ...visitor(foreign), actor: mistakenRecipient, refusal: "digest" });
}

test("each press enqueues these kinds, as their rows say, and nothing else", async () => {
  await pressAll();
  const found = [...enqueued].map(([name, all]) => [name, [...all].toSorted()] as const);
  expect(Object.fromEntries(found)).toEqual({
    addNote: [],
    cancelBooking: ["visit", "visitor-news"],
    "changeStatus declined": ["visit"],
    "changeStatus pending": ["confirmation", "lead"],
    "changeStatus spam": [],
    chooseContactMethod: ["visitor-news"],
    chooseDay: ["visitor-news"],
    claimBooking: [],
    correctBooking: ["visit", "visit-link", "visitor-news"],
    "decideFold fold": ["confirmation", "lead"],
    "decideFold spam": [],
    disownBooking: ["visitor-news"],
    eraseBooking: [],
    "recordCall not-interested": ["visit"],
    "recordCall voicemail": [],
    mergeBooking: ["merged", "visit", "visit-link"],
    renewLink: ["visit-link"],
    requestErasure: ["visitor-news"],
    saveGateForm: ["visitor-news"],
    scheduleVisit: ["visit"],
    "setVisitOutcome cancelled": ["visit"],
    "setVisitOutcome done": [],
    storeBooking: ["confirmation", "lead"],
    undo: ["confirmation", "lead", "visit"],
  });
  for (const kind of kinds) {
    const by = found.filter(([, all]) => all.includes(kind)).map(([name]) => name.split(" ")[0]);
    const pressed = messageKinds[kind].enqueuedBy.filter((one) =>
      found.some(([name]) => name.split(" ")[0] === one),
    );
    expect([kind, new Set(pressed)]).toEqual([kind, new Set(by)]);
  }
});

test("rows name commands that exist", () => {
  const named = kinds.flatMap((kind) => [...messageKinds[kind].enqueuedBy]);
  expect(named.filter((name) => commandNamed(name) === undefined)).toEqual([]);
});

const at = "2026-11-20T17:00:00.000Z";
const { db } = queryPlans();
beforeAll(() => migrate(db, "sqlite"));
afterAll(() => db.destroy());

test("500 reminders to 66 devices wait, and wait again after they were dropped", async () => {
  await db
    .insertInto("users")
    .values({ id: "u", username: "riley", password: "unused", role: "owner" })
    .execute();
  const devices = Array.from({ length: 66 }, (_, device) => `d-${device}`);
  await db
    .insertInto("push_devices")
    .values(
      devices.map((id) => ({
        id,
        user_id: "u",
        name: id,
        endpoint: `https://push.example/${id}`,
        p256dh: "",
        auth: "",
        created_at: at,
      })),
    )
    .execute();
  const messages = Array.from({ length: 500 }, (_, index) => ({
    kind: "digest" as const,
    id: `digest.${index}`,
    at,
  }));
  const waiting = async () => {
    const { count } = await db
      .selectFrom("messages")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("state", "=", "waiting")
      .executeTakeFirstOrThrow();
    return count;
  };
  await enqueue(db, messages, "again");
  expect(await waiting()).toBe(500 * 67);
  await db.updateTable("messages").set({ state: "dropped" }).execute();
  await enqueue(db, messages, "again");
  expect(await waiting()).toBe(500 * 67);
});
