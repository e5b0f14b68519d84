import { mailWords } from "#content/mail.ts";
import type { Booking, BookingDetail } from "#domain/api/bookings.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { callBy, replyBy } from "#domain/business-clock/promise.ts";
import { formatDayAndTime } from "#domain/dates.ts";

const { apology, zone } = mailWords;

/** The sentences of the email to a visitor whose promise was broken. The inbox shows them before they are sent. */
export const apologyLines = (
  createdAt: Date,
  daysOff: DaysOff,
): readonly [string, string, string] => [
  `${apology.said} ${formatDayAndTime(callBy(createdAt, daysOff))} (${zone}) ${apology.missed}`,
  apology.line,
  apology.next,
];

/** Whether the promise was broken: the visitor is still waiting, or was called too late. */
export function canApologize(
  { status, createdAt, contactSeconds, mergedInto, erasedAt, email }: Booking,
  now: Date,
): boolean {
  const created = new Date(createdAt);
  const contact =
    contactSeconds === null ? now.getTime() : created.getTime() + contactSeconds * 1000;
  return (
    (status === "pending" || status === "contacted") &&
    mergedInto === null &&
    erasedAt === null &&
    email !== "" &&
    contact > replyBy(created).getTime()
  );
}

/** The apology that was asked for. A dropped one never left, and can be asked for again. */
export const apologyOf = ({ messages }: Pick<BookingDetail, "messages">) =>
  messages.find(({ kind, state }) => kind === "apology" && state !== "dropped");
