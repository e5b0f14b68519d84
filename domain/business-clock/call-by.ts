import { business } from "#content/business.ts";
import { mailWords } from "#content/mail.ts";
import { momentWords } from "#domain/business-clock/visits.ts";
import { formatDayAndTime, formatDuration, hourMs } from "#domain/dates.ts";
import type { DaysOff } from "./closed-days.ts";
import { callBy } from "./promise.ts";

// The owner's clock. In a file of its own, because public pages load promise.ts.

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

export function promiseClock(createdAt: Date, now: Date, daysOff: DaysOff): PromiseClock {
  const deadline = callBy(createdAt, daysOff);
  const left = deadline.getTime() - now.getTime();
  const share = left / (deadline.getTime() - createdAt.getTime());
  const tone = left <= 0 ? "late" : left <= business.remindHoursBefore * hourMs ? "soon" : "calm";
  return { deadline, left, share, tone };
}

/** "Call by Saturday, 10 AM", "Was due Saturday, November 21, 10 AM". */
export const callByWords = ({ deadline, tone }: Pick<PromiseClock, "deadline" | "tone">): string =>
  tone === "late"
    ? `${mailWords.wasDue} ${momentWords(deadline)}`
    : `${mailWords.callBy} ${formatDayAndTime(deadline)}`;

/** "3 h 12 min left", "late by 2 h". */
export const clockWords = ({ left }: Pick<PromiseClock, "left">): string =>
  left > 0 ? `${formatDuration(left)} left` : `late by ${formatDuration(left)}`;
