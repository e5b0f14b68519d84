import { business } from "#content/business.ts";
import { hour, phoenixOffset } from "./phoenix.ts";

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Phoenix",
  weekday: "long",
  hour: "numeric",
  minute: "2-digit",
});

/** The moment by which the team has been in touch with who booked at `createdAt`. @see spec section 9 */
export const replyBy = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + business.replyWithinHours * hour);

/** ISO 8601 with Phoenix's offset, such as "2026-11-24T15:40:00.000-07:00". */
export const toPhoenixIso = (moment: Date): string =>
  new Date(moment.getTime() + phoenixOffset).toISOString().replace("Z", "-07:00");

/** A sentence for a page, where "PM" stays on the line of its time. */
export const unbroken = (sentence: string): string => sentence.replace(/ (?=[AP]M\b)/g, "\u00a0");

/** For people, in Phoenix: "Tuesday, 3:40 PM". */
export function formatDayAndTime(moment: Date): string {
  const parts = new Map(clock.formatToParts(moment).map((part) => [part.type, part.value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return `${part("weekday")}, ${part("hour")}:${part("minute")} ${part("dayPeriod")}`;
}
