import { alarmWords } from "#content/alarms.ts";
import { areas } from "#content/areas.ts";
import { business } from "#content/business.ts";
import { mailWords } from "#content/mail.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { clockWords, promiseClock } from "#domain/call-by.ts";
import { formatDayAndTime } from "#domain/dates.ts";
import { mailLink } from "#domain/mail-link.ts";
import { mapLink } from "#domain/map-link.ts";
import { phoneLink } from "#domain/phone.ts";
import { replyBy } from "#domain/promise.ts";
import { bookedPlan } from "./confirmation-mail.ts";
import { html } from "./html.ts";
import {
  dashes,
  eyebrow,
  headline,
  layout,
  link,
  type Mail,
  paragraph,
  pill,
  type Row,
  rows,
  textRows,
  typed,
} from "./mail-layout.ts";

const { labels, ownerFooter, test } = mailWords;

/** The reminder's words. "Call by" can be before the promised time is over. */
export const ownerWords = (
  kind: "lead" | "reminder" | "overdue",
  { createdAt }: Pick<Booking, "createdAt">,
  now: Date,
) => mailWords[kind === "overdue" && now < replyBy(new Date(createdAt)) ? "due" : kind];

/** Tells the owner that a booking is new, that its time is running out, or that it is over. */
export function ownerMail(
  kind: "lead" | "reminder" | "overdue",
  booking: Booking,
  { now, siteUrl }: { readonly now: Date; readonly siteUrl: string },
): Mail {
  const { subject: opening, line } = ownerWords(kind, booking, now);
  const { choice, price } = bookedPlan(booking);
  const clock = promiseClock(new Date(booking.createdAt), now);
  const timeLeft = clockWords(clock);
  const name = `${booking.firstName} ${booking.lastName}`;
  const phone = phoneLink(booking.phone);
  const call =
    phone.href && pill({ href: phone.href, text: `${mailWords.call} ${phone.text}` }, "tangerine");
  const inbox = `${siteUrl}/inbox?booking=${encodeURIComponent(booking.id)}`;
  const callBy = `${mailWords.callBy} ${formatDayAndTime(clock.deadline)}`;
  const details = detailRows(booking);
  const area = areas.find(({ slug }) => slug === booking.area)?.name;
  const preheader = [`${callBy}, ${timeLeft}.`, price ?? "", area ?? ""];
  return layout({
    subject: `${opening}: ${name}, ${kind === "lead" ? choice : timeLeft}`,
    preheader: preheader.filter(Boolean).join(" "),
    hasSunrise: false,
    content: html`${eyebrow(`${callBy} · ${timeLeft.replaceAll(" ", "\u00a0")}`, clock.tone === "late" ? "error" : "eyebrow")}${headline(typed(name))}${paragraph(html`${line}`)}${call}${pill({ href: inbox, text: mailWords.openInbox }, "white")}${dashes}${rows(details)}`,
    text: `${callBy} (${timeLeft})
${name}

${line}

${textRows(details)}

${mailWords.openInbox}: ${inbox}`,
    footer: ownerFooter,
    siteUrl,
  });
}

function detailRows(booking: Booking): Row[] {
  const { choice, price } = bookedPlan(booking);
  const { email, phone, serviceDate, specialRequests, page, sameAs } = booking;
  const dialed = phoneLink(phone);
  const address = `${booking.address}, ${booking.city}, ${booking.state} ${booking.zipCode}`;
  const map = mapLink(address);
  const unbroken = address.replace(/ (?=\S+$)/, "\u00a0");
  const optional = (label: string, text: string | null): Row[] =>
    text === null ? [] : [{ label, text }];
  return [
    {
      label: labels.phone,
      text: dialed.text,
      ...(dialed.href && { html: link(dialed.href, dialed.text) }),
    },
    ...(email ? [{ label: labels.email, text: email, html: link(mailLink(email), email) }] : []),
    { label: labels.address, text: address, html: link(map, unbroken) },
    { label: labels.plan, text: choice },
    ...optional(labels.price, price),
    ...optional(labels.serviceDate, serviceDate),
    ...optional(labels.specialRequests, specialRequests),
    ...optional(labels.bookedBefore, sameAs === null ? null : mailWords.bookedBefore),
    ...optional(labels.page, page),
  ];
}

/** The daily digest, or the alarm that notifications fail. */
export const noteMail = (kind: "digest" | "alarm", text: string, siteUrl: string): Mail => {
  const title = kind === "digest" ? alarmWords.digestTitle : alarmWords.alarmTitle;
  const inbox = `${siteUrl}/inbox`;
  return layout({
    subject: kind === "digest" ? `${title}: ${text}` : title,
    preheader: text,
    hasSunrise: false,
    content: html`${eyebrow(business.name)}${headline(html`${title}`)}${paragraph(html`${text}`)}${pill({ href: inbox, text: mailWords.openInbox }, "tangerine")}`,
    text: `${text}\n\n${mailWords.openInbox}: ${inbox}`,
    footer: mailWords.ownerFooter,
    siteUrl,
  });
};

export const testMail = (siteUrl: string): Mail =>
  layout({
    subject: test.subject,
    preheader: test.line,
    hasSunrise: false,
    content: html`${eyebrow(business.name)}${headline(html`${test.subject}`)}${paragraph(html`${test.line}`)}`,
    text: test.line,
    footer: ownerFooter,
    siteUrl,
  });
