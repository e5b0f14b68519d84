import { business } from "#content/business.ts";
import { mailWords } from "#content/mail.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { formatPhone } from "#domain/phone.ts";
import { plainFirstName } from "#domain/plain-name.ts";
import { hoursWords, visitDayWords } from "#domain/visits.ts";
import type { DueMessage, DueVisit } from "./channels.ts";
import { html } from "./html.ts";
import {
  badge,
  dashes,
  eyebrow,
  headline,
  layout,
  type Mail,
  paragraph,
  pill,
  type Row,
  rows,
  subhead,
  textRows,
  typed,
} from "./mail-layout.ts";

const { visit: words, labels, zone, free } = mailWords;

function wordsFor(kind: DueMessage["kind"], { state, wasAnnounced }: DueVisit) {
  if (state === "cancelled") return words.cancelled;
  if (kind === "visit-reminder") return words.reminder;
  return wasAnnounced ? words.moved : words.booked;
}

/** Tells the customer about the day of the visit. It repeats nothing typed but a plain first name. */
export function visitMail(
  { kind, booking }: Pick<DueMessage, "kind"> & { readonly booking: Booking },
  visit: DueVisit,
  siteUrl: string,
): Mail {
  const { phone } = business;
  const day = visitDayWords(visit.day);
  const hours = `${hoursWords(visit)} (${zone})`;
  const { subject, title, line } = wordsFor(kind, visit);
  const firstName = plainFirstName(booking.firstName);
  const greeting = firstName === undefined ? words.hello : `${words.hello} ${firstName}`;
  const greeted =
    firstName === undefined ? html`${words.hello}` : html`${words.hello} ${typed(firstName)}`;
  const isToCome = visit.state !== "cancelled";
  const facts: Row[] = [
    { label: labels.day, text: day },
    { label: labels.hours, text: hours },
    ...(isToCome ? [{ label: labels.firstVisit, text: free, html: badge(free) }] : []),
  ];
  const call = { href: `tel:${phone}`, text: `${mailWords.call} ${formatPhone(phone)}` };
  const expected = isToCome
    ? html`${dashes}${subhead(words.expectTitle)}${words.expect.map((one) => paragraph(html`${one}`))}`
    : null;
  const changes = isToCome ? words.changes : words.again;
  return layout({
    subject: `${subject} ${day}`,
    preheader: `${day}, ${hours}`,
    hasSunrise: isToCome,
    content: html`${eyebrow(title)}${headline(html`${day}`)}${paragraph(html`${greeted}, ${line}`)}${rows(facts)}${expected}${dashes}${paragraph(html`${changes} ${mailWords.confirmation.reply}`)}${pill(call, "tangerine")}`,
    text: `${greeting}, ${line}

${textRows(facts)}
${isToCome ? `\n${words.expectTitle}\n${words.expect.join("\n")}\n` : ""}
${changes} ${mailWords.confirmation.reply}
${call.text}`,
    footer: words.footer,
    siteUrl,
  });
}
