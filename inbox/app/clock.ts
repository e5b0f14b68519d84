import { createContext, useContext } from "react";
import { minuteMs } from "#domain/dates.ts";
import { formatDuration } from "#domain/duration.ts";

/** A device's clock is taken as right up to here: answers take their time. */
const toleratedMs = 5 * minuteMs;

let aheadMs = 0;

/** Reads the server's time from its answer. */
export function readClock({ headers }: Pick<Response, "headers">): void {
  const differenceMs = Date.now() - Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(differenceMs)) return;
  aheadMs = Math.abs(differenceMs) < toleratedMs ? 0 : differenceMs;
}

/** The time by the server's clock. */
export const currentTime = (): Date => new Date(Date.now() - aheadMs);

export const Now = createContext<Date | undefined>(undefined);

/** The minute that the screen shows. */
export const useNow = (): Date => useContext(Now) ?? currentTime();

/** "This device’s clock is 3 h ahead."; empty if it is right. */
export const clockWords = (): string =>
  aheadMs === 0
    ? ""
    : `This device’s clock is ${formatDuration(aheadMs)} ${aheadMs > 0 ? "ahead" : "behind"}.`;
