import { business } from "#content/business.ts";
import { dayMs, formatDuration, hourMs } from "./dates.ts";
import { openingOn, replyBy } from "./promise.ts";

// The owner's clock. In a file of its own, because public pages load promise.ts.

/** The last open moment after `from` and no later than `until`, in milliseconds. */
export function lastOpenMoment(from: number, until: number): number | undefined {
  for (let moment = until; moment > from - dayMs; moment -= dayMs) {
    const opening = openingOn(moment);
    if (!opening || opening.opens > until) continue;
    const last = Math.min(opening.closes, until);
    return last > from ? last : undefined;
  }
  return undefined;
}

/** The latest time to call: the last open moment before the promise ends, or its end if there is none. */
export function callBy(createdAt: Date): Date {
  const promised = replyBy(createdAt);
  return new Date(lastOpenMoment(createdAt.getTime(), promised.getTime()) ?? promised);
}

/**
 * The creation time of the newest booking whose moment (such as `callBy`) has passed. A later booking's moment must never
 * be earlier, and no moment may be after the promise.
 */
export function newestBookedWith(momentOf: (createdAt: Date) => Date, now: Date): Date {
  let passed = now.getTime() - business.replyWithinHours * hourMs;
  let ahead = now.getTime() + 1;
  while (ahead - passed > 1) {
    const middle = Math.floor((passed + ahead) / 2);
    if (momentOf(new Date(middle)) <= now) passed = middle;
    else ahead = middle;
  }
  return new Date(passed);
}

/** How much time is left to call about a waiting booking. */
export interface PromiseClock {
  readonly deadline: Date;
  /** Milliseconds, negative when it is late. */
  readonly left: number;
  /** The same as a share of the time there was: 1 at the booking, 0 at the deadline. */
  readonly share: number;
  /** `soon` in the last hours. */
  readonly tone: "calm" | "soon" | "late";
}

export function promiseClock(createdAt: Date, now: Date): PromiseClock {
  const deadline = callBy(createdAt);
  const left = deadline.getTime() - now.getTime();
  const share = left / (deadline.getTime() - createdAt.getTime());
  const tone = left <= 0 ? "late" : left <= business.remindHoursBefore * hourMs ? "soon" : "calm";
  return { deadline, left, share, tone };
}

/** "3 h 12 min left", "late by 2 h". */
export const clockWords = ({ left }: Pick<PromiseClock, "left">): string =>
  left > 0 ? `${formatDuration(left)} left` : `late by ${formatDuration(left)}`;
