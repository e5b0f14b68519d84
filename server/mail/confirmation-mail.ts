import { bookingWords } from "#content/booking.ts";
import { business } from "#content/business.ts";
import { mailWords } from "#content/mail.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { formatPhone } from "#domain/phone.ts";
import { phoneLink } from "#domain/phone-link.ts";
import { formatDayAndTime, replyBy } from "#domain/reply-by.ts";
import { addressLine, pricedPlan } from "./booking-lines.ts";
import { holdsLink } from "./holds-link.ts";
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
} from "./parts.ts";

const { confirmation: words, labels, zone } = mailWords;
const { promise } = bookingWords;

/**
 * What was booked, without the free text and without links: whoever types another's address into the form must not be
 * able to send them a letter through us.
 */
function bookedRows(booking: Booking): Row[] {
  const { plan, dogs, price, firstVisit } = pricedPlan(booking);
  const all: (Row | false)[] = [
    { label: labels.firstVisit, text: firstVisit, html: badge(firstVisit) },
    { label: labels.plan, text: `${plan}, ${dogs}` },
    price !== undefined && { label: words.afterwards, text: price },
    { label: labels.address, text: addressLine(booking) },
    { label: labels.phone, text: phoneLink(booking.phone).text },
  ];
  return all.filter((row) => row !== false).filter(({ text }) => !holdsLink(text));
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
  const { firstName } = booking;
  const thanks = holdsLink(firstName) ? `${words.thanks}!` : `${words.thanks}, ${firstName}!`;
  const booked = bookedRows(booking);
  const call = { href: `tel:${phone}`, text: `${mailWords.call} ${formatPhone(phone)}` };
  return {
    subject: words.subject,
    html: layout({
      title: words.subject,
      preheader: `${promise.by} ${by}, ${promise.channels}, ${words.purpose}`,
      scene: true,
      content: html`${eyebrow(words.eyebrow)}${headline(thanks)}${paragraph(html`${promise.by} <b>${by}</b>, ${promise.channels}, ${words.purpose} ${words.free}`)}${dashes}${subhead(words.booked)}${rows(booked)}${dashes}${subhead(words.changesTitle)}${paragraph(html`${words.changes} ${words.reply}`)}${pill(call, "tangerine")}`,
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
