import type { Summary } from "#domain/api/numbers.ts";
import { isStuck } from "#domain/stuck.ts";
import { counted, shortTime } from "#site/inbox/words.ts";
import type { MessageState } from "./message-words.ts";

type Health = Pick<
  Summary,
  "failedMessages" | "lacksMailServer" | "oldestWaiting" | "withheldToday"
>;

interface Alarm {
  readonly title: string;
  readonly text: string;
}

/** What keeps messages from leaving, for the bar on every screen. */
export function alarmsOf(
  { lacksMailServer, oldestWaiting: { mail, webhook } }: Health,
  now: Date,
): Alarm[] {
  const stuck = (what: string, waiting: typeof mail) => {
    if (!waiting || !isStuck(waiting, now)) return [];
    const since = shortTime(new Date(waiting.since), now);
    const text = `A message has been waiting to leave since ${since}. Every booking is safe here.`;
    return [{ title: what, text }];
  };
  const missing = {
    title: "E-mail is not set up.",
    text: "New bookings are not mailed to you, and visitors get no confirmation. Every booking is safe here. Ask whoever runs the server to set SMTP_URL.",
  };
  return [
    ...(lacksMailServer ? [missing] : []),
    ...stuck("E-mail is stuck.", mail),
    ...stuck("Webhooks are stuck.", webhook),
  ];
}

interface BannerLine {
  readonly tone: "bad" | "note" | "good";
  readonly text: string;
  /** The messages that it speaks of, and the button that lists them. */
  readonly state?: MessageState;
  readonly button?: string;
}

/** How the messages are doing, above their list. */
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
  if (alarmsOf({ ...health, lacksMailServer: false }, now).length > 0)
    lines.push({
      tone: "bad",
      text: "Some messages have been waiting for more than five minutes.",
      state: "waiting",
      button: "Show what is waiting",
    });
  if (lacksMailServer)
    lines.push({
      tone: "bad",
      text: "Mails are only written to files on the server.",
      state: "written",
      button: "Show what is in files",
    });
  if (withheld > 0)
    lines.push({
      tone: "note",
      text: `${counted(withheld, "confirmation")} ${withheld === 1 ? "was" : "were"} not sent today, because of the limits for visitors' mail.`,
      state: "withheld",
      button: "Show what was held back",
    });
  return lines.length > 0 ? lines : [{ tone: "good", text: "Nothing has failed." }];
}
