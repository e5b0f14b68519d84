import { business } from "#content/business.ts";
import { mailWords } from "#content/mail.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { apologyLines } from "#domain/apology.ts";
import { formatPhone } from "#domain/phone.ts";
import { plainFirstName } from "#domain/plain-name.ts";
import { html } from "./html.ts";
import { eyebrow, headline, layout, type Mail, paragraph, pill, typed } from "./mail-layout.ts";

const { apology: words } = mailWords;

/** Apologizes to a visitor for the missed promise. */
export function apologyMail(booking: Booking, siteUrl: string): Mail {
  const firstName = plainFirstName(booking.firstName);
  const hello = firstName === undefined ? words.hello : `${words.hello}, ${firstName}`;
  const title =
    firstName === undefined ? html`${hello}` : html`${words.hello}, ${typed(firstName)}`;
  const lines = apologyLines(new Date(booking.createdAt));
  const { phone } = business;
  const call = { href: `tel:${phone}`, text: `${mailWords.call} ${formatPhone(phone)}` };
  const [first, second, third] = lines.map((line) => paragraph(html`${line}`));
  return layout({
    subject: words.subject,
    preheader: lines[0],
    hasSunrise: false,
    content: html`${eyebrow(words.eyebrow)}${headline(title)}${first}${second}${third}${pill(call, "tangerine")}`,
    text: `${hello}

${lines.join("\n")}

${call.text}`,
    footer: words.footer,
    siteUrl,
  });
}
