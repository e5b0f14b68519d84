import { alarmWords, collectedWords } from "#content/alarms.ts";
import { mailWords } from "#content/mail.ts";
import { areaBySlug } from "#domain/areas/areas.ts";
import { readSlot, shortDayWords } from "#domain/business-clock/visits.ts";
import { actionWords } from "#domain/history/event-words.ts";
import { isSentBy, type KindOf, messageKinds } from "#domain/message-kinds.ts";
import { stateOf } from "#domain/tasks/state.ts";
import { plainFirstName } from "#domain/typed/visible-text.ts";
import type { DueMessage } from "./channels.ts";
import { collectedText, confirmWords, lateWords } from "./owner-mails.ts";
import { countWords, reminderNotification } from "./task-mails.ts";

interface Notification {
  /** "New lead: Ana": what came, and whose it is. */
  readonly title: string;
  readonly body: string;
  /** Where a press leads. */
  readonly path: string;
  /** A notification replaces an earlier one with the same tag. */
  readonly tag: string;
}

const inbox = "/inbox";
/** A notification shows about four lines. */
const maxNames = 12;

type About = Pick<
  DueMessage,
  "kind" | "booking" | "event" | "visit" | "text" | "list" | "daysOff" | "createdAt" | "collected"
>;
/** What came, and what to know of it. */
type Words = (message: About, now: Date) => readonly [what: string, more: string];

const words = {
  lead({ booking, daysOff }, now) {
    if (!booking) throw new RangeError("a lead is about a booking");
    return [mailWords.lead.subject, stateOf({ booking, visit: null }, { now, daysOff }).phrase];
  },
  reminder: reminderNotification,
  digest: ({ list }, now) => [alarmWords.digestTitle, list ? countWords(list, now) : ""],
  alarm: ({ text }) => [alarmWords.alarmTitle, text ?? ""],
  collected: ({ collected }) => [collectedWords.title, collectedText(collected, maxNames)],
  "visitor-news": (message) => [mailWords.news.title, newsWords(message)],
} satisfies Record<KindOf<"push">, Words>;

/** Other companies' push services get only a plain first name and the neighborhood or zip of a visitor. */
export function notificationOf(message: About, now: Date): Notification {
  const { kind, list } = message;
  const [only, another] = kind === "reminder" ? (list?.items ?? []) : [];
  const booking = message.booking ?? (another ? undefined : only?.booking);
  if (!isSentBy("push", kind)) throw new RangeError(`${kind} is not a notification`);
  const [what, more] = words[kind](message, now);
  const whose = booking && plainFirstName(booking.firstName);
  const area = booking && areaBySlug(booking.area)?.name;
  const late = lateWords(message, now);
  return {
    title: whose ? `${what}: ${whose}` : what,
    body: [area, [more, late].filter(Boolean).join(" ")].filter(Boolean).join(" · "),
    path: booking ? `${inbox}?booking=${encodeURIComponent(booking.id)}` : inbox,
    tag: `${messageKinds[kind].about}-${booking?.id ?? kind}`,
  };
}

/** "asked for Tue, Nov 24. Please confirm it by Tuesday, 4 PM." */
function newsWords({ booking, visit, event, daysOff }: About): string {
  if (!booking || !event) throw new RangeError("news are about a booking's event");
  const slot = event.kind === "visit-asked" ? readSlot(event.text) : undefined;
  if (!slot) return `${actionWords(event)}.`;
  const chosen = `${mailWords.news.askedFor} ${shortDayWords(slot.day)}.`;
  const isLatest = visit?.eventId === event.id;
  return [chosen, isLatest && confirmWords(booking, { visit, daysOff })].filter(Boolean).join(" ");
}

/** Declarative web push, which browsers show by themselves; the service worker reads the same. @see https://www.w3.org/TR/push-api/#declarative-push-message */
export const payloadOf = ({ title, body, path, tag }: Notification, siteUrl: string): string =>
  JSON.stringify({
    web_push: 8030,
    notification: { title, body, lang: "en-US", dir: "ltr", tag, navigate: siteUrl + path },
  });
