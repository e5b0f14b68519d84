import { alarmWords } from "#content/alarms.ts";
import type { Summary } from "#domain/api/reports.ts";
import { isStuck } from "#domain/api/reports.ts";
import { blockerNames } from "#domain/golive-checks.ts";
import type { MessageState } from "#inbox/api/queries.ts";
import { shortTime } from "#inbox/text/dates.ts";
import { counted } from "#inbox/text/labels.ts";

type Health = Pick<
  Summary,
  | "blockers"
  | "failedMessages"
  | "goneDevices"
  | "lacksMailServer"
  | "oldestWaiting"
  | "unfit"
  | "withheldToday"
>;

interface Alarm {
  readonly title: string;
  readonly text: string;
  /** The screen that helps. */
  readonly view: "messages" | "settings";
}

/** Why the site should not be public yet, and why messages are not sent: for the bar on every screen. */
export function alarmsOf(
  { blockers, goneDevices, unfit, lacksMailServer, oldestWaiting: { mail, webhook, push } }: Health,
  now: Date,
): Alarm[] {
  const stuck = (what: string, waiting: typeof mail) => {
    if (!waiting || !isStuck(waiting, now)) return [];
    const since = shortTime(new Date(waiting.since), now);
    const text = `A message has been waiting to leave since ${since}. Every booking is safe here.`;
    return [{ title: what, text, view: "messages" as const }];
  };
  const isBothStuck = [mail, push].every((oldest) => oldest && isStuck(oldest, now));
  const missing = {
    title: "Email is not set up.",
    text: "New bookings are not mailed to you, and visitors get no confirmation. Every booking is safe here. Ask the person who runs the server to set SMTP_URL.",
    view: "messages" as const,
  };
  const tooEarly = {
    title: "This site is public before it is ready.",
    text: `It still lacks: ${blockers.map((name) => blockerNames[name]).join(", ")}. Bookings work. The person who runs the server sees with “golive” what to do.`,
    view: "settings" as const,
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
      view: "messages" as const,
    })),
    ...goneDevices.map((name) => ({
      title: `“${name}” gets no more notifications.`,
      text: "Its push service has removed it. Turn them on again there, or remove it from the list.",
      view: "settings" as const,
    })),
  ];
}

type BannerLine =
  | { readonly tone: "good"; readonly text: string }
  | {
      readonly tone: "bad" | "note";
      readonly text: string;
      /** The state to list, and the button that lists it. */
      readonly state: MessageState;
      readonly button: string;
    };

export function bannerOf(health: Health, now: Date): BannerLine[] {
  const { failedMessages: failed, withheldToday: withheld, lacksMailServer } = health;
  const lines: BannerLine[] = [];
  if (failed > 0)
    lines.push({
      tone: "bad",
      text: `${counted(failed, "message")} could not be sent. You can send ${failed === 1 ? "it" : "them"} again.`,
      state: "failed",
      button: "Show what failed",
    });
  if (
    alarmsOf({ ...health, blockers: [], unfit: [], lacksMailServer: false, goneDevices: [] }, now)
      .length > 0
  )
    lines.push({
      tone: "bad",
      text: "Some messages have been waiting for more than five minutes.",
      state: "waiting",
      button: "Show what is waiting",
    });
  if (lacksMailServer)
    lines.push({
      tone: "bad",
      text: "Emails are only written to files on the server.",
      state: "written",
      button: "Show what is in files",
    });
  if (withheld > 0)
    lines.push({
      tone: "note",
      text: `${counted(withheld, "confirmation")} ${withheld === 1 ? "was" : "were"} not sent today, because of the limits for visitors' email.`,
      state: "withheld",
      button: "Show what was held back",
    });
  return lines.length > 0 ? lines : [{ tone: "good", text: "Nothing has failed." }];
}
