import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";

export const maxGateNoteLength = 500;

/** Whether the gate note of a visit may be read: from the day before the visit to the day after it, in Phoenix. */
export function canReadGateNote(visitDay: string, now: Date): boolean {
  const today = phoenixDay(now);
  return addDays(visitDay, -1) <= today && today <= addDays(visitDay, 1);
}
