import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { weekdays } from "#content/shapes.ts";
import { bookingDetail } from "#domain/api/bookings.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { amount } from "#faults/amount.ts";
import { signIn } from "#faults/owner.ts";
import { openStore } from "#server/open-store.ts";
import { runSql } from "#server/testing/ask-storage.ts";
import { engines, newSyncedPlaces } from "#server/testing/places.ts";
import { spawnServer } from "#server/testing/process.ts";
import { addOwner } from "#server/testing/sign-in.ts";
import { visitActions } from "#server/testing/visits.ts";
import { writeRoutePlan } from "#server/visits/route-plan.ts";
import { killWhile } from "./kill-while.ts";

const rounds = amount({ short: 1, full: 50 });
const bookings = 24;
/** Few places, and eight visits that want one on the same day at the same time. */
const days = 9;
const placesOfDay = 3;

const newPlace = newSyncedPlaces();

/** A visit and its history must agree: each change is one event, one email, and one more in the sequence. */
const sql = `
  select visits.booking_id as id, visits.day, visits.sequence, bookings.status,
    (select count(*) from booking_events where booking_id = visits.booking_id and kind = 'status') as steps,
    (select count(*) from booking_events where booking_id = visits.booking_id
      and kind in ('visit-scheduled', 'visit-moved')) as changes,
    (select count(*) from messages where booking_id = visits.booking_id and kind = 'visit') as mails
  from visits join bookings on bookings.id = visits.booking_id`;

const count = z.coerce.number();
const rows = z.array(
  z.object({
    id: z.string(),
    day: z.string(),
    status: z.string(),
    sequence: count,
    steps: count,
    changes: count,
    mails: count,
  }),
);

/** The owner moves visits from day to day, and retries unanswered changes with the same key. */
function moveVisits(url: () => string, headers: { cookie: string }, ids: readonly string[]) {
  const acknowledged = new Map<string, { day: string; sequence: number }>();
  const unexpected: string[] = [];
  const counts = { moved: 0, repeated: 0, full: 0 };
  let stopped = false;

  async function schedule(id: string, day: string, key: string): Promise<void> {
    const body = { day, window: "morning", seen: acknowledged.get(id)?.sequence ?? null };
    while (!stopped) {
      try {
        const response = await fetch(`${url()}/api/bookings/${id}/visits`, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json", "idempotency-key": key },
          body: JSON.stringify(body),
        });
        const text = await response.text();
        if (response.ok) {
          const { visit } = bookingDetail.parse(JSON.parse(text));
          if (visit) acknowledged.set(id, visit);
          counts.moved += 1;
          return;
        }
        if (text.includes('"no-place"')) {
          counts.full += 1;
          return;
        }
        if (response.status < 500) {
          unexpected.push(text);
          return;
        }
      } catch {
        // The server is gone.
      }
      counts.repeated += 1;
      await wait(20);
    }
  }

  async function moveOne(id: string) {
    const today = phoenixDay(new Date());
    for (let turn = 0; !stopped; turn += 1)
      await schedule(
        id,
        addDays(today, 1 + ((turn + 3 * (ids.indexOf(id) % 3)) % days)),
        crypto.randomUUID(),
      );
  }
  const moving = ids.map(moveOne);
  return {
    acknowledged,
    unexpected,
    counts,
    done: () => counts.moved,
    async stop() {
      stopped = true;
      await Promise.all(moving);
    },
  };
}

test.each(engines)(
  `on %s, killed ${rounds} times while visits are scheduled and moved: no change lost, no day overbooked`,
  async (engine) => {
    const where = await newPlace(engine);
    const store = await openStore(where);
    await addOwner({ store });
    const capacity = Object.fromEntries(weekdays.map((weekday) => [weekday, placesOfDay]));
    const plan = { areas: {}, capacity, daysOff: [] };
    await store.run(writeRoutePlan, { plan, now: new Date().toISOString() });
    const { book } = visitActions(() => store);
    const ids: string[] = [];
    while (ids.length < bookings) ids.push(await book());
    await store.close();

    const owner = await killWhile({
      rounds,
      atLast: bookings,
      start: () => spawnServer({ ...where }, ["--api-only"]),
      startLoad: async (url) => moveVisits(url, await signIn(url()), ids),
    });

    const stored = rows.parse((await runSql(where, sql)).rows);
    console.info(`${engine}, ${rounds} kills:`, { ...owner.counts, visits: stored.length });
    expect(owner.unexpected).toEqual([]);
    const lost = [...owner.acknowledged].filter(([id, { sequence }]) => {
      const visit = stored.find((one) => one.id === id);
      return !visit || visit.sequence < sequence;
    });
    expect(lost).toEqual([]);
    for (const { id, day, sequence, status, steps, changes, mails } of stored) {
      expect({ status, steps, changes, mails }, id).toEqual({
        status: "scheduled",
        steps: 2,
        changes: sequence + 1,
        mails: sequence + 1,
      });
      // A change whose answer was cut off by the stop may be stored, too.
      if (owner.acknowledged.get(id)?.sequence === sequence)
        expect(owner.acknowledged.get(id)?.day, id).toBe(day);
    }
    const perDay = Map.groupBy(stored, ({ day }) => day);
    for (const [day, visits] of perDay) expect(visits.length, day).toBeLessThanOrEqual(placesOfDay);
  },
);
