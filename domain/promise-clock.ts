import { business } from "#content/business.ts";
import { hour } from "./phoenix.ts";
import { replyBy } from "./reply-by.ts";

const minute = 60_000;

/** How the promise of a booking that waits for its call stands. */
export interface PromiseClock {
  /** Until when the visitor was promised to hear from the team. */
  readonly deadline: Date;
  /** Milliseconds, negative when the promise is broken. */
  readonly left: number;
  /** `soon` from the moment on at which the owner is reminded. */
  readonly tone: "calm" | "soon" | "late";
}

/** @see spec section 9 */
export function promiseClock(createdAt: Date, now: Date): PromiseClock {
  const deadline = replyBy(createdAt);
  const left = deadline.getTime() - now.getTime();
  const tone = left <= 0 ? "late" : left <= business.remindHoursBefore * hour ? "soon" : "calm";
  return { deadline, left, tone };
}

/** "under 1 min", "41 min", "3 h 12 min", "19 h", "3 days": minutes count below five hours only. */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / minute);
  const hours = Math.floor(minutes / 60);
  if (minutes === 0) return "under 1 min";
  if (hours === 0) return `${minutes} min`;
  if (hours < 5) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}

/** In words: "3 h 12 min left", "late by 2 h". */
export const clockWords = ({ left }: Pick<PromiseClock, "left">): string =>
  left > 0 ? `${formatDuration(left)} left` : `late by ${formatDuration(left)}`;
