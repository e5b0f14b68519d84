import type { ClockState } from "#domain/api/care.ts";
import { counted } from "#site/inbox/words.ts";

const format = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Phoenix",
  dateStyle: "long",
  timeStyle: "short",
});

/** What is wrong with the server's clock: undefined while bookings may be erased by it. */
export function clockWords({ now, daysAhead, isTrusted }: ClockState): string | undefined {
  if (isTrusted) return undefined;
  const off = counted(Math.abs(daysAhead), "day");
  return `The server's clock says ${format.format(new Date(now))}. That is ${off} ${
    daysAhead > 0 ? "after it was last checked" : "before the time it showed earlier"
  }, so nothing is erased for now.`;
}
