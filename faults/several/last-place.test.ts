import { expect, onTestFinished, test } from "vitest";
import { slotOf } from "#domain/business-clock/windows.ts";
import { phoenixDay, weekdayOf } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { writeSlot } from "#domain/visits.ts";
import { amount } from "#faults/amount.ts";
import { openPage, prepareVisitors, pressDay, SESSION_SECRET } from "#faults/visit-pages.ts";
import { askStorage } from "#server/testing/ask-storage.ts";
import { newPlaces } from "#server/testing/places.ts";
import { startInstances } from "./instances.ts";

const rounds = amount({ short: 1, full: 1000 });
const visitorCount = 64;

const newPlace = newPlaces();

test.each<["SQLite" | "PostgreSQL", number]>([
  ["SQLite", 1],
  ["PostgreSQL", amount({ short: 2, full: 4 })],
])(
  `on %s, %i instances: of ${visitorCount} visitors one gets the last place, others see open days (${rounds} times)`,
  async (engine, count) => {
    const where = await newPlace(engine);
    const today = phoenixDay(new Date());
    const contested = addDays(today, 3);
    /** Days on other weekdays, with room for all. */
    const roomyFor = (visitor: number) => addDays(contested, 1 + (visitor % 6));
    // Visitors may hold half of the places of a day.
    const places = (day: string) => (day === weekdayOf(contested) ? 2 : 99);
    const visitors = await prepareVisitors(where, { count: visitorCount, places });
    const instances = await startInstances(count, { ...where, SESSION_SECRET });
    onTestFinished(instances.stop);
    const addressOf = (index: number, round: number) =>
      `${instances.urls[(index + round) % count]}${visitors[index]?.path}`;
    const seen = await Promise.all(
      visitors.map(async (_, index) => (await openPage(addressOf(index, 0))).seen),
    );
    const slotOn = (day: string) => writeSlot(slotOf(day, "morning"));
    const held = (day: string) =>
      askStorage(where, (db) =>
        db.selectFrom("visits").select("booking_id").where("day", "=", day).execute(),
      );

    let repeated = 0;
    /** Tries again if a busy machine has answered that nothing was saved. */
    async function choose(address: string, slot: string, state: string) {
      const answer = await pressDay(address, { slot, seen: state });
      if (answer.status !== 503) return answer;
      repeated += 1;
      return choose(address, slot, state);
    }

    let offered = 0;
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all(
        seen.map((state, index) => choose(addressOf(index, round), slotOn(contested), state)),
      );
      const winner = answers.findIndex(({ status }) => status === 303);
      const refused = answers.filter((_, index) => index !== winner);
      expect(refused.map(({ status }) => status)).toEqual(Array(visitorCount - 1).fill(409));
      for (const { open } of refused) {
        expect(open).toHaveLength(5);
        expect(open.join()).not.toContain(contested);
        offered += open.length;
      }
      expect(await held(contested)).toEqual([{ booking_id: visitors[winner]?.bookingId }]);
      // The winner moves to another day, and the place is free again.
      const own = addressOf(winner, round);
      const moved = await choose(own, slotOn(roomyFor(winner)), (await openPage(own)).seen);
      expect(moved.status).toBe(303);
      seen[winner] = (await openPage(own)).seen;
      if (round % 100 === 99) console.info(`${engine}: ${round + 1} rounds`);
    }
    const presses = rounds * visitorCount;
    console.info(`${engine}, ${count} instances:`, {
      rounds,
      presses,
      repeated,
      oversold: 0,
      offered,
    });
  },
);
