import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { amount } from "#faults/amount.ts";
import { signIn } from "#faults/owner.ts";
import { addUnsent, type KeptChange, readOutbox, type Unsent } from "#inbox/changes/outbox.ts";
import { createSender, type Sent } from "#inbox/changes/send-in-order.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { runSql } from "#server/testing/ask-storage.ts";
import { bookingOf, newBooking } from "#server/testing/bookings.ts";
import { engines, newSyncedPlaces } from "#server/testing/places.ts";
import { spawnServer } from "#server/testing/process.ts";
import { addOwner } from "#server/testing/sign-in.ts";
import { tuesday } from "#server/testing/visits.ts";
import { killWhile } from "./kill-while.ts";

const rounds = amount({ short: 1, full: 50 });
/** Enough for the longest run: each outcome can be pressed once. */
const visits = 10 + rounds * 30;
const pauseMs = 20;
const mostWaiting = 20;

const newPlace = newSyncedPlaces();

const sqlOn = (engine: string) => `
  select booking_id as id, kind, text from booking_events
  where kind in ('note', 'visit-done') order by ${engine === "SQLite" ? "rowid" : "seq"}`;
const rows = z.array(z.object({ id: z.string(), kind: z.string(), text: z.nullable(z.string()) }));

/** Everybody has a visit, and the emails about it were sent: the program is busy with nothing else. */
const visitedToday = [
  "update messages set state = 'sent'",
  "update bookings set status = 'scheduled'",
  `insert into visits
    (booking_id, uid, event_id, day, starts, ends, state, sequence, created_at, changed_at)
    select id, id, id, '${tuesday}', '07:00', '11:00', 'booked', 0, created_at, created_at from bookings`,
];

const sendingOf = ({ bookingId, outcome, note }: KeptChange) => {
  const booking = `/api/bookings/${bookingId}`;
  return outcome
    ? { address: `${booking}/visits/outcome`, body: { outcome: outcome.state, seen: outcome.seen } }
    : { address: `${booking}/notes`, body: { text: note } };
};

const isToSend = ({ refused }: Unsent) => refused === undefined;

/** Presses outcomes and notes on a phone that has no signal at one try of five, and loses one answer of seven. */
function pressInYard(url: () => string, headers: { cookie: string }, ids: readonly string[]) {
  const counts = { stored: 0, offline: 0, lost: 0, broken: 0 };
  const unexpected: string[] = [];
  let tries = 0;
  const sender = createSender<string>({
    user: "riley",
    keepsRefused: () => true,
    onSent: (_change, { kind }) => {
      if (kind === "stored") counts.stored += 1;
    },
    async send({ key, change }): Promise<Sent<string>> {
      tries += 1;
      if (tries % 5 === 0) {
        counts.offline += 1;
        return { kind: "later" };
      }
      const { address, body } = sendingOf(change);
      try {
        const response = await fetch(url() + address, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json", "idempotency-key": key },
          body: JSON.stringify(body),
        });
        const answer = await response.text();
        if (tries % 7 === 0) counts.lost += 1;
        else if (response.ok) return { kind: "stored", answer };
        else if (response.status < 500) {
          unexpected.push(answer);
          return { kind: "refused", why: answer };
        }
      } catch {
        counts.broken += 1;
      }
      return { kind: "later" };
    },
  });
  let pressed = 0;
  const press = (change: KeptChange) =>
    addUnsent({ key: randomUUID(), user: "riley", at: new Date().toISOString(), change });
  /** After the first stop the rest is sent, after another one the test has failed. */
  let stops = 0;
  async function work(): Promise<void> {
    const [first = ""] = ids;
    while (stops === 0 || (stops === 1 && readOutbox().some(isToSend))) {
      const bookingId = ids[pressed];
      if (stops === 0 && bookingId !== undefined && readOutbox().length < mostWaiting) {
        press({ bookingId, name: "Ana", outcome: { state: "done", seen: 0 } });
        press({ bookingId: first, name: "Ana", note: `${pressed}` });
        pressed += 1;
      }
      await sender.sendNow();
      await wait(pauseMs);
    }
    sender.stop();
  }
  const working = work();
  return {
    counts,
    unexpected,
    pressed: () => pressed,
    done: () => counts.stored,
    async stop() {
      stops += 1;
      await working;
    },
  };
}

test.each(engines)(
  `on %s, killed ${rounds} times while a phone without a steady signal sends what was pressed: nothing is lost, doubled or out of order`,
  async (engine) => {
    // Node has no storage of a browser, so the outbox keeps its changes in memory.
    vi.stubGlobal("dispatchEvent", () => true);
    const where = await newPlace(engine);
    const store = await openStore(where);
    await addOwner({ store });
    const ids = Array.from({ length: visits }, () => randomUUID());
    const bookings = ids.map((id) => newBooking({ id, booking: bookingOf(id) }));
    await Promise.all(bookings.map((booking) => store.run(storeBooking, booking)));
    await store.close();
    for (const statement of visitedToday) await runSql(where, statement);

    const phone = await killWhile({
      rounds,
      atLast: 24,
      start: () => spawnServer({ ...where }, ["--api-only"]),
      startLoad: async (url) => pressInYard(url, await signIn(url()), ids),
    });

    const stored = rows.parse((await runSql(where, sqlOn(engine))).rows);
    console.info(`${engine}, ${rounds} kills:`, { ...phone.counts, pressed: phone.pressed() });
    expect(phone.unexpected).toEqual([]);
    const expected = ids.slice(0, phone.pressed()).flatMap((id, index) => [
      { id, kind: "visit-done", text: null },
      { id: ids[0], kind: "note", text: `${index}` },
    ]);
    expect(
      stored.map(({ text, ...row }) => ({ ...row, text: row.kind === "note" ? text : null })),
    ).toEqual(expected);
  },
);
