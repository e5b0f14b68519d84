import type { SendMailOptions } from "nodemailer";
import { business } from "#content/business.ts";
import { isSentBy, type Kind, type KindOf, messageKinds } from "#domain/message-kinds.ts";
import { withoutBidiControls } from "#domain/typed/visible-text.ts";
import type { Env } from "#env";
import type { DueMessage, DueVisit } from "./channels.ts";
import { inviteOf } from "./ics.ts";
import { type BookingMail, type Mail, pictureId } from "./mail-layout.ts";
import { alarmMail, collectedMail, leadMail, newsMail, testMail } from "./owner-mails.ts";
import { digestMail, reminderMail } from "./task-mails.ts";
import { confirmationMail, linkMail, visitMail } from "./visitor-mails.ts";

export type MailEnv = Pick<Env, "OWNER_EMAIL" | "SITE_URL"> & {
  readonly builtAt?: string;
  /** A PNG for confirmations, as it was built. */
  readonly picture?: Buffer | undefined;
};

/** A real site without an address of its own still needs a sender. */
const ownAddress = ({ SITE_URL }: Pick<Env, "SITE_URL">): string =>
  business.email ?? `hello@${new URL(SITE_URL).hostname}`;

export const leadsAddress = (env: MailEnv): string => env.OWNER_EMAIL ?? ownAddress(env);

interface Writing {
  readonly message: DueMessage;
  readonly now: Date;
  readonly siteUrl: string;
  readonly builtAt: string | undefined;
  readonly hasPicture: boolean;
}

type Compose = (writing: Writing) => Mail;

function about({ message, now, siteUrl }: Writing): BookingMail {
  const { id, booking, daysOff, link = "" } = message;
  if (!booking) throw new RangeError(`${id} is about no booking`);
  return { booking, now, siteUrl, daysOff, link: siteUrl + link };
}

/** A mailbox that a merge replaced no longer expects the visit, which goes on. */
const asTold = (kind: Kind, visit: DueVisit): DueVisit =>
  kind === "merged" ? { ...visit, state: "cancelled" } : visit;

const ofVisit =
  (kind: "visit" | "visit-reminder" | "merged"): Compose =>
  (writing) => {
    const { visit } = writing.message;
    if (!visit) throw new RangeError("there is no visit to write about");
    return visitMail(kind, asTold(kind, visit), about(writing));
  };

const composers = {
  lead: (writing) => leadMail(about(writing), writing.message),
  confirmation: (writing) => confirmationMail(writing.message, about(writing), writing.hasPicture),
  reminder: ({ message, siteUrl, now }) => reminderMail(message, siteUrl, now),
  digest: digestMail,
  alarm: ({ message, siteUrl }) => alarmMail(message.text ?? "", siteUrl),
  collected: ({ message, siteUrl, now }) => collectedMail(message, siteUrl, now),
  visit: ofVisit("visit"),
  "visit-reminder": ofVisit("visit-reminder"),
  "visit-link": (writing) => linkMail(about(writing)),
  merged: ofVisit("merged"),
  "visitor-news": (writing) => newsMail(writing.message, about(writing)),
} satisfies Record<KindOf<"mail">, Compose>;

/** Every attempt has the same Message-ID, so that duplicates can be recognized. */
export function composeMail(
  message: DueMessage,
  { env, now }: { readonly env: MailEnv; readonly now: Date },
): SendMailOptions {
  const { id, kind, booking, visit, mailbox } = message;
  const { SITE_URL: siteUrl, builtAt } = env;
  const picture = kind === "confirmation" ? env.picture : undefined;
  const hasPicture = picture !== undefined;
  if (!isSentBy("mail", kind)) throw new RangeError(`${id} is not an email`);
  const mail = {
    ...fromBusiness(composers[kind]({ message, now, siteUrl, builtAt, hasPicture }), env),
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
  const hasInvite = kind === "visit" || kind === "merged";
  const invite =
    hasInvite &&
    visit &&
    inviteOf(asTold(kind, visit), { organizer: ownAddress(env), guest: mailbox });
  return {
    ...mail,
    to: named("", mailbox),
    replyTo: team(env),
    ...(picture && {
      attachments: [
        {
          filename: `${pictureId}.png`,
          content: picture,
          cid: pictureId,
          contentDisposition: "inline",
        },
      ],
    }),
    ...(invite && { icalEvent: { ...invite, filename: "visit.ics" } }),
  };
}

export const composeTestMail = (env: MailEnv): SendMailOptions => ({
  ...fromBusiness(testMail(env.SITE_URL), env),
  to: ownerOf(env),
});

/** Text for a header: without line ends, invisible and direction characters, and what encodes others (RFC 2047). */
const oneLine = (text: string) =>
  withoutBidiControls(text.replace(/[\p{Cc}\p{Cs}]+|=\?|\?=/gu, " ")).trim();

const named = (name: string, address: string) => ({ name: oneLine(name), address });
const team = (env: MailEnv) => named(business.name, ownAddress(env));
const ownerOf = (env: MailEnv) => named(business.name, leadsAddress(env));

const fromBusiness = ({ subject, html, text }: Mail, env: MailEnv): SendMailOptions => ({
  subject: oneLine(subject),
  html: withoutBidiControls(html),
  text: withoutBidiControls(text),
  from: team(env),
  // Prevents automatic replies. @see https://www.rfc-editor.org/rfc/rfc3834
  headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  // Quoted-printable would break a long link into lines, and some programs show them so.
  textEncoding: "base64",
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Mail servers without SMTPUTF8 reject a message with any other address in a header. */
const fitsHeader = (address: string) => /^[\x21-\x7e]+@/.test(address);
