import { mkdir, open, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Env } from "#env";
import { type Delivered, type DueMessage, PermanentFailure } from "#server/outbox/channels.ts";
import { composeMail, composeTestMail } from "./compose-mail.ts";

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
  readonly env: Pick<Env, "DATA_DIR" | "OWNER_EMAIL" | "SITE_URL" | "SMTP_URL">;
  readonly now: () => Date;
}) {
  const { send, close } =
    env.SMTP_URL === undefined
      ? fileTransport(join(env.DATA_DIR, "mail"))
      : smtpTransport(env.SMTP_URL);
  return {
    send: async (message: DueMessage) =>
      send(
        composeMail(message, { env, now: now() }),
        `${message.createdAt}-${message.id}`,
        sendTimeoutMs,
      ),
    sendTest: () => send(composeTestMail(env), `${now().toISOString()}-test`, sendTestTimeoutMs),
    close,
  };
}

export type Mailer = ReturnType<typeof createMailer>;

function smtpTransport(url: string) {
  const smtp = createTransport({ url, pool: true, maxRequeues: 0, ...smtpTimeouts });
  // The pool replaces an idle connection that breaks.
  smtp.on("error", () => {});
  return {
    async send(mail: SendMailOptions, _file: string, timeoutMs: number): Promise<Delivered> {
      try {
        await smtp.sendMail({ ...mail, signal: AbortSignal.timeout(timeoutMs) });
        return "sent";
      } catch (error) {
        if (isPermanentFailure(error))
          throw new PermanentFailure(error.message, { cause: error.cause });
        throw error;
      }
    },
    close: () => smtp.close(),
  };
}

/** Login required, wrong password, mechanism too weak, encryption required. */
const loginStatuses = new Set([530, 534, 535, 538]);

/** The recipient or content is rejected for good. Connection, login and sender can be repaired. */
export function isPermanentFailure(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error)) return false;
  if (error.code !== "EENVELOPE" && error.code !== "EMESSAGE") return false;
  if ("command" in error && error.command === "MAIL FROM") return false;
  // Without an answer from the server, nodemailer itself rejected the address.
  if (!("responseCode" in error)) return error.code === "EENVELOPE";
  if (typeof error.responseCode === "number" && loginStatuses.has(error.responseCode)) return false;
  return "permanent" in error && error.permanent === true;
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
