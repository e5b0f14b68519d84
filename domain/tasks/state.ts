import { plans } from "#content/plans.ts";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import { statusWord } from "#domain/booking/status.ts";
import { closedOn, type DaysOff } from "#domain/business-clock/closed-days.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import { somebodyComes } from "#domain/business-clock/reminders.ts";
import {
  endOf,
  isAsked,
  isWithoutOutcome,
  type Slot,
  shortDayWords,
} from "#domain/business-clock/visits.ts";
import {
  dayMs,
  formatTime,
  minuteMs,
  phoenixDay,
  sinceMidnight,
  timeWords,
  weekdayOf,
} from "#domain/dates.ts";

/** What is known of a person, in one phrase for all screens, emails and files. */
export interface State {
  /** "New, call by 2:10 PM". */
  readonly phrase: string;
  /** `late`: a promise is broken. `open`: somebody has to do something. `waiting`: until a moment that is planned. */
  readonly tone: "late" | "open" | "waiting" | "visit" | "customer" | "over";
}

export interface Known {
  readonly booking: Booking;
  readonly visit: Visit | null;
}

export interface Moment {
  readonly now: Date;
  readonly daysOff: DaysOff;
}

/** "2:10 PM" today, "Mon 9:30 AM" within a week, else "Fri, Dec 4". */
export function soonWords(moment: Date, now: Date): string {
  const [day, today] = [phoenixDay(moment), phoenixDay(now)];
  if (day === today) return formatTime(moment);
  const isWithinWeek = day > today && Date.parse(day) - Date.parse(today) < 7 * dayMs;
  return isWithinWeek ? `${weekdayOf(day).slice(0, 3)} ${formatTime(moment)}` : shortDayWords(day);
}

const hour = (time: string) => timeWords(sinceMidnight(time)).replace(/ [AP]M$/, "");

/** "Fri, Dec 4, 11–3". */
const shortSlot = ({ day, starts, ends }: Slot) =>
  `${shortDayWords(day)}, ${hour(starts)}–${hour(ends)}`;

const needsDay: State = { phrase: "Needs a new day", tone: "open" };

function stateOfVisit(visit: Visit, { now, daysOff }: Moment): State {
  if (isAsked(visit)) {
    const isClosed = closedOn(visit.day, daysOff) !== undefined;
    const day = isClosed ? `a closed day, ${shortDayWords(visit.day)}` : shortSlot(visit);
    return { phrase: `Asked for ${day}`, tone: "open" };
  }
  if (!somebodyComes(visit, daysOff))
    return endOf(visit) > now
      ? { phrase: `Visit on a closed day, ${shortDayWords(visit.day)}`, tone: "open" }
      : needsDay;
  const phrase = `Visit ${shortSlot(visit)}`;
  return isWithoutOutcome(visit, now)
    ? { phrase: `${phrase}, no outcome`, tone: "open" }
    : { phrase, tone: "visit" };
}

/** The one place that says it. */
export function stateOf({ booking, visit }: Known, at: Moment): State {
  const { status, followUpAt, chosenPlan, erasedAt, mergedInto, createdAt } = booking;
  const { now, daysOff } = at;
  if (erasedAt !== null) return { phrase: "Erased", tone: "over" };
  if (mergedInto !== null) return { phrase: "Merged", tone: "over" };
  if (status === "declined" || status === "spam")
    return { phrase: statusWord(booking), tone: "over" };
  if (visit?.state === "booked" || visit?.state === "asked") return stateOfVisit(visit, at);
  const again = followUpAt === null ? "" : soonWords(new Date(followUpAt), now);
  if (status === "scheduled") {
    if (visit?.state !== "done") return needsDay;
    return again && new Date(followUpAt ?? 0) > now
      ? { phrase: `Visit done, ask ${again}`, tone: "waiting" }
      : { phrase: "Visit done, ask", tone: "open" };
  }
  if (status === "active") {
    if (visit?.state === "no-access") return needsDay;
    const plan = plans.find(({ serviceType }) => serviceType === chosenPlan)?.label.toLowerCase();
    const words = ["Customer", plan ?? chosenPlan, again && `again ${again}`];
    return { phrase: words.filter(Boolean).join(", "), tone: "customer" };
  }
  if (status === "contacted")
    return { phrase: again ? `Reached, again ${again}` : "Reached", tone: "waiting" };
  if (again) return { phrase: `Voicemail, again ${again}`, tone: "waiting" };
  const due = callBy(new Date(createdAt), daysOff);
  return due > now
    ? { phrase: `New, call by ${soonWords(due, now)}`, tone: "open" }
    : { phrase: `New, call was due ${soonWords(due, now)}`, tone: "late" };
}

export const claimMs = 15 * minuteMs;

/** Who is about to call, and until when; undefined if nobody is. */
export function claimOf(
  { status, claimedBy, claimedUntil }: Pick<Booking, "status" | "claimedBy" | "claimedUntil">,
  now: Date,
): { readonly by: string; readonly until: Date } | undefined {
  if (status !== "pending" || claimedBy === null || claimedUntil === null) return undefined;
  const until = new Date(claimedUntil);
  return until > now ? { by: claimedBy, until } : undefined;
}
