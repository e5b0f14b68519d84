import { alarmWords, collectedWords } from "#content/alarms.ts";
import { mailWords } from "#content/mail.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { areaBySlug } from "#domain/areas/areas.ts";
import { addressLine } from "#domain/booking/address-line.ts";
import { callByWords, clockWords, promiseClock } from "#domain/business-clock/call-by.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { replyBy } from "#domain/business-clock/promise.ts";
import { formatDayAndTime } from "#domain/dates.ts";
import { eventWords } from "#domain/history/event-words.ts";
import { confirmBy } from "#domain/tasks/reasons.ts";
import { mailLink } from "#domain/typed/mail-link.ts";
import { phoneLink, phoneLinks, phonesIn } from "#domain/typed/phones.ts";
import { mapLink } from "#domain/visits/map-link.ts";
import { Html, html } from "#server/http/html.ts";
import type { DueMessage } from "#server/outbox/channels.ts";
import {
  type BookingMail,
  button,
  callButton,
  dashes,
  layout,
  link,
  type Mail,
  paragraph,
  rows,
  typed,
} from "./mail-layout.ts";
import { bookedPlan } from "./visitor-mails.ts";

const { labels, news: newsWords, ownerFooter: footer, test } = mailWords;

/** The kinds that ask for a call. */
export type CallKind = "lead" | "reminder" | "overdue" | "call-back";

/** "Call by Saturday, 10 AM", "Planned for Friday, 5:30 PM". */
export const dueWords = (
  kind: CallKind,
  { createdAt, followUpAt }: Pick<Booking, "createdAt" | "followUpAt">,
  { now, daysOff }: { readonly now: Date; readonly daysOff: DaysOff },
): string =>
  kind === "call-back" && followUpAt !== null
    ? `${mailWords.plannedFor} ${formatDayAndTime(new Date(followUpAt))}`
    : callByWords(promiseClock(new Date(createdAt), now, daysOff));

/** "Call by" can pass before the promised time is over: then the call is due, not overdue. */
export const ownerWords = (kind: CallKind, { createdAt }: Pick<Booking, "createdAt">, now: Date) =>
  mailWords[kind === "overdue" && now < replyBy(new Date(createdAt)) ? "due" : kind];

const inboxLink = (siteUrl: string, booking?: Booking) => ({
  href: `${siteUrl}/inbox${booking ? `?booking=${encodeURIComponent(booking.id)}` : ""}`,
  text: mailWords.openInbox,
});

export function ownerMail(kind: CallKind, { booking, now, siteUrl, daysOff }: BookingMail): Mail {
  const { subject: opening, line } = ownerWords(kind, booking, now);
  const { choice, price } = bookedPlan(booking);
  const clock = promiseClock(new Date(booking.createdAt), now, daysOff);
  const isPromise = kind !== "call-back";
  const timeLeft = clockWords(clock);
  const name = `${booking.firstName} ${booking.lastName}`;
  const [first] = phonesIn(booking.phone).map(phoneLinks);
  const call = first && callButton({ href: first.call, text: first.text });
  const inbox = button(inboxLink(siteUrl, booking), "white");
  const due = dueWords(kind, booking, { now, daysOff });
  const area = areaBySlug(booking.area)?.name;
  return layout({
    siteUrl,
    subject: `${opening}: ${name}, ${kind === "lead" || !isPromise ? choice : timeLeft}`,
    preheader: [isPromise ? `${due}, ${timeLeft}.` : `${due}.`, price, area]
      .filter(Boolean)
      .join(" "),
    eyebrow: isPromise ? `${due} · ${timeLeft.replaceAll(" ", "\u00a0")}` : due,
    tone: isPromise && clock.tone === "late" ? "error" : "eyebrow",
    title: typed(name),
    sections: [
      [{ text: `${isPromise ? `${due} (${timeLeft})` : due}\n${name}` }],
      [paragraph(line), { html: call?.html }, { html: inbox.html }],
      [dashes, details(booking)],
      [{ text: inbox.text }],
    ],
    footer,
  });
}

/** Each number with links that call and text. What was typed besides is shown above them. */
function phoneHtml(typedPhone: string): Html | undefined {
  const { href, text } = phoneLink(typedPhone);
  if (!href) return undefined;
  const phones = phonesIn(typedPhone).map(phoneLinks);
  const isMore = phones.every((phone) => phone.text !== text);
  const links = phones.map(
    ({ text: number, call, write }, index) =>
      html`${isMore || index > 0 ? new Html("<br>") : null}${link(call, number)} · ${link(write, mailWords.write)}`,
  );
  return html`${isMore ? text : null}${links}`;
}

function details(booking: Booking) {
  const { choice, price } = bookedPlan(booking);
  const { email, serviceDate, specialRequests, page, sameAs } = booking;
  const phone = phoneLink(booking.phone);
  const address = addressLine(booking);
  const unbroken = address.replace(/ (?=\S+$)/, "\u00a0");
  return rows([
    [labels.phone, phone.text, phoneHtml(booking.phone)],
    [labels.email, email || null, link(mailLink(email), email)],
    [labels.address, address || null, link(mapLink(address), unbroken)],
    [labels.plan, choice],
    [labels.price, price],
    [labels.serviceDate, serviceDate],
    [labels.specialRequests, specialRequests],
    [labels.bookedBefore, sameAs && mailWords.bookedBefore],
    [labels.page, page],
  ]);
}

/** "Please confirm it by Tuesday, 4 PM."; empty unless a day is held. */
export function confirmWords(
  booking: Booking,
  { visit, daysOff }: Pick<DueMessage, "visit" | "daysOff">,
): string {
  const by = visit?.state === "held" && confirmBy({ booking, visit }, { daysOff });
  return by ? `${newsWords.confirmBy} ${formatDayAndTime(by)}.` : "";
}

export function newsMail(message: DueMessage, { booking, siteUrl }: BookingMail): Mail {
  const { news = [] } = message;
  const name = `${booking.firstName} ${booking.lastName}`;
  const lines = news.map((event) => {
    const note = event.kind === "note" && event.text ? `: ${event.text}` : "";
    return `${formatDayAndTime(new Date(event.at))}: ${eventWords(event)}${note}`;
  });
  const { subject, line } = newsWords;
  return layout({
    siteUrl,
    subject: `${subject} ${name}`,
    preheader: line,
    eyebrow: subject,
    title: typed(name),
    sections: [
      [paragraph(line)],
      [...lines, confirmWords(booking, message)]
        .filter(Boolean)
        .map((one) => paragraph(typed(one))),
      [button(inboxLink(siteUrl, booking))],
    ],
    footer,
  });
}

/** "48 more things came in within a short time." */
export const collectedText = (count: string): string =>
  count === "1" ? collectedWords.one : `${count} ${collectedWords.many}`;

const noteTitles = {
  digest: alarmWords.digestTitle,
  alarm: alarmWords.alarmTitle,
  collected: collectedWords.title,
} as const;

export function noteMail(kind: keyof typeof noteTitles, text: string, siteUrl: string): Mail {
  const title = noteTitles[kind];
  return layout({
    siteUrl,
    subject: kind === "digest" ? `${title}: ${text}` : title,
    preheader: text,
    title,
    sections: [[paragraph(text)], [button(inboxLink(siteUrl))]],
    footer,
  });
}

export function testMail(siteUrl: string): Mail {
  const { subject, line } = test;
  return layout({
    siteUrl,
    subject,
    preheader: line,
    sections: [[paragraph(line)]],
    footer,
  });
}
