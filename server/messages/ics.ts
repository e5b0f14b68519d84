import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { business } from "#content/business.ts";
import { mailWords } from "#content/mail.ts";
import { calendarWords } from "#content/route-plan.ts";
import type { Visit } from "#domain/api/bookings.ts";
import { endOf, startOf } from "#domain/business-clock/visits.ts";
import { serviceLine } from "#domain/contact.ts";

export interface CalendarVisit extends Visit {
  readonly uid: string;
}

/** Said in the words too, since many calendars ignore the status. */
function titled(summary: string, { state }: Visit): string {
  if (state === "cancelled") return calendarWords.canceled + summary;
  return state === "asked" ? calendarWords.asked + summary : summary;
}

const product = { company: business.name, product: "visits", language: "EN" };

const statuses: Readonly<Record<Visit["state"], ICalEventStatus>> = {
  asked: ICalEventStatus.TENTATIVE,
  booked: ICalEventStatus.CONFIRMED,
  done: ICalEventStatus.CONFIRMED,
  "no-access": ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** Times are in UTC, which every calendar understands without a table of zones. */
const eventOf = (visit: CalendarVisit, summary: string) => ({
  id: visit.uid,
  sequence: visit.sequence,
  stamp: new Date(visit.changedAt),
  start: startOf(visit),
  end: endOf(visit),
  status: statuses[visit.state],
  summary: titled(summary, visit),
});

/**
 * What a customer's calendar takes in: an invitation (REQUEST), its update under the same UID with a higher SEQUENCE, or
 * its end (CANCEL). Gmail and Outlook update by themselves only what names an organizer and an attendee.
 */
export function inviteOf(
  visit: CalendarVisit,
  { organizer, guest }: { readonly organizer: string; readonly guest: string },
) {
  const method =
    visit.state === "cancelled" ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const { title, expect } = mailWords.visit;
  const calendar = ical({ prodId: product, method });
  calendar.createEvent({
    ...eventOf(visit, `${business.name}: ${title}`),
    description: [
      ...(visit.state === "cancelled" ? [] : expect),
      ...(serviceLine ? [`${mailWords.call} ${serviceLine.text}`] : []),
    ].join("\n"),
    organizer: { name: business.name, email: organizer },
    attendees: [{ email: guest, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
    // Shows as free time, because nobody needs to be home.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return { method, content: calendar.toString() };
}

export interface FeedVisit extends CalendarVisit {
  /** The first name and the neighborhood. */
  readonly summary: string;
}

const refreshSeconds = 900;

/**
 * The owner's calendar feed. Canceled visits stay in it, because most calendars keep visits that are missing from the
 * feed. It has no METHOD, which would demand an organizer of each event.
 */
export function feedOf(visits: readonly FeedVisit[]): string {
  const calendar = ical({
    prodId: product,
    name: `${business.name} visits`,
    ttl: refreshSeconds,
  });
  for (const { summary, ...visit } of visits) {
    const isFree = visit.state === "asked" || visit.state === "cancelled";
    calendar.createEvent({
      ...eventOf(visit, summary),
      transparency: isFree ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}
