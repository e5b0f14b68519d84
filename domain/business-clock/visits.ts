import {
  dayMs,
  formatTime,
  phoenixDay,
  phoenixOffsetMs,
  sinceMidnight,
  timeWords,
} from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";

export const visitWindowNames = ["morning", "midday", "afternoon"] as const;
export type VisitWindowName = (typeof visitWindowNames)[number];

/** The events of a visit in a booking's history. */
export const visitEvents = [
  "visit-scheduled",
  "visit-moved",
  "visit-done",
  "visit-no-access",
  "visit-cancelled",
  "visit-undone",
  "visit-asked",
] as const;

export const visitKinds: ReadonlySet<string> = new Set(visitEvents);

/** When a visit is: a Phoenix day such as "2026-11-24", and times such as "07:00". */
export interface Slot {
  readonly day: string;
  readonly starts: string;
  readonly ends: string;
}

/** "2026-11-24 07:00-11:00", as histories keep it. */
export const writeSlot = ({ day, starts, ends }: Slot): string => `${day} ${starts}-${ends}`;

export function readSlot(text: string | null): Slot | undefined {
  const [, day, starts, ends] =
    /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(text ?? "") ?? [];
  if (!day || Number.isNaN(Date.parse(day))) return undefined;
  return starts && ends ? { day, starts, ends } : undefined;
}

const moment = (day: string, time: string) =>
  new Date(Date.parse(day) + sinceMidnight(time) - phoenixOffsetMs);

export const startOf = ({ day, starts }: Pick<Slot, "day" | "starts">): Date => moment(day, starts);
export const endOf = ({ day, ends }: Pick<Slot, "day" | "ends">): Date => moment(day, ends);

const longDay = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "long",
  month: "long",
  day: "numeric",
});

/** "Tuesday, November 24". */
export const visitDayWords = (day: string): string => longDay.format(new Date(day));

const shortDay = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});

/** "Tue, Nov 24". */
export const shortDayWords = (day: string): string => shortDay.format(new Date(day));

/** "7 AM to 11 AM". */
export const hoursWords = ({ starts, ends }: Pick<Slot, "starts" | "ends">): string =>
  `${timeWords(sinceMidnight(starts))} to ${timeWords(sinceMidnight(ends))}`;

/** "Tuesday, November 24, 7 AM to 11 AM". */
export const slotWords = (slot: Slot): string => `${visitDayWords(slot.day)}, ${hoursWords(slot)}`;

/** In Phoenix, for a moment that can be over a week away: "Tuesday, November 24, 9:30 AM". */
export const momentWords = (moment: Date): string =>
  `${visitDayWords(phoenixDay(moment))}, ${formatTime(moment)}`;

/** Whether the visitor asked for the day, and the owner has yet to confirm it or to offer another one. */
export const isAsked = ({ state }: { readonly state: string }): boolean => state === "asked";

const linkDays = { afterVisit: 30, afterBooking: 90 };

/** When the visitor's own link ends. A canceled visit does not count. */
export const linkEndsAt = (
  createdAt: Date,
  visit: { readonly state: string; readonly day: string } | null,
): Date =>
  visit === null || visit.state === "cancelled"
    ? new Date(createdAt.getTime() + linkDays.afterBooking * dayMs)
    : endOf({ day: addDays(visit.day, linkDays.afterVisit), ends: "24:00" });

/** Whether a booked visit is over but has no outcome yet. */
export const isWithoutOutcome = (visit: Slot & { readonly state: string }, now: Date): boolean =>
  visit.state === "booked" && endOf(visit) <= now;

/** On the day of a confirmed visit somebody may be on the way already. */
export const canBeChanged = (
  visit: { readonly state: string; readonly day: string },
  now: Date,
): boolean =>
  isAsked(visit) ||
  visit.state === "cancelled" ||
  (visit.state === "booked" && phoenixDay(now) < visit.day);

export const maxGateNoteLength = 500;

/** Whether the gate note of a visit may be read: from the day before the visit to the day after it, in Phoenix. */
export function canReadGateNote(visitDay: string, now: Date): boolean {
  const today = phoenixDay(now);
  return addDays(visitDay, -1) <= today && today <= addDays(visitDay, 1);
}
