import { bookingWords } from "#content/booking.ts";
import { business } from "#content/business.ts";
import { mailWords } from "#content/mail.ts";
import { plans } from "#content/plans.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { dogCountLabel, dogCounts } from "#domain/booking-options.ts";
import { formatDayAndTime } from "#domain/dates.ts";
import { formatPhone } from "#domain/phone.ts";
import { plainFirstName } from "#domain/plain-name.ts";
import { quote } from "#domain/prices.ts";
import { replyBy } from "#domain/promise.ts";
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

const { confirmation: words, labels, zone } = mailWords;
const { free, from, perVisit, perMonth, month } = mailWords;
const { promise } = bookingWords;

/** Repeats only choices from lists and a plain first name, because anybody can enter a stranger's address. */
export function confirmationMail(
  booking: Booking,
  {
    now,
    siteUrl,
    link,
  }: { readonly now: Date; readonly siteUrl: string; readonly link?: string | undefined },
): Mail {
  const { phone } = business;
  const deadline = replyBy(new Date(booking.createdAt));
  const by = `${formatDayAndTime(deadline)} (${zone})`;
  // A confirmation to a corrected address can come after the call.
  const isPromised = booking.status === "pending" && now < deadline;
  const opening = isPromised ? `${promise.by} ${by}, ${promise.channels}, ${words.purpose}` : "";
  const firstName = plainFirstName(booking.firstName);
  const thanks = firstName === undefined ? `${words.hello}!` : `${words.thanks}, ${firstName}!`;
  const title =
    firstName === undefined ? html`${thanks}` : html`${words.thanks}, ${typed(firstName)}!`;
  const booked = bookedRows(booking);
  const own = link && { href: siteUrl + link, text: words.pickDay };
  const call = { href: `tel:${phone}`, text: `${mailWords.call} ${formatPhone(phone)}` };
  return layout({
    subject: words.subject,
    preheader: opening || words.free,
    hasSunrise: true,
    content: html`${eyebrow(words.eyebrow)}${headline(title)}${paragraph(isPromised ? html`${promise.by} <b>${by}</b>, ${promise.channels}, ${words.purpose} ${words.free}` : html`${words.free}`)}${own ? html`${pill(own, "tangerine")}${paragraph(html`${words.ownPage}`)}` : null}${dashes}${subhead(words.booked)}${rows(booked)}${dashes}${subhead(words.changesTitle)}${paragraph(html`${words.changes} ${words.reply}`)}${pill(call, own ? "white" : "tangerine")}`,
    text: `${thanks}

${opening && `${opening}\n`}${words.free}
${own ? `\n${own.text}: ${own.href}\n${words.ownPage}\n` : ""}
${words.booked}
${textRows(booked)}

${words.changesTitle}
${words.changes} ${words.reply}
${call.text}`,
    footer: words.footer,
    siteUrl,
  });
}

function bookedRows(booking: Booking): Row[] {
  const { choice, price, firstVisit } = bookedPlan(booking);
  const visit = { label: labels.firstVisit, text: firstVisit, html: badge(firstVisit) };
  if (price === null) return [visit];
  return [visit, { label: labels.plan, text: choice }, { label: words.afterwards, text: price }];
}

/** "Weekly, 3 dogs" and "$28 per visit, about $121 a month"; no price for a plan that is no longer offered. */
export function bookedPlan({ serviceType, numDogs }: Booking) {
  const plan = plans.find((one) => one.serviceType === serviceType);
  const dogs = dogCounts.find((one) => one === numDogs);
  const dogWords = dogs ? dogCountLabel(dogs).toLowerCase() : numDogs;
  if (!plan || !dogs)
    return { choice: `${serviceType}, ${dogWords}`, price: null, firstVisit: free };
  const quoted = quote(plan.serviceType, dogs);
  const least = quoted.isFrom ? `${from} ` : "";
  return {
    choice: `${plan.label}, ${dogWords}`,
    price: `${least}$${quoted.perVisit} ${perVisit}, ${least}${perMonth} $${quoted.perMonth} ${month}`,
    firstVisit: quoted.firstVisit > 0 ? `$${quoted.firstVisit}` : free,
  };
}
