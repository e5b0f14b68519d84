import type { Booking, Message } from "#domain/api/bookings.ts";
import { type ReasonName, reasonNames, type Task } from "#domain/api/tasks.ts";
import { isCommercial } from "#domain/booking/call-first.ts";
import { closedOn, type DaysOff } from "#domain/business-clock/closed-days.ts";
import { startOfDay } from "#domain/business-clock/office.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import { endOf, isAsked, isWithoutOutcome, startOf } from "#domain/business-clock/visits.ts";
import { answerBy } from "#domain/business-clock/windows.ts";
import { dayMs, phoenixDay } from "#domain/dates.ts";
import { stayAskedAt } from "#domain/history/follow-up.ts";
import { messageKinds } from "#domain/message-kinds.ts";
import { type Known, type Moment, type State, soonWords, stateOf } from "./state.ts";

/** What is known of a booking when it is asked whether it needs a person. */
export interface Case extends Known {
  /** The last note. */
  readonly note: string | null;
  /** When the visitor asked for the erasure of their data; null if they did not. */
  readonly erasureAskedAt: string | null;
  /** Emails to the customer that could not be sent. */
  readonly undelivered: readonly Message[];
  /** Why the day of a booked visit is closed, unless somebody has said that they come; null otherwise. */
  readonly dayOff: string | null;
  /** Whether nobody could get in at an earlier visit. */
  readonly wasLockedOut: boolean;
}

interface Reason {
  /** What the main button does. @see pressOf */
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

/** By when a day that the visitor asked for is confirmed: somebody who asks may have been promised a call as well. */
export function confirmBy(
  { booking, visit }: Pick<Case, "booking" | "visit">,
  { daysOff }: Pick<Moment, "daysOff">,
): Date | undefined {
  if (!visit || !isAsked(visit)) return undefined;
  const until = answerBy(visit.day, new Date(visit.changedAt), daysOff) ?? startOf(visit);
  const promised = isUncalled(booking) && callBy(new Date(booking.createdAt), daysOff);
  return promised && promised < until ? promised : until;
}

/** What each reason means. */
export const reasons: Readonly<Record<ReasonName, Reason>> = {
  erasure: {
    press: "open",
    appears: "at once",
    due: ({ erasureAskedAt }, { daysOff }) =>
      erasureAskedAt ? callBy(new Date(erasureAskedAt), daysOff) : undefined,
  },
  "day-off": {
    press: "schedule",
    appears: "at once",
    due: ({ visit, dayOff }, { now }) =>
      visit && dayOff !== null && endOf(visit) > now
        ? later(new Date(startOf(visit).getTime() - dayMs), new Date(visit.changedAt))
        : undefined,
  },
  confirm: {
    press: "confirm",
    appears: "at once",
    due: confirmBy,
  },
  call: {
    press: "reach",
    appears: "at once",
    due: ({ booking }, { daysOff }) =>
      isUncalled(booking) ? callBy(new Date(booking.createdAt), daysOff) : undefined,
  },
  outcome: {
    press: "done",
    appears: "at once",
    due: ({ visit, dayOff }, { now }) =>
      visit && dayOff === null && isWithoutOutcome(visit, now) ? endOf(visit) : undefined,
  },
  "new-day": {
    press: "schedule",
    appears: "at once",
    due: (given, { daysOff, now }) => {
      const { booking, visit, dayOff } = given;
      // Nobody came, and nobody has said so.
      if (visit && dayOff !== null && isWithoutOutcome(visit, now)) return endOf(visit);
      const isOwed = booking.status === "active" && visit?.state === "no-access";
      if (!isScheduled(given) && !isOwed) return undefined;
      if (visit === null) return callBy(new Date(booking.createdAt), daysOff);
      const isLost = visit.state === "no-access" || visit.state === "cancelled";
      return isLost ? callBy(new Date(visit.outcomeAt ?? visit.changedAt), daysOff) : undefined;
    },
  },
  visit: {
    press: "done",
    appears: "with its day",
    // One that is over needs its outcome first.
    due: ({ visit }) => (visit?.state === "booked" ? endOf(visit) : undefined),
  },
  "call-back": {
    press: "reach",
    appears: "with its day",
    due: ({ booking: { followUpAt, status } }) =>
      followUpAt !== null && status !== "scheduled" ? new Date(followUpAt) : undefined,
  },
  stay: {
    press: "customer",
    appears: "with its day",
    due: (given, { daysOff }) => {
      const { booking, visit } = given;
      if (!isScheduled(given) || visit?.state !== "done") return undefined;
      return booking.followUpAt ? new Date(booking.followUpAt) : stayAskedAt(visit.day, daysOff);
    },
  },
  message: {
    press: "send",
    appears: "at once",
    due: ({ undelivered: [first] }, { daysOff }) =>
      first ? callBy(new Date(first.createdAt), daysOff) : undefined,
  },
};

/** What the main button of a task does. A day that was closed after it was asked for cannot be confirmed. */
export const pressOf = (
  { reason, visit }: Pick<Task, "reason" | "visit">,
  daysOff: DaysOff,
): Reason["press"] =>
  reason === "confirm" && visit && closedOn(visit.day, daysOff)
    ? "schedule"
    : reasons[reason].press;

export interface Need {
  readonly reason: ReasonName;
  readonly due: Date;
}

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

/** The sentence about a task: by when, if somebody was promised something else than a call; else the person's state. */
export function stateOfTask(
  task: Pick<Task, "booking" | "visit" | "reason" | "due">,
  at: Moment,
): State {
  const by = soonWords(new Date(task.due), at.now);
  const tone = new Date(task.due) > at.now ? "open" : "late";
  if (task.reason === "erasure") return { phrase: `Asks for erasure, by ${by}`, tone };
  const state = stateOf(task, at);
  const answer = pressOf(task, at.daysOff) === "confirm" ? "confirm" : "answer";
  return task.reason === "confirm"
    ? { phrase: `${state.phrase}, ${answer} by ${by}`, tone }
    : state;
}

const prefers = { call: "prefers calls", text: "prefers texts", email: "prefers email" } as const;

export const notReached = (kind: Message["kind"]): string =>
  `${messageKinds[kind].name} did not reach them`;

/** What a person should know before they press, in a few words each. The requests are read beside them. */
export function specialWords(given: Case): string[] {
  const { booking, visit, undelivered, dayOff, wasLockedOut } = given;
  const { sameAs, againAs, area, status, contactSeconds, reachBy } = booking;
  return [
    dayOff,
    (sameAs ?? againAs) && "booked twice",
    visit && status === "pending" && contactSeconds !== null && "voicemail left",
    reachBy && prefers[reachBy],
    isCommercial(booking) && "wants a quote",
    area === null && (booking.zipCode === "" ? "no address yet" : "off the map"),
    wasLockedOut && "gate locked last time",
    ...undelivered.map(({ kind }) => notReached(kind)),
  ].filter((words) => typeof words === "string");
}
