import type { SendMailOptions } from "nodemailer";
import { business, shown } from "#content/business.ts";
import { isSentBy, type KindOf, messageKinds } from "#domain/message-kinds.ts";
import { withoutBidiControls } from "#domain/typed/visible-text.ts";
import type { Env } from "#env";
import type { DueMessage } from "#server/outbox/channels.ts";
import { inviteOf } from "#server/visits/ics.ts";
import type { BookingMail, Mail } from "./mail-layout.ts";
import { collectedText, newsMail, noteMail, ownerMail, testMail } from "./owner-mails.ts";
import { apologyMail, confirmationMail, linkMail, mergedMail, visitMail } from "./visitor-mails.ts";

type MailEnv = Pick<Env, "OWNER_EMAIL" | "SITE_URL">;

/** A real site without an address of its own still needs a sender. */
const ownAddress = ({ SITE_URL }: Pick<Env, "SITE_URL">): string =>
  shown.email ?? `hello@${new URL(SITE_URL).hostname}`;

export const leadsAddress = (env: MailEnv): string => env.OWNER_EMAIL ?? ownAddress(env);

interface Writing {
  readonly message: DueMessage;
  readonly now: Date;
  readonly siteUrl: string;
}

type Compose = (writing: Writing) => Mail;

function about({ message, now, siteUrl }: Writing): BookingMail {
  const { id, booking, daysOff, link = "" } = message;
  if (!booking) throw new RangeError(`${id} is about no booking`);
  return { booking, now, siteUrl, daysOff, link: siteUrl + link };
}

const ofVisit =
  (kind: "visit" | "visit-reminder" | "merged-visit"): Compose =>
  (writing) => {
    const { visit } = writing.message;
    if (!visit) throw new RangeError("there is no visit to write about");
    return visitMail(kind, visit, about(writing));
  };

const composers = {
  lead: (writing) => ownerMail("lead", about(writing)),
  confirmation: (writing) => confirmationMail(about(writing)),
  reminder: (writing) => ownerMail("reminder", about(writing)),
  overdue: (writing) => ownerMail("overdue", about(writing)),
  "call-back": (writing) => ownerMail("call-back", about(writing)),
  apology: (writing) => apologyMail(about(writing)),
  digest: ({ message, siteUrl }) => noteMail("digest", message.text ?? "", siteUrl),
  alarm: ({ message, siteUrl }) => noteMail("alarm", message.text ?? "", siteUrl),
  collected: ({ message, siteUrl }) =>
    noteMail("collected", collectedText(message.text ?? ""), siteUrl),
  visit: ofVisit("visit"),
  "visit-reminder": ofVisit("visit-reminder"),
  "visit-released": (writing) => linkMail("visit-released", about(writing)),
  "visit-link": (writing) => linkMail("visit-link", about(writing)),
  "former-link": (writing) => linkMail("former-link", about(writing)),
  "mailbox-check": (writing) => linkMail("mailbox-check", about(writing)),
  "mailbox-asked": (writing) => linkMail("mailbox-asked", about(writing)),
  merged: ({ siteUrl }) => mergedMail(siteUrl),
  "merged-visit": ofVisit("merged-visit"),
  "visitor-news": (writing) => newsMail(writing.message, about(writing)),
} satisfies Record<KindOf<"mail">, Compose>;

/** Every attempt has the same Message-ID, so that duplicates can be recognized. */
export function composeMail(
  message: DueMessage,
  { env, now }: { readonly env: MailEnv; readonly now: Date },
): SendMailOptions {
  const { id, kind, booking, visit, mailbox } = message;
  const { SITE_URL: siteUrl } = env;
  if (!isSentBy("mail", kind)) throw new RangeError(`${id} is not an email`);
  const mail = {
    ...fromBusiness(composers[kind]({ message, now, siteUrl }), env),
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    date: now,
  };
  if (!booking || messageKinds[kind].to === "owner") {
    const { firstName, lastName, email = "" } = booking ?? {};
    return {
      ...mail,
      to: ownerOf(env),
      ...(fitsHeader(email) && { replyTo: named(`${firstName} ${lastName}`, email) }),
    };
  }
  const hasInvite = kind === "visit" || kind === "merged-visit";
  const invite =
    hasInvite && visit && inviteOf(visit, { organizer: ownAddress(env), guest: mailbox });
  return {
    ...mail,
    to: named("", mailbox),
    replyTo: team(env),
    ...(invite && { icalEvent: { ...invite, filename: "visit.ics" } }),
  };
}

export const composeTestMail = (env: MailEnv): SendMailOptions => ({
  ...fromBusiness(testMail(env.SITE_URL), env),
  to: ownerOf(env),
});

/** Text for a header: without line ends, invisible and direction characters. */
const oneLine = (text: string) =>
  withoutBidiControls(text.replace(/[\p{Cc}\p{Cs}]+/gu, " ")).trim();

const named = (name: string, address: string) => ({ name: oneLine(name), address });
const team = (env: MailEnv) => named(business.name, ownAddress(env));
const ownerOf = (env: MailEnv) => named(business.name, leadsAddress(env));

const fromBusiness = ({ subject, html, text }: Mail, env: MailEnv): SendMailOptions => ({
  subject: oneLine(subject),
  html: withoutBidiControls(html),
  text: withoutBidiControls(text),
  from: team(env),
  // Prevents automatic replies. @see https://www.rfc-editor.org/rfc/rfc3834
  headers: { "Auto-Submitted": "auto-generated" },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Mail servers without SMTPUTF8 reject a message with any other address in a header. */
export const fitsHeader = (address: string) => /^[\x21-\x7e]+@/.test(address);
