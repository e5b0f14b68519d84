import { phoenixDay } from "#domain/dates.ts";

export interface Notice {
  readonly text: string;
  /** The first and the last day of it, in Phoenix. */
  readonly from: string;
  readonly to: string;
}

export function isNoticeOn(notice: Notice | null, now: Date): boolean {
  const today = phoenixDay(now);
  return notice !== null && notice.from <= today && today <= notice.to;
}
