import { alarmWords } from "#content/alarms.ts";
import { dayMs } from "#domain/dates.ts";

/** The last days of security fixes, by major version. @see https://github.com/nodejs/Release#release-schedule */
const nodeEnds = new Map([
  ["24", "2028-04-30"],
  ["26", "2029-04-30"],
]);

const oldDays = 90;

/** Why it is time to release again; empty before that. */
export function releaseAge(builtAt: string, now: Date, node: string): string {
  const days = Math.floor((now.getTime() - Date.parse(builtAt)) / dayMs);
  const [major = ""] = node.split(".");
  const end = nodeEnds.get(major);
  if (end !== undefined && now.toISOString() > `${end}T24`)
    return `${alarmWords.oldNode} ${end}. ${alarmWords.release}`;
  return days > oldDays ? `${alarmWords.oldRelease} ${days} days. ${alarmWords.release}` : "";
}
