import type { SendMailOptions } from "nodemailer";
import { business } from "#content/business.ts";
import { withoutBidiControls } from "#domain/visible-text.ts";
import type { Env } from "#env";
import type { DueMessage } from "#server/outbox/channels.ts";
import { ownerKinds } from "#server/outbox/enqueue.ts";
import { inviteOf } from "#server/visits/ics.ts";
import type { Mail } from "./mail-layout.ts";
import { newsMail, noteMail, ownerMail, testMail } from "./owner-mails.ts";
import { apologyMail, confirmationMail, linkMail, visitMail } from "./visitor-mails.ts";

type MailEnv = Pick<Env, "OWNER_EMAIL" | "SITE_URL">;

export const leadsAddress = ({ OWNER_EMAIL }: Pick<Env, "OWNER_EMAIL">): string =>
  OWNER_EMAIL ?? business.email;

function mailOf(message: DueMessage, now: Date, siteUrl: string): Mail {
  const { id, kind, booking, text, visit, link = "", news = [] } = message;
  if (kind === "digest" || kind === "alarm") return noteMail(kind, text ?? "", siteUrl);
  if (kind === "webhook" || booking === null) throw new RangeError(`${id} is not an email`);
  const about = { booking, now, siteUrl, link: siteUrl + link };
  switch (kind) {
    case "confirmation":
      return confirmationMail(about);
    case "apology":
      return apologyMail(booking, siteUrl);
    case "visit":
    case "visit-reminder":
      if (!visit) throw new RangeError("there is no visit to write about");
      return visitMail(kind, visit, about);
    case "visit-link":
    case "visit-released":
      return linkMail(kind, about);
    case "visitor-news":
      return newsMail(news, about);
    default:
      return ownerMail(kind, about);
  }
}

/** Every attempt has the same Message-ID, so that duplicates can be recognized. */
export function composeMail(
  message: DueMessage,
  { env, now }: { readonly env: MailEnv; readonly now: Date },
): SendMailOptions {
  const { id, kind, booking, visit } = message;
  const { SITE_URL: siteUrl } = env;
  const mail = {
    ...fromBusiness(mailOf(message, now, siteUrl)),
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    date: now,
  };
  if (!booking || ownerKinds.includes(kind)) {
    const { firstName, lastName, email = "" } = booking ?? {};
    return {
      ...mail,
      to: ownerOf(env),
      ...(fitsHeader(email) && { replyTo: named(`${firstName} ${lastName}`, email) }),
    };
  }
  const invite = kind === "visit" && visit && inviteOf(visit, booking.email);
  return {
    ...mail,
    to: named("", booking.email),
    replyTo: team,
    ...(invite && { icalEvent: { ...invite, filename: "visit.ics" } }),
  };
}

export const composeTestMail = (env: MailEnv): SendMailOptions => ({
  ...fromBusiness(testMail(env.SITE_URL)),
  to: ownerOf(env),
});

/** Text for a header: without line ends, invisible and direction characters. */
const oneLine = (text: string) =>
  withoutBidiControls(text.replace(/[\p{Cc}\p{Cs}]+/gu, " ")).trim();

const named = (name: string, address: string) => ({ name: oneLine(name), address });
const team = named(business.name, business.email);
const ownerOf = (env: MailEnv) => named(business.name, leadsAddress(env));

const fromBusiness = ({ subject, html, text }: Mail): SendMailOptions => ({
  subject: oneLine(subject),
  html: withoutBidiControls(html),
  text: withoutBidiControls(text),
  from: team,
  // Prevents automatic replies. @see https://www.rfc-editor.org/rfc/rfc3834
  headers: { "Auto-Submitted": "auto-generated" },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Mail servers without SMTPUTF8 reject a message with any other address in a header. */
const fitsHeader = (address: string) => /^[\x21-\x7e]+@/.test(address);
