import type { Kysely } from "kysely";
import { visitWindows } from "#content/route-plan.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { capacityOf, holdsOf, isRouteDay, offReason } from "#domain/route-plan.ts";
import { type Slot, slotOf, visitWindowNames } from "#domain/visits.ts";
import type { Database } from "#server/db/schema.ts";
import { readPlan } from "#server/visits/route-plan.ts";

export const offeredWithinDays = 28;
const shown = { open: 5, all: 8 };

export interface OfferedSlot extends Slot {
  readonly isFull: boolean;
}

/** The next days on the route of an area, each with the window that has most room, until five of them are open. */
export async function offerSlots(
  db: Kysely<Database>,
  {
    bookingId,
    area,
    own,
    now,
  }: {
    readonly bookingId: string;
    readonly area: string | null;
    /** The day that the visitor has: choosing it again changes nothing. */
    readonly own: Slot | null;
    readonly now: Date;
  },
): Promise<OfferedSlot[]> {
  const plan = await readPlan(db);
  const today = phoenixDay(now);
  const visits = await db
    .selectFrom("visits")
    .select(["day", "starts", "state"])
    .where("day", ">", today)
    .where("day", "<=", addDays(today, offeredWithinDays))
    .where("state", "!=", "cancelled")
    .where("booking_id", "!=", bookingId)
    .execute();
  const byDay = Map.groupBy(visits, ({ day }) => day);
  const slots: OfferedSlot[] = [];
  for (let ahead = 1; ahead <= offeredWithinDays; ahead += 1) {
    const day = addDays(today, ahead);
    const capacity = capacityOf(plan, day);
    if (capacity === 0 || offReason(plan, day) !== null || !isRouteDay(plan, area, day)) continue;
    const taken = byDay.get(day) ?? [];
    const held = taken.filter(({ state }) => state === "held");
    const isFull = taken.length >= capacity || held.length >= holdsOf(capacity);
    const { starts, ends } = day === own?.day ? own : roomiest(day, taken);
    slots.push({ day, starts, ends, isFull: isFull && day !== own?.day });
    if (slots.length === shown.all || slots.filter((slot) => !slot.isFull).length === shown.open)
      break;
  }
  return slots;
}

function roomiest(day: string, taken: readonly { readonly starts: string }[]): Slot {
  const visitsIn = (name: keyof typeof visitWindows) =>
    taken.filter(({ starts }) => starts === visitWindows[name].starts).length;
  const [first = "morning"] = visitWindowNames.toSorted((a, b) => visitsIn(a) - visitsIn(b));
  return slotOf(day, first);
}
