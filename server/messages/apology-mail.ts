import { mailWords } from "#content/mail.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { apologyLines } from "#domain/apology.ts";
import { plain } from "./html.ts";
import { callUs, greeting, layout, type Mail, paragraph } from "./mail-layout.ts";

const { apology: words } = mailWords;

/** Apologizes to a visitor for the missed promise. */
export function apologyMail(booking: Booking, siteUrl: string): Mail {
  const title = greeting(booking, `${words.hello},`, words.hello);
  const lines = apologyLines(new Date(booking.createdAt));
  return layout({
    ...{ siteUrl, subject: words.subject, eyebrow: words.eyebrow, footer: words.footer },
    preheader: lines[0],
    title,
    sections: [[{ text: plain(title) }], lines.map(paragraph), [callUs()]],
  });
}
