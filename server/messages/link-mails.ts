import { business } from "#content/business.ts";
import { mailWords } from "#content/mail.ts";
import type { Booking, BookingEvent } from "#domain/api/bookings.ts";
import { formatDayAndTime } from "#domain/dates.ts";
import { eventWords } from "#domain/event-words.ts";
import { formatPhone } from "#domain/phone.ts";
import { plainFirstName } from "#domain/plain-name.ts";
import { html } from "./html.ts";
import { eyebrow, headline, layout, type Mail, paragraph, pill, typed } from "./mail-layout.ts";

const { link: words, visit, news: newsWords, openInbox, ownerFooter } = mailWords;

/** Mails a visitor the link to their own page. */
export function linkMail(
  kind: "visit-link" | "visit-released",
  {
    booking,
    link,
    siteUrl,
  }: { readonly booking: Booking; readonly link: string; readonly siteUrl: string },
): Mail {
  const { subject, line } = words[kind];
  const { name, phone } = business;
  const firstName = plainFirstName(booking.firstName);
  const greeting = firstName === undefined ? visit.hello : `${visit.hello} ${firstName}`;
  const greeted =
    firstName === undefined ? html`${visit.hello}` : html`${visit.hello} ${typed(firstName)}`;
  const call = { href: `tel:${phone}`, text: `${mailWords.call} ${formatPhone(phone)}` };
  return layout({
    subject,
    preheader: line,
    hasSunrise: true,
    content: html`${eyebrow(name)}${headline(html`${subject}`)}${paragraph(html`${greeted}, ${line}`)}${pill({ href: link, text: words.button }, "tangerine")}${pill(call, "white")}`,
    text: `${greeting}, ${line}

${words.button}: ${link}
${call.text}`,
    footer: visit.footer,
    siteUrl,
  });
}

/** Tells the owner what a visitor changed on their own page. */
export function newsMail(
  booking: Booking,
  { news, siteUrl }: { readonly news: readonly BookingEvent[]; readonly siteUrl: string },
): Mail {
  const name = `${booking.firstName} ${booking.lastName}`;
  const lines = news.map(
    (event) =>
      `${formatDayAndTime(new Date(event.at))}: ${eventWords(event)}${event.kind === "note" && event.text ? `: ${event.text}` : ""}`,
  );
  const inbox = `${siteUrl}/inbox?booking=${encodeURIComponent(booking.id)}`;
  return layout({
    subject: `${newsWords.subject} ${name}`,
    preheader: newsWords.line,
    hasSunrise: false,
    content: html`${eyebrow(newsWords.subject)}${headline(typed(name))}${paragraph(html`${newsWords.line}`)}${lines.map((line) => paragraph(typed(line)))}${pill({ href: inbox, text: openInbox }, "tangerine")}`,
    text: `${newsWords.line}

${lines.join("\n")}

${openInbox}: ${inbox}`,
    footer: ownerFooter,
    siteUrl,
  });
}
