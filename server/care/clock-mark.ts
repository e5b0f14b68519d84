import type { Kysely } from "kysely";
import type { ClockState } from "#domain/api/care.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";

const key = "clock-mark";
const dayMs = 86_400_000;
/** How far the clock may be from its mark before the owner has to confirm it. */
const mostDays = 2;

interface Now {
  /** What the clock says, ISO 8601 in UTC. */
  readonly now: string;
}

function compare(mark: string, now: string): ClockState {
  const days = (Date.parse(now) - Date.parse(mark)) / dayMs;
  return { now, mark, daysAhead: Math.round(days), isTrusted: Math.abs(days) <= mostDays };
}

async function readMark(db: Kysely<Database>): Promise<string | undefined> {
  const setting = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst();
  return setting?.value;
}

const writeMark = (db: Kysely<Database>, value: string) =>
  db
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();

/** Where there is no mark yet, the last moment at which something happened is one: the clock may be wrong already. */
async function firstMark(db: Kysely<Database>, now: string): Promise<string> {
  const last = await db
    .selectFrom("booking_events")
    .select(({ fn }) => fn.max("at").as("at"))
    .executeTakeFirst();
  return last?.at && last.at < now ? last.at : now;
}

/** Compares the clock with its mark, and changes nothing. */
export const readClock = defineCommand({
  name: "readClock",
  kind: "read",
  async run(db, { now }: Now): Promise<ClockState> {
    return compare((await readMark(db)) ?? (await firstMark(db, now)), now);
  },
});

/** Compares the clock with its mark. The mark follows a clock that can be trusted, never by more than two days. */
export const checkClock = defineCommand({
  name: "checkClock",
  kind: "write",
  async run(db, { now }: Now): Promise<ClockState> {
    const mark = await readMark(db);
    const state = compare(mark ?? (await firstMark(db, now)), now);
    if (state.isTrusted && now > state.mark) await writeMark(db, now);
    else if (mark === undefined) await writeMark(db, state.mark);
    return state;
  },
});

/** The owner says that the clock is right. */
export const confirmClock = defineCommand({
  name: "confirmClock",
  kind: "write",
  async run(db, { now }: Now): Promise<ClockState> {
    await writeMark(db, now);
    return compare(now, now);
  },
});
