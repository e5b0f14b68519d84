import { alarmWords, collectedWords } from "#content/alarms.ts";
import { mailWords } from "#content/mail.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { areaBySlug } from "#domain/areas/areas.ts";
import { addressLine } from "#domain/booking/booking.ts";
import { mailLink } from "#domain/contact.ts";
import { formatDayAndTime, minuteMs } from "#domain/dates.ts";
import { formatDuration } from "#domain/duration.ts";
import { eventWords } from "#domain/history/event-words.ts";
import { pageName } from "#domain/pages/page-name.ts";
import { confirmBy } from "#domain/tasks/reasons.ts";
import { stateOf } from "#domain/tasks/state.ts";
import { phoneLink, phoneLinks, phonesIn } from "#domain/typed/phones.ts";
import { plainFirstName } from "#domain/typed/visible-text.ts";
import { mapLink } from "#domain/visits/map-link.ts";
import { Html, html } from "#server/http/html.ts";
import type { Collected, DueMessage } from "./channels.ts";
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

export const inboxLink = (siteUrl: string, booking?: Booking) => ({
  href: `${siteUrl}/inbox${booking ? `?booking=${encodeURIComponent(booking.id)}` : ""}`,
  text: mailWords.openInbox,
});

export function leadMail({ booking, now, siteUrl, daysOff }: BookingMail, message: Lateable): Mail {
  const late = lateWords(message, now);
  const { subject, line } = mailWords.lead;
  const { choice, price } = bookedPlan(booking);
  const { phrase, tone } = stateOf({ booking, visit: null }, { now, daysOff });
  const name = `${booking.firstName} ${booking.lastName}`;
  const [first] = phonesIn(booking.phone).map(phoneLinks);
  const call = first && callButton({ href: first.call, text: first.text });
  const area = areaBySlug(booking.area)?.name;
  return layout({
    siteUrl,
    subject: `${subject}: ${name}, ${choice}`,
    preheader: [`${phrase}.`, price, area].filter(Boolean).join(" "),
    eyebrow: phrase,
    tone: tone === "late" ? "error" : "eyebrow",
    title: typed(name),
    parts: [
      paragraph(late === "" ? line : `${line} ${late}`),
      call,
      button(inboxLink(siteUrl, booking), "white"),
      dashes,
      details(booking),
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
    [labels.page, page && pageName(page)],
  ]);
}

/** "Please confirm it by Tuesday, 4 PM."; empty unless a day was asked for. */
export function confirmWords(
  booking: Booking,
  { visit, daysOff }: Pick<DueMessage, "visit" | "daysOff">,
): string {
  const by = confirmBy({ booking, visit }, { daysOff });
  return by ? `${newsWords.confirmBy} ${formatDayAndTime(by)}.` : "";
}

export function newsMail(message: DueMessage, { booking, siteUrl, now }: BookingMail): Mail {
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
    parts: [
      paragraph(line),
      ...[...lines, confirmWords(booking, message), lateWords(message, now)]
        .filter(Boolean)
        .map((one) => paragraph(typed(one))),
      button(inboxLink(siteUrl, booking)),
    ],
    footer,
  });
}

/** Longer than anything here waits by itself. */
const lateMs = 11 * minuteMs;

/** "This comes 25 min late."; empty for what is on time. */
export function lateWords({ createdAt, collected }: Lateable, now: Date): string {
  const oldest = Math.min(...[createdAt, ...collected.map((one) => one.createdAt)].map(Date.parse));
  const lateBy = now.getTime() - oldest;
  const [before, after] = collectedWords.late;
  return lateBy < lateMs ? "" : `${before} ${formatDuration(lateBy)} ${after}`;
}
type Lateable = Pick<DueMessage, "createdAt" | "collected">;

type Group = "lead" | "canceled" | "news";
const groups: readonly Group[] = ["lead", "canceled", "news"];

function groupOf({ kind, isCanceled }: Collected): Group {
  if (isCanceled) return "canceled";
  return kind === "lead" ? "lead" : "news";
}

/** "Ana (85251)", also for other companies' push services. */
export const nameWithZip = ({ firstName, zipCode }: Pick<Booking, "firstName" | "zipCode">) =>
  `${plainFirstName(firstName) ?? collectedWords.somebody} (${zipCode})`;

/** "4 new leads: Ana (85251), Luis (85260) and 2 more; 1 canceled: Mia (85022)." */
export function collectedText(collected: readonly Collected[], maxNames: number): string {
  const parts = groups.flatMap((group) => {
    const found = collected.filter((one) => groupOf(one) === group);
    if (found.length === 0) return [];
    const [one, many] = collectedWords[group];
    const names = found.slice(0, maxNames).map(nameWithZip).join(", ");
    const rest = found.length - maxNames;
    const more = rest > 0 ? ` and ${rest} ${collectedWords.more}` : "";
    return [`${found.length} ${found.length === 1 ? one : many}: ${names}${more}`];
  });
  return `${parts.join("; ")}.`;
}

export const alarmMail = (text: string, siteUrl: string): Mail =>
  layout({
    siteUrl,
    subject: alarmWords.alarmTitle,
    preheader: text,
    parts: [paragraph(text), button(inboxLink(siteUrl))],
    footer,
  });

/** All by name, as far as anybody reads. */
const maxNames = 200;

export function collectedMail(message: DueMessage, siteUrl: string, now: Date): Mail {
  const text = collectedText(message.collected, maxNames);
  const late = lateWords(message, now);
  return layout({
    siteUrl,
    subject: collectedText(message.collected, 3),
    preheader: text,
    title: collectedWords.title,
    parts: [paragraph(typed(text)), late !== "" && paragraph(late), button(inboxLink(siteUrl))],
    footer,
  });
}

export function testMail(siteUrl: string): Mail {
  const { subject, line } = test;
  return layout({
    siteUrl,
    subject,
    preheader: line,
    parts: [paragraph(line)],
    footer,
  });
}
