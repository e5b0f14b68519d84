import { createTransport, type SendMailOptions } from "nodemailer";
import type { Env } from "#env";
import type { DueMessage } from "./claim-messages.ts";
import { composeMail } from "./compose-mail.ts";
import { isFinalRefusal } from "./is-final-refusal.ts";
import { leadsAddress } from "./leads-address.ts";
import { Refused } from "./refused.ts";
import { testMail } from "./test-mail.ts";
import { writeMail } from "./write-mail.ts";

/** In milliseconds. All of them together stay below the time for which a message is claimed. */
const limits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};
const longest = 90_000;
const longestTest = 20_000;

/** Acknowledged by the mail server, or written to a file where none is set. */
export type Delivered = "sent" | "written";

export interface Mailer {
  /** Resolves when the mail server has acknowledged the message, or its file is on disk. @throws Refused */
  send(message: DueMessage): Promise<Delivered>;
  /** The same for a mail to the address of leads, with less patience: somebody is looking on. */
  sendTest(): Promise<Delivered>;
  close(): void;
}

/** Mail by SMTP, or as files in `DATA_DIR/mail` where no mail server is set. */
export function createMailer({
  env,
  now,
}: {
  readonly env: Pick<Env, "DATA_DIR" | "OWNER_EMAIL" | "SITE_URL" | "SMTP_URL">;
  readonly now: () => Date;
}): Mailer {
  const compose = (message: DueMessage) => composeMail(message, { env, now: now() });
  const composeTest = () => testMail(leadsAddress(env), env.SITE_URL);
  if (env.SMTP_URL === undefined) {
    const files = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    async function write(mail: SendMailOptions, name: Parameters<typeof writeMail>[1]) {
      const { message: bytes } = await files.sendMail(mail);
      if (!Buffer.isBuffer(bytes)) throw new TypeError("nodemailer has made no file");
      await writeMail(env.DATA_DIR, name, bytes);
      return "written" as const;
    }
    return {
      send: (message) => write(compose(message), message),
      sendTest: () => write(composeTest(), { id: "test", createdAt: now().toISOString() }),
      close: () => files.close(),
    };
  }
  const smtp = createTransport({
    url: env.SMTP_URL,
    pool: true,
    // One try is one try: the outbox decides when the next one is.
    maxRequeues: 0,
    ...limits,
  });
  // A connection that breaks while nobody uses it is replaced with the next message.
  smtp.on("error", () => {});
  return {
    async send(message) {
      try {
        await smtp.sendMail({ ...compose(message), signal: AbortSignal.timeout(longest) });
        return "sent";
      } catch (error) {
        if (isFinalRefusal(error)) throw new Refused(error.message, { cause: error.cause });
        throw error;
      }
    },
    async sendTest() {
      await smtp.sendMail({ ...composeTest(), signal: AbortSignal.timeout(longestTest) });
      return "sent";
    },
    close: () => smtp.close(),
  };
}
