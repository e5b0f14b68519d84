import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { writeSlot } from "#domain/business-clock/visits.ts";
import { slotOf } from "#domain/business-clock/windows.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { amount } from "#faults/amount.ts";
import {
  openPage,
  prepareVisitors,
  pressDay,
  SESSION_SECRET,
  type Visitor,
} from "#faults/visit-pages.ts";
import { askStorage, type Where } from "#server/testing/ask-storage.ts";
import { engines, newSyncedPlaces } from "#server/testing/places.ts";
import { spawnServer } from "#server/testing/process.ts";
import { killWhile } from "./kill-while.ts";

const rounds = amount({ short: 1, full: 50 });
const count = 24;
/** Places per day. Visitors may hold half of them, so some are refused. */
const places = 6;

const newPlace = newSyncedPlaces();

const number = z.coerce.number();
const rows = z.array(
  z.object({
    id: z.string(),
    slot: z.string(),
    sequence: number,
    last: z.nullable(z.string()),
    choices: number,
    webhooks: number,
    news: number,
  }),
);

/** What a held day, its history and its messages must agree on. */
const storedHolds = (where: Where) =>
  askStorage(where, async (db) => {
    const held = await sql`
      select visits.booking_id as id, day || ' ' || starts || '-' || ends as slot, sequence,
        (select text from booking_events where id = visits.event_id and kind = 'visit-held') as last,
        (select count(*) from booking_events as event
          where event.booking_id = visits.booking_id and kind = 'visit-held') as choices,
        (select count(*) from messages join booking_events as event on event.id = messages.event_id
          where messages.booking_id = visits.booking_id and messages.kind = 'webhook'
            and event.kind = 'visit-held') as webhooks,
        (select count(*) from visit_links
          where visit_links.booking_id = visits.booking_id and news_since is not null)
        + (select count(*) from messages
          where messages.booking_id = visits.booking_id and kind = 'visitor-news') as news
      from visits where state = 'held'`.execute(db);
    const strays = await sql`
      select id from booking_events where kind = 'visit-held'
        and booking_id not in (select booking_id from visits)
      union all
      select id from messages where event_id is not null
        and event_id not in (select id from booking_events)`.execute(db);
    return { holds: rows.parse(held.rows), strays: strays.rows };
  });

/** Visitors choose one day after another, and try again when there is no answer. */
function chooseDays(url: () => string, visitors: readonly Visitor[]) {
  const acknowledged = new Map<string, { slot: string; sequence: number }>();
  const unexpected: string[] = [];
  const counts = { chosen: 0, full: 0, repeated: 0 };
  let stopped = false;

  /** The answer, once there is one; undefined when the test has ended. */
  async function untilAnswered<Answer extends { readonly status: number }>(
    ask: () => Promise<Answer>,
  ): Promise<Answer | undefined> {
    while (!stopped) {
      const answer = await ask().catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      counts.repeated += 1;
      // Sooner, they would slow down the starting server.
      await wait(100);
    }
    return undefined;
  }

  async function chooseOn({ bookingId, path }: Visitor, index: number) {
    const address = () => url() + path;
    const today = phoenixDay(new Date());
    let seen = (await untilAnswered(() => openPage(address())))?.seen ?? "";
    for (let turn = 0; !stopped; turn += 1) {
      const day = addDays(today, 3 + ((turn * 5 + index) % 14));
      const press = { slot: writeSlot(slotOf(day, "morning")), seen };
      const answer = await untilAnswered(() => pressDay(address(), press));
      if (!answer) return;
      const page = answer.status === 303 ? await untilAnswered(() => openPage(address())) : answer;
      if (!page) return;
      const sequence = Number(page.seen.split(".")[1]);
      if (answer.status === 303) {
        acknowledged.set(bookingId, { slot: press.slot, sequence });
        counts.chosen += 1;
      } else if (answer.status === 409 && page.seen === seen) counts.full += 1;
      else unexpected.push(`${answer.status}, saw ${seen}, is ${page.seen}`);
      seen = page.seen;
    }
  }
  const choosing = visitors.map(chooseOn);
  return {
    acknowledged,
    unexpected,
    counts,
    done: () => counts.chosen,
    async stop() {
      stopped = true;
      await Promise.all(choosing);
    },
  };
}

test.each(engines)(
  `on %s, killed ${rounds} times while visitors choose days: no choice is lost, doubled or half done`,
  async (engine) => {
    const where = await newPlace(engine);
    const visitors = await prepareVisitors(where, { count, places });
    const start = () =>
      spawnServer({
        ...where,
        SESSION_SECRET,
        WEBHOOK_URL: "http://127.0.0.1:9/",
        WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
      });
    const pressing = await killWhile({
      rounds,
      start,
      atLast: count,
      startLoad: (url) => chooseDays(url, visitors),
    });

    const { holds, strays } = await storedHolds(where);
    console.info(`${engine}, ${rounds} kills:`, { ...pressing.counts, holds: holds.length });
    expect(pressing.unexpected).toEqual([]);
    expect(strays).toEqual([]);
    for (const [id, { slot, sequence }] of pressing.acknowledged) {
      const hold = holds.find((one) => one.id === id);
      expect(hold?.sequence, id).toBeGreaterThanOrEqual(sequence);
      // A choice whose answer was cut off by the stop may be stored, too.
      if (hold?.sequence === sequence) expect(hold.slot, id).toBe(slot);
    }
    for (const { id, slot, sequence, news, ...stored } of holds) {
      const choices = sequence + 1;
      expect(stored, id).toEqual({ last: slot, choices, webhooks: choices });
      expect(news, id).toBeGreaterThan(0);
    }
    for (const [day, ofDay] of Map.groupBy(holds, ({ slot }) => slot.slice(0, 10)))
      expect(ofDay.length, day).toBeLessThanOrEqual(places / 2);
  },
);
