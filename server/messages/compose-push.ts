import { alarmWords, collectedWords } from "#content/alarms.ts";
import { mailWords } from "#content/mail.ts";
import type { BookingEvent } from "#domain/api/bookings.ts";
import { areaBySlug } from "#domain/areas/areas.ts";
import { readSlot, shortDayWords } from "#domain/business-clock/visits.ts";
import { actionWords } from "#domain/history/event-words.ts";
import { isSentBy, type KindOf } from "#domain/message-kinds.ts";
import { plainFirstName } from "#domain/typed/plain-name.ts";
import type { DueMessage } from "#server/outbox/channels.ts";
import { type CallKind, collectedText, confirmWords, dueWords, ownerWords } from "./owner-mails.ts";

interface Notification {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A notification replaces an earlier one with the same tag. */
  readonly tag: string;
}

const inbox = "/inbox";

type About = Pick<DueMessage, "id" | "kind" | "booking" | "event" | "visit" | "text" | "daysOff">;
type Compose = (message: About, now: Date) => Notification;

const note =
  (title: string, tagOf: (message: About) => string): Compose =>
  (message) => ({ title, body: message.text ?? "", path: inbox, tag: tagOf(message) });

function subjectOf({ id, booking }: About) {
  if (!booking) throw new RangeError(`${id} is about no booking`);
  return {
    booking,
    path: `${inbox}?booking=${encodeURIComponent(booking.id)}`,
    firstName: plainFirstName(booking.firstName),
    area: areaBySlug(booking.area)?.name,
  };
}

const call =
  (kind: CallKind): Compose =>
  (message, now) => {
    const { booking, path, firstName, area } = subjectOf(message);
    const { subject } = ownerWords(kind, booking, now);
    const due = dueWords(kind, booking, { now, daysOff: message.daysOff });
    return {
      title: firstName === undefined ? subject : `${subject}: ${firstName}`,
      body: area === undefined ? due : `${area} · ${due}`,
      path,
      tag: `booking-${booking.id}`,
    };
  };

const news: Compose = (message) => {
  const { booking, path, firstName, area } = subjectOf(message);
  const { visitor, inArea } = mailWords.news;
  const { event } = message;
  if (!event) throw new RangeError(`${message.id} is about no event`);
  const name = firstName ?? visitor;
  return {
    title: area === undefined ? name : `${name} ${inArea} ${area}`,
    body: newsWords(event, message),
    path,
    tag: `news-${booking.id}`,
  };
};

const composers = {
  lead: call("lead"),
  reminder: call("reminder"),
  overdue: call("overdue"),
  "call-back": call("call-back"),
  digest: note(alarmWords.digestTitle, ({ kind }) => kind),
  alarm: note(alarmWords.alarmTitle, ({ id }) => id),
  collected: ({ text, kind }) => ({
    title: collectedWords.title,
    body: collectedText(text ?? ""),
    path: inbox,
    tag: kind,
  }),
  "visitor-news": news,
} satisfies Record<KindOf<"push">, Compose>;

/** Other companies' push services get only a plain first name and the neighborhood of a visitor. */
export function notificationOf(message: About, now: Date): Notification {
  const { kind } = message;
  if (!isSentBy("push", kind)) throw new RangeError(`${kind} is not a notification`);
  return composers[kind](message, now);
}

/** "picked Tue, Nov 24. Please confirm it by Tuesday, 4 PM." */
function newsWords(event: BookingEvent, message: About): string {
  const { picked, released, unanswered } = mailWords.news;
  if (event.kind === "visit-released") return released;
  const isChosen = event.kind === "visit-wished" || event.kind === "visit-held";
  const slot = isChosen ? readSlot(event.text) : undefined;
  if (!slot) return `${actionWords(event)}.`;
  const chosen = `${picked} ${shortDayWords(slot.day)}.`;
  if (event.kind === "visit-wished") return `${chosen} ${unanswered}`;
  const { booking, visit } = message;
  const isLatest = booking !== null && visit?.eventId === event.id;
  return [chosen, isLatest && confirmWords(booking, message)].filter(Boolean).join(" ");
}

export const testNotification: Notification = {
  title: alarmWords.testTitle,
  body: alarmWords.test,
  path: inbox,
  tag: "test",
};

/** Declarative web push, which browsers show by themselves; the service worker reads the same. @see https://www.w3.org/TR/push-api/#declarative-push-message */
export const payloadOf = ({ title, body, path, tag }: Notification, siteUrl: string): string =>
  JSON.stringify({
    web_push: 8030,
    notification: { title, body, lang: "en-US", dir: "ltr", tag, navigate: siteUrl + path },
  });
