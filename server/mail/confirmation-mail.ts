import { bookingWords } from "#content/booking.ts";
import { business } from "#content/business.ts";
import { mailWords } from "#content/mail.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { formatPhone } from "#domain/phone.ts";
import { formatDayAndTime, replyBy } from "#domain/reply-by.ts";
import { pricedPlan } from "./booking-lines.ts";
import { html } from "./html.ts";
import { layout, textFooter } from "./layout.ts";
import type { MailText } from "./owner-mail.ts";
import {
  badge,
  dashes,
  eyebrow,
  headline,
  paragraph,
  pill,
  type Row,
  rows,
  subhead,
  textRows,
  typed,
} from "./parts.ts";
import { plainFirstName } from "./plain-first-name.ts";

const { confirmation: words, labels, zone } = mailWords;
const { promise } = bookingWords;

/** What was chosen from lists. Nothing that was typed: anybody can type a stranger's address into the form. */
function bookedRows(booking: Booking): Row[] {
  const { plan, dogs, price, firstVisit } = pricedPlan(booking);
  const free = { label: labels.firstVisit, text: firstVisit, html: badge(firstVisit) };
  // Without a price, plan or dogs are on no list.
  if (price === undefined) return [free];
  return [
    free,
    { label: labels.plan, text: `${plan}, ${dogs}` },
    { label: words.afterwards, text: price },
  ];
}

/** Tells who booked what was booked, by when they hear from the team, and how to change it. */
export function confirmationMail({
  booking,
  siteUrl,
}: {
  readonly booking: Booking;
  readonly siteUrl: string;
}): MailText {
  const { phone } = business;
  const by = `${formatDayAndTime(replyBy(new Date(booking.createdAt)))} (${zone})`;
  const firstName = plainFirstName(booking.firstName);
  const isNamed = firstName !== undefined;
  const thanks = isNamed ? `${words.thanks}, ${firstName}!` : `${words.hello}!`;
  const booked = bookedRows(booking);
  const call = { href: `tel:${phone}`, text: `${mailWords.call} ${formatPhone(phone)}` };
  return {
    subject: words.subject,
    html: layout({
      title: words.subject,
      preheader: `${promise.by} ${by}, ${promise.channels}, ${words.purpose}`,
      scene: true,
      content: html`${eyebrow(words.eyebrow)}${headline(isNamed ? html`${words.thanks}, ${typed(firstName)}!` : html`${thanks}`)}${paragraph(html`${promise.by} <b>${by}</b>, ${promise.channels}, ${words.purpose} ${words.free}`)}${dashes}${subhead(words.booked)}${rows(booked)}${dashes}${subhead(words.changesTitle)}${paragraph(html`${words.changes} ${words.reply}`)}${pill(call, "tangerine")}`,
      footer: words.footer,
      siteUrl,
    }),
    text: `${thanks}

${promise.by} ${by}, ${promise.channels}, ${words.purpose}
${words.free}

${words.booked}
${textRows(booked)}

${words.changesTitle}
${words.changes} ${words.reply}
${call.text}

${textFooter(words.footer, siteUrl)}`,
  };
}
