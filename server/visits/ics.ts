import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { business } from "#content/business.ts";
import { mailWords } from "#content/mail.ts";
import type { Visit } from "#domain/api/bookings.ts";
import { formatPhone } from "#domain/phone.ts";
import { endOf, startOf } from "#domain/visits.ts";

export interface CalendarVisit extends Visit {
  readonly uid: string;
}

const product = { company: business.name, product: "visits", language: "EN" };

const statuses: Readonly<Record<Visit["state"], ICalEventStatus>> = {
  wished: ICalEventStatus.TENTATIVE,
  held: ICalEventStatus.TENTATIVE,
  booked: ICalEventStatus.CONFIRMED,
  done: ICalEventStatus.CONFIRMED,
  "no-access": ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** Times are in UTC, which every calendar understands without a table of zones. */
const eventOf = (visit: CalendarVisit) => ({
  id: visit.uid,
  sequence: visit.sequence,
  stamp: new Date(visit.changedAt),
  start: startOf(visit),
  end: endOf(visit),
  status: statuses[visit.state],
});

/**
 * What a customer's calendar takes in: an invitation (REQUEST), its update under the same UID with a higher SEQUENCE, or
 * its end (CANCEL). Gmail and Outlook update by themselves only what names an organizer and an attendee.
 */
export function inviteOf(visit: CalendarVisit, email: string) {
  const method =
    visit.state === "cancelled" ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const { phone } = business;
  const { title, expect } = mailWords.visit;
  const calendar = ical({ prodId: product, method });
  calendar.createEvent({
    ...eventOf(visit),
    summary: `${business.name}: ${title}`,
    description: [
      ...(visit.state === "cancelled" ? [] : expect),
      `${mailWords.call} ${formatPhone(phone)}`,
    ].join("\n"),
    organizer: { name: business.name, email: business.email },
    attendees: [{ email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
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

/** The owner's calendar feed. Canceled visits stay in it, because most calendars keep visits that are missing from the feed. */
export function feedOf(visits: readonly FeedVisit[]): string {
  const calendar = ical({
    prodId: product,
    name: `${business.name} visits`,
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const { summary, ...visit } of visits) calendar.createEvent({ ...eventOf(visit), summary });
  return calendar.toString();
}
