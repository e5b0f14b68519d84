import type { Booking, Message, Visit } from "#domain/api/bookings.ts";
import { type ReasonName, reasonNames } from "#domain/api/tasks.ts";
import { isCommercial } from "#domain/booking/commercial.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { startOfDay } from "#domain/business-clock/office.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import { endOf, isUnconfirmed, isWithoutOutcome, startOf } from "#domain/business-clock/visits.ts";
import { dayMs, phoenixDay } from "#domain/dates.ts";
import { stayAskedAt } from "#domain/history/follow-up.ts";
import { messageKinds } from "#domain/message-kinds.ts";

/** What is known of a booking when it is asked whether it needs a person. */
export interface Case {
  readonly booking: Booking;
  readonly visit: Visit | null;
  /** When the visitor asked for the erasure of their data; null if they did not. */
  readonly erasureAskedAt: string | null;
  /** Emails to the customer that could not be sent. */
  readonly undelivered: readonly Message[];
  /** Why the day of the visit is closed, while it is open what becomes of the visit; null otherwise. */
  readonly dayOff: string | null;
  /** Whether nobody could get in at an earlier visit. */
  readonly wasLockedOut: boolean;
}

interface Moment {
  readonly now: Date;
  readonly daysOff: DaysOff;
}

interface Reason {
  /** The heading of its group on Today. */
  readonly heading: string;
  /** In the digest: "3 calls". */
  readonly one: string;
  readonly many: string;
  /** What the main button does. */
  readonly press: "reach" | "confirm" | "done" | "schedule" | "send" | "customer" | "open";
  /** When it appears: at once, or with its day. */
  readonly appears: "at once" | "with its day";
  /** By when; undefined where it does not apply. */
  readonly due: (given: Case, at: Moment) => Date | undefined;
}

/** Whether nobody has tried to call them yet, and somebody should. */
export const isUncalled = ({ status, followUpAt, mergedInto }: Booking): boolean =>
  status === "pending" && followUpAt === null && mergedInto === null;

const isScheduled = ({ booking }: Case) => booking.status === "scheduled";

const later = (one: Date, other: Date) => (one > other ? one : other);

/** By when a day that the visitor chose is confirmed: somebody who has picked one was promised an answer as well. */
export function confirmBy(
  { booking, visit }: Pick<Case, "booking" | "visit">,
  { daysOff }: Pick<Moment, "daysOff">,
): Date | undefined {
  if (!visit || !isUnconfirmed(visit)) return undefined;
  const until = visit.heldUntil === null ? startOf(visit) : new Date(visit.heldUntil);
  const promised = isUncalled(booking) && callBy(new Date(booking.createdAt), daysOff);
  return promised && promised < until ? promised : until;
}

/** What each reason means. */
export const reasons: Readonly<Record<ReasonName, Reason>> = {
  erasure: {
    heading: "Asks for erasure",
    one: "erasure",
    many: "erasures",
    press: "open",
    appears: "at once",
    due: ({ erasureAskedAt }, { daysOff }) =>
      erasureAskedAt ? callBy(new Date(erasureAskedAt), daysOff) : undefined,
  },
  "day-off": {
    heading: "On a closed day: decide",
    one: "visit on a closed day",
    many: "visits on closed days",
    press: "schedule",
    appears: "at once",
    due: ({ visit, dayOff }, { now }) =>
      visit && dayOff !== null && endOf(visit) > now
        ? later(new Date(startOf(visit).getTime() - dayMs), new Date(visit.changedAt))
        : undefined,
  },
  confirm: {
    heading: "To confirm",
    one: "day to confirm",
    many: "days to confirm",
    press: "confirm",
    appears: "at once",
    due: confirmBy,
  },
  call: {
    heading: "Call first",
    one: "call",
    many: "calls",
    press: "reach",
    appears: "at once",
    due: ({ booking }, { daysOff }) =>
      isUncalled(booking) ? callBy(new Date(booking.createdAt), daysOff) : undefined,
  },
  outcome: {
    heading: "No outcome yet",
    one: "visit without an outcome",
    many: "visits without an outcome",
    press: "done",
    appears: "at once",
    due: ({ visit }, { now }) => (visit && isWithoutOutcome(visit, now) ? endOf(visit) : undefined),
  },
  "new-day": {
    heading: "Pick another day",
    one: "visit without a day",
    many: "visits without a day",
    press: "schedule",
    appears: "at once",
    due: (given, { daysOff }) => {
      const { booking, visit } = given;
      const isOwed = booking.status === "active" && visit?.state === "no-access";
      if (!isScheduled(given) && !isOwed) return undefined;
      if (visit === null) return callBy(new Date(booking.createdAt), daysOff);
      const isLost = visit.state === "no-access" || visit.state === "cancelled";
      return isLost ? callBy(new Date(visit.outcomeAt ?? visit.changedAt), daysOff) : undefined;
    },
  },
  visit: {
    heading: "Visits",
    one: "visit",
    many: "visits",
    press: "done",
    appears: "with its day",
    // One that is over needs its outcome first.
    due: ({ visit }) => (visit?.state === "booked" ? endOf(visit) : undefined),
  },
  "call-back": {
    heading: "Call back",
    one: "call back",
    many: "calls back",
    press: "reach",
    appears: "with its day",
    due: ({ booking: { followUpAt, status } }) =>
      followUpAt !== null && status !== "scheduled" ? new Date(followUpAt) : undefined,
  },
  stay: {
    heading: "Did they stay?",
    one: "“Did they stay?”",
    many: "“Did they stay?”",
    press: "customer",
    appears: "with its day",
    due: (given, { daysOff }) => {
      const { booking, visit } = given;
      if (!isScheduled(given) || visit?.state !== "done") return undefined;
      return booking.followUpAt ? new Date(booking.followUpAt) : stayAskedAt(visit.day, daysOff);
    },
  },
  message: {
    heading: "Did not reach them",
    one: "email that did not arrive",
    many: "emails that did not arrive",
    press: "send",
    appears: "at once",
    due: ({ undelivered: [first] }, { daysOff }) =>
      first ? callBy(new Date(first.createdAt), daysOff) : undefined,
  },
};

export interface Need {
  readonly reason: ReasonName;
  readonly due: Date;
}

/** Whether somebody waits for a call, also where another press comes first. */
export const isToCall = ({
  reason,
  booking,
}: {
  readonly reason: ReasonName;
  readonly booking: Booking;
}): boolean => reasons[reason].press === "reach" || isUncalled(booking);

/** The end of the Phoenix day. */
export const endOfDay = (now: Date): Date => new Date(startOfDay(phoenixDay(now)) + dayMs - 1);

/** What a booking needs a person for until then; undefined if for nothing. */
export function needOf(given: Case, at: Moment, until: Date = endOfDay(at.now)): Need | undefined {
  const { status, mergedInto, erasedAt } = given.booking;
  if (mergedInto !== null || erasedAt !== null || status === "spam") return undefined;
  const isOver = status === "declined";
  for (const reason of reasonNames) {
    if (isOver && reason !== "erasure") continue;
    const due = reasons[reason].due(given, at);
    const isShown = due && (reasons[reason].appears === "at once" || due <= until);
    if (isShown) return { reason, due };
  }
  return undefined;
}

const prefers = { call: "Prefers calls", text: "Prefers texts", email: "Prefers email" } as const;

/** What a person should know before they press, in a few words each. The requests are read beside them. */
export function specialWords(given: Case): string[] {
  const { booking, erasureAskedAt, undelivered, dayOff, wasLockedOut } = given;
  const { sameAs, area, status, contactSeconds, reachBy } = booking;
  return [
    erasureAskedAt && "asks to erase their data",
    dayOff,
    sameAs && "booked twice",
    status === "pending" && contactSeconds !== null && "voicemail left",
    reachBy && prefers[reachBy],
    isCommercial(booking) && "wants a quote",
    area === null && (booking.zipCode === "" ? "no address yet" : "off the map"),
    wasLockedOut && "gate locked last time",
    ...undelivered.map(({ kind }) => `${messageKinds[kind].name} did not reach them`),
  ].filter((words) => typeof words === "string");
}
