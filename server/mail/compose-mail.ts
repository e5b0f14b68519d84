import type { SendMailOptions } from "nodemailer";
import { business } from "#content/business.ts";
import type { Env } from "#env";
import { fullName } from "./booking-lines.ts";
import type { DueMessage } from "./claim-messages.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { holdsLink } from "./holds-link.ts";
import { ownerMail } from "./owner-mail.ts";

/** Text that fits into a header: without line ends and other signs that nobody sees. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cs}]+/gu, " ").trim();

/** False for what a header may hold only where the next mail server takes UTF-8: one that does not refuses the mail. */
const fitsHeader = (address: string) => /^[\x21-\x7e]+@/.test(address);

const named = (name: string, address: string) => ({ name: oneLine(name), address });

/** A message as nodemailer takes it. Tried again, it has the same Message-ID: who gets it twice can tell. */
export function composeMail(
  { id, kind, booking }: DueMessage,
  { env, now }: { readonly env: Pick<Env, "OWNER_EMAIL" | "SITE_URL">; readonly now: Date },
): SendMailOptions {
  if (kind === "webhook") throw new RangeError("a webhook is no mail");
  const { SITE_URL: siteUrl, OWNER_EMAIL } = env;
  const team = named(business.name, business.email);
  const name = fullName(booking);
  const visitor = named(holdsLink(name) ? "" : name, booking.email);
  const isToVisitor = kind === "confirmation";
  const { subject, html, text } = isToVisitor
    ? confirmationMail({ booking, siteUrl })
    : ownerMail(kind, { booking, now, siteUrl });
  return {
    subject: oneLine(subject),
    html,
    text,
    from: team,
    to: isToVisitor ? visitor : named(business.name, OWNER_EMAIL ?? business.email),
    ...(isToVisitor && { replyTo: team }),
    ...(!isToVisitor && fitsHeader(booking.email) && { replyTo: visitor }),
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    date: now,
    // No absence note comes back, and none goes into a loop. @see RFC 3834
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
