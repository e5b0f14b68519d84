import { mkdir, open, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { messageKinds } from "#domain/message-kinds.ts";
import type { Env } from "#env";
import { type Delivered, type DueMessage, PermanentFailure } from "./channels.ts";
import { composeMail, composeTestMail, type MailEnv } from "./compose-mail.ts";

/** "550 5.1.1": mailbox, domain or syntax unknown, moved, or a domain without mail. @see https://www.iana.org/assignments/smtp-enhanced-status-codes */
const unknownRecipient = /^\d{3}[ -]5\.1\.(?:1|2|3|6|10)\b/;

/**
 * Whether an answer to an email says that its recipient does not exist. Everything else can pass: a quota, a block, a
 * login, a relay with a wrong setting.
 * @see https://www.rfc-editor.org/rfc/rfc3463
 */
export function isUnknownRecipient(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error)) return false;
  if (error.code !== "EENVELOPE" && error.code !== "EMESSAGE") return false;
  // Without an answer from the server, nodemailer itself could not use the address.
  if (!("response" in error)) return error.code === "EENVELOPE";
  if ("command" in error && error.command === "MAIL FROM") return false;
  return unknownRecipient.test(String(error.response));
}

/** A server's words repeat personal data: its status alone is kept, such as "550 5.1.1". Undefined if it did not answer. */
function answerIn(error: unknown): string | undefined {
  if (!(error instanceof Error && "code" in error)) return undefined;
  const answer = "response" in error ? String(error.response) : "";
  const [status] = /^\d{3}(?:[ -]\d\.\d+\.\d+)?/.exec(answer) ?? [];
  if (status !== undefined) return `the mail server answered ${status}`;
  return error.code === "EENVELOPE" ? "the address cannot be used" : undefined;
}

/** In milliseconds, all together less than a message's claim. */
const smtpTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};
const sendTimeoutMs = 90_000;
/** Shorter, because the owner is watching. */
const sendTestTimeoutMs = 20_000;

export function createMailer({
  env,
  now,
}: {
  readonly env: Pick<Env, "DATA_DIR" | "SMTP_URL"> & MailEnv;
  readonly now: () => Date;
}) {
  const { send, close } =
    env.SMTP_URL === undefined
      ? fileTransport(join(env.DATA_DIR, "mail"))
      : smtpTransport(env.SMTP_URL);
  return {
    async send(message: DueMessage) {
      const mail = composeMail(message, { env, now: now() });
      try {
        return await send(mail, `${message.createdAt}-${message.id}`, sendTimeoutMs);
      } catch (error) {
        const answer = answerIn(error);
        if (answer === undefined) throw error;
        // The owner's own mailbox exists: whatever is wrong with it can be mended.
        const isFinal = messageKinds[message.kind].to !== "owner" && isUnknownRecipient(error);
        throw new (isFinal ? PermanentFailure : Error)(answer);
      }
    },
    sendTest: () => send(composeTestMail(env), `${now().toISOString()}-test`, sendTestTimeoutMs),
    close,
  };
}

export type Mailer = ReturnType<typeof createMailer>;

function smtpTransport(url: string) {
  const smtp = createTransport({ url, maxRequeues: 0, ...smtpTimeouts, pool: true });
  // The pool replaces an idle connection that breaks.
  smtp.on("error", () => {});

  return {
    async send(mail: SendMailOptions, _file: string, timeoutMs: number): Promise<Delivered> {
      await smtp.sendMail({ ...mail, signal: AbortSignal.timeout(timeoutMs) });
      return "sent";
    },
    close: () => smtp.close(),
  };
}

function fileTransport(folder: string) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail: SendMailOptions, file: string): Promise<Delivered> {
      const { message } = await transport.sendMail(mail);
      if (!Buffer.isBuffer(message)) throw new TypeError("nodemailer has made no file");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Some file systems allow no colon, and an id must not lead to another folder.
      const path = join(folder, `${file.replace(/[^\w.-]/g, "-")}.eml`);
      // Renamed once complete, so that no file ever holds half an email.
      await writeFile(`${path}.part`, message, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
      const handle = await open(folder);
      await handle.sync().finally(() => handle.close());
      return "written";
    },
    close: () => transport.close(),
  };
}
