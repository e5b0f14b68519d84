import { hours } from "#content/business-facts.ts";
import { hour, phoenixOffset } from "./phoenix.ts";

const day = 24 * hour;
const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** "07:30" as milliseconds since midnight. */
function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * hour + minutes * (hour / 60);
}

/** When the office opens and closes on the day in Phoenix that holds the moment, if it opens at all. */
function openingOn(moment: number): { opens: number; closes: number } | undefined {
  const midnight = Math.floor((moment + phoenixOffset) / day) * day;
  const name = dayNames[new Date(midnight).getUTCDay()];
  const times = hours.find(({ days }) => days.some((one) => one === name));
  return (
    times && {
      opens: midnight + sinceMidnight(times.opens) - phoenixOffset,
      closes: midnight + sinceMidnight(times.closes) - phoenixOffset,
    }
  );
}

/** The moment at which the closed office opens again; undefined while it is open. */
export function nextOpening(now: Date): Date | undefined {
  const moment = now.getTime();
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const opening = openingOn(moment + ahead * day);
    if (!opening || moment >= opening.closes) continue;
    return moment >= opening.opens ? undefined : new Date(opening.opens);
  }
  throw new RangeError("the office never opens: content/business-facts.ts names no hours");
}
