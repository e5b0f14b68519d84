import { alarmWords } from "#content/alarms.ts";
import type { Summary } from "#domain/api/reports.ts";
import { isStuck } from "#domain/api/reports.ts";
import { blockerNames } from "#domain/published/golive-checks.ts";
import { shortTime } from "#inbox/text/dates.ts";
import { counted } from "#inbox/text/labels.ts";

type Health = Pick<
  Summary,
  "blockers" | "failedMessages" | "lacksMailServer" | "oldestWaiting" | "unfit" | "withheldToday"
>;

interface Alarm {
  readonly title: string;
  readonly text: string;
}

/** Why the site should not be public yet, and why messages are not sent: for the bar on every screen. */
export function alarmsOf(
  { blockers, unfit, lacksMailServer, oldestWaiting: { mail, webhook, push } }: Health,
  now: Date,
): Alarm[] {
  const stuck = (what: string, waiting: typeof mail) => {
    if (!waiting || !isStuck(waiting, now)) return [];
    const since = shortTime(new Date(waiting.since), now);
    const text = `A message has been waiting to leave since ${since}. Every booking is safe here.`;
    return [{ title: what, text }];
  };
  const isBothStuck = [mail, push].every((oldest) => oldest && isStuck(oldest, now));
  const missing = {
    title: "Email is not set up.",
    text: "New bookings are not mailed to you, and visitors get no confirmation. Every booking is safe here. Ask the person who runs the server to set SMTP_URL.",
  };
  const tooEarly = {
    title: "This site is public before it is ready.",
    text: `It still lacks: ${blockers.map((name) => blockerNames[name]).join(", ")}. Bookings work. The person who runs the server sees with “golive” what to do.`,
  };
  return [
    ...(blockers.length > 0 ? [tooEarly] : []),
    ...(lacksMailServer ? [missing] : []),
    ...(isBothStuck
      ? stuck("Email and notifications are stuck. New leads reach you only here.", mail)
      : [...stuck("Email is stuck.", mail), ...stuck("Notifications are stuck.", push)]),
    ...stuck("Webhooks are stuck.", webhook),
    ...unfit.map((name) => ({
      title: alarmWords[name],
      text: "Every booking is safe here. Ask the person who runs the server.",
    })),
  ];
}

/** How sending goes, for the owner's settings. */
export function healthLines(health: Health, now: Date): string[] {
  const { failedMessages: failed, withheldToday: withheld } = health;
  const lines = [
    failed > 0 && `${counted(failed, "message")} could not be sent.`,
    ...alarmsOf(health, now).map(({ title }) => title),
    withheld > 0 &&
      `${counted(withheld, "confirmation")} not sent today, because of the limits for customers' email.`,
  ].filter((line) => typeof line === "string");
  return lines.length > 0 ? lines : ["Everything is being sent."];
}
