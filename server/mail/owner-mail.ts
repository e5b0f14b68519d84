import { areas } from "#content/areas.ts";
import { mailWords } from "#content/mail.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { mailLink } from "#domain/mail-link.ts";
import { phoneLink } from "#domain/phone-link.ts";
import { clockWords, promiseClock } from "#domain/promise-clock.ts";
import { formatDayAndTime } from "#domain/reply-by.ts";
import { addressLine, fullName, pricedPlan } from "./booking-lines.ts";
import { html } from "./html.ts";
import { layout, textFooter } from "./layout.ts";
import {
  dashes,
  eyebrow,
  headline,
  link,
  paragraph,
  pill,
  type Row,
  rows,
  textRows,
  together,
} from "./parts.ts";

export interface MailText {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const { labels } = mailWords;

const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** The neighborhood, where the booking belongs to one. */
const place = ({ area }: Booking) => areas.find(({ slug }) => slug === area)?.name;

function detailRows(booking: Booking): Row[] {
  const { plan, dogs, price } = pricedPlan(booking);
  const { email, phone, serviceDate, specialRequests, page, sameAs } = booking;
  const dialed = phoneLink(phone);
  const address = addressLine(booking);
  const all: (Row | false)[] = [
    { label: labels.phone, text: dialed.text, html: link(dialed.href, dialed.text) },
    { label: labels.email, text: email, html: link(mailLink(email), email) },
    {
      label: labels.address,
      text: address,
      html: link(mapLink(address), address.replace(/ (?=\S+$)/, "\u00a0")),
    },
    { label: labels.plan, text: `${plan}, ${dogs}` },
    price !== undefined && { label: labels.price, text: price },
    serviceDate !== null && { label: labels.serviceDate, text: serviceDate },
    specialRequests !== null && { label: labels.specialRequests, text: specialRequests },
    sameAs !== null && { label: labels.bookedBefore, text: mailWords.bookedBefore },
    page !== null && { label: labels.page, text: page },
  ];
  return all.filter((row) => row !== false);
}

/** Tells the owner of a booking: that it is there, that its time runs out, or that it has run out. */
export function ownerMail(
  kind: "lead" | "reminder" | "overdue",
  {
    booking,
    now,
    siteUrl,
  }: { readonly booking: Booking; readonly now: Date; readonly siteUrl: string },
): MailText {
  const { subject: opening, line } = mailWords[kind];
  const { plan, dogs, price } = pricedPlan(booking);
  const clock = promiseClock(new Date(booking.createdAt), now);
  const name = fullName(booking);
  const phone = phoneLink(booking.phone);
  const call = { href: phone.href, text: `${mailWords.call} ${phone.text}` };
  const inbox = `${siteUrl}/inbox?booking=${encodeURIComponent(booking.id)}`;
  const callBy = `${mailWords.callBy} ${formatDayAndTime(clock.deadline)}`;
  const gist = kind === "lead" ? `${plan}, ${dogs}` : clockWords(clock);
  const subject = `${opening}: ${name}, ${gist}`;
  const details = detailRows(booking);
  const preheader = [`${callBy}, ${clockWords(clock)}.`, price, place(booking)].filter(
    (part) => part !== undefined,
  );
  return {
    subject,
    html: layout({
      title: subject,
      preheader: preheader.join(" "),
      scene: false,
      content: html`${eyebrow(`${callBy} · ${together(clockWords(clock))}`, clock.tone === "late" ? "error" : "eyebrow")}${headline(name)}${paragraph(html`${line}`)}${pill(call, "tangerine")}${pill({ href: inbox, text: mailWords.openInbox }, "white")}${dashes}${rows(details)}`,
      footer: mailWords.ownerFooter,
      siteUrl,
    }),
    text: `${callBy} (${clockWords(clock)})
${name}

${line}

${textRows(details)}

${mailWords.openInbox}: ${inbox}

${textFooter(mailWords.ownerFooter, siteUrl)}`,
  };
}
