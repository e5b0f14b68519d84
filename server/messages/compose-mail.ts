import type { SendMailOptions } from "nodemailer";
import { business } from "#content/business.ts";
import { withoutBidiControls } from "#domain/visible-text.ts";
import type { Env } from "#env";
import { inviteOf } from "#server/visits/ics.ts";
import { apologyMail } from "./apology-mail.ts";
import type { DueMessage } from "./channels.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { linkMail, newsMail } from "./link-mails.ts";
import type { Mail } from "./mail-layout.ts";
import { noteMail, ownerMail, testMail } from "./owner-mail.ts";
import { visitMail } from "./visit-mail.ts";

type MailEnv = Pick<Env, "OWNER_EMAIL" | "SITE_URL">;

export const leadsAddress = ({ OWNER_EMAIL }: Pick<Env, "OWNER_EMAIL">): string =>
  OWNER_EMAIL ?? business.email;

/** A queued message for nodemailer. A repeated attempt has the same Message-ID, so that duplicates can be recognized. */
export function composeMail(
  message: DueMessage,
  { env, now }: { readonly env: MailEnv; readonly now: Date },
): SendMailOptions {
  const { id, kind, booking, text, visit, link, news = [] } = message;
  const { SITE_URL: siteUrl } = env;
  const identity = { messageId: `<${id}@${new URL(siteUrl).hostname}>`, date: now };
  const toOwner = { ...identity, to: named(business.name, leadsAddress(env)) };
  if (kind === "digest" || kind === "alarm")
    return { ...fromBusiness(noteMail(kind, text ?? "", siteUrl)), ...toOwner };
  if (kind === "webhook" || booking === null) throw new RangeError(`${id} is not a mail`);
  if (kind === "confirmation" || kind === "apology")
    return {
      ...fromBusiness(
        kind === "apology"
          ? apologyMail(booking, siteUrl)
          : confirmationMail(booking, { now, siteUrl, link }),
      ),
      ...identity,
      to: named("", booking.email),
      replyTo: team,
    };
  if (kind === "visit" || kind === "visit-reminder") {
    if (!visit) throw new RangeError("there is no visit to write about");
    const invite = kind === "visit" && inviteOf(visit, booking.email);
    return {
      ...fromBusiness(visitMail({ kind, booking }, visit, siteUrl)),
      ...identity,
      to: named("", booking.email),
      replyTo: team,
      ...(invite && { icalEvent: { ...invite, filename: "visit.ics" } }),
    };
  }
  if (kind === "visit-link" || kind === "visit-released")
    return {
      ...fromBusiness(linkMail(kind, { booking, link: siteUrl + (link ?? ""), siteUrl })),
      ...identity,
      to: named("", booking.email),
      replyTo: team,
    };
  const { firstName, lastName, email } = booking;
  const mail =
    kind === "visitor-news"
      ? newsMail(booking, { news, siteUrl })
      : ownerMail(kind, booking, { now, siteUrl });
  return {
    ...fromBusiness(mail),
    ...toOwner,
    ...(fitsHeader(email) && { replyTo: named(`${firstName} ${lastName}`, email) }),
  };
}

export const composeTestMail = (env: MailEnv): SendMailOptions => ({
  ...fromBusiness(testMail(env.SITE_URL)),
  to: named(business.name, leadsAddress(env)),
});

/** Text for a header: without line ends, invisible and direction characters. */
const oneLine = (text: string) =>
  withoutBidiControls(text.replace(/[\p{Cc}\p{Cs}]+/gu, " ")).trim();

const named = (name: string, address: string) => ({ name: oneLine(name), address });
const team = named(business.name, business.email);

const fromBusiness = ({ subject, html, text }: Mail): SendMailOptions => ({
  subject: oneLine(subject),
  html: withoutBidiControls(html),
  text: withoutBidiControls(text),
  from: team,
  // Prevents automatic replies. @see RFC 3834
  headers: { "Auto-Submitted": "auto-generated" },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Mail servers without SMTPUTF8 reject a message with any other address in a header. */
const fitsHeader = (address: string) => /^[\x21-\x7e]+@/.test(address);
