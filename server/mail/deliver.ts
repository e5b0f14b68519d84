import type { Env } from "#env";
import type { DueMessage } from "./claim-messages.ts";
import type { Delivered, Mailer } from "./mailer.ts";
import { postWebhook } from "./post-webhook.ts";
import type { Deliver } from "./send-due.ts";

export interface Delivery {
  readonly deliver: Deliver;
  /** Sends a mail to the address of leads, in one try. */
  readonly sendTestMail: () => Promise<Delivered>;
  /** Ends the connections that wait for more mail. */
  close(): void;
}

/** How messages leave: mails by SMTP or into files, webhooks by HTTP. Built once; what mail needs is loaded with the first. */
export function createDelivery({
  env,
  now,
}: {
  readonly env: Pick<
    Env,
    "DATA_DIR" | "OWNER_EMAIL" | "SITE_URL" | "SMTP_URL" | "WEBHOOK_SECRET" | "WEBHOOK_URL"
  >;
  readonly now: () => Date;
}): Delivery {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  const post = url && secret ? postWebhook({ url, secret, now }) : undefined;
  let mailer: Promise<Mailer> | undefined;

  async function loadMailer(): Promise<Mailer> {
    try {
      const { createMailer } = await import("./mailer.ts");
      return createMailer({ env, now });
    } catch (error) {
      // What was not there in the middle of an update may be there at the next try.
      mailer = undefined;
      throw error;
    }
  }

  async function sendMail(message: DueMessage) {
    mailer ??= loadMailer();
    return (await mailer).send(message);
  }

  return {
    async deliver(message) {
      if (message.kind !== "webhook") return sendMail(message);
      // Taken out by mistake, it can come back within the time for which messages are tried.
      if (!post) throw new Error("WEBHOOK_URL is not set");
      return post(message);
    },
    async sendTestMail() {
      mailer ??= loadMailer();
      return (await mailer).sendTest();
    },
    close: () => void mailer?.then(({ close }) => close()),
  };
}
