import { type Channel, messageKinds } from "#domain/message-kinds.ts";
import type { Env } from "#env";
import type { Store } from "#server/db/store.ts";
import { refusalOf } from "#server/limits/spend-mail.ts";
import { admitMessage } from "./admit-message.ts";
import { type Deliver, type DueMessage, Withheld } from "./channels.ts";
import type { MailEnv } from "./compose-mail.ts";
import { notificationOf, payloadOf } from "./compose-push.ts";
import type { Mailer } from "./mailer.ts";
import { type PushEnv, sendPush } from "./send-push.ts";
import { webhookTo } from "./webhook.ts";

/** Push services drop a reminder after this long, because newer ones have followed. */
const ttlSeconds = 12 * 3600;

export function createDelivery({
  env,
  store,
  now,
  secret,
  findLink,
}: {
  readonly env: PushEnv &
    MailEnv &
    Pick<
      Env,
      | "CONFIRMATIONS_PER_DAY"
      | "DATA_DIR"
      | "RATE_LIMIT"
      | "SMTP_URL"
      | "WEBHOOK_SECRET"
      | "WEBHOOK_URL"
    >;
  readonly store: Pick<Store, "run">;
  readonly now: () => Date;
  /** @see refusalOf */
  readonly secret: string;
  /** The path of the visitor's own page, as it is mailed to that address. */
  readonly findLink: (bookingId: string, mailbox: string) => Promise<string>;
}) {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret } = env;
  let mailer: Mailer | undefined;

  /** Loads nodemailer (4 MB of memory) with the first mail. */
  async function loadMailer(): Promise<Mailer> {
    const { createMailer } = await import("./mailer.ts");
    mailer ??= createMailer({ env, now });
    return mailer;
  }

  /** @throws Withheld when an allowance is used up, or the mailbox wants no emails */
  async function spend(message: DueMessage): Promise<void> {
    const { id, kind, booking, mailbox: email, createdAt, device } = message;
    const { spends, to } = messageKinds[kind];
    if (spends === null && to !== "visitor") return;
    const reason = await store.run(admitMessage, {
      id,
      kind,
      bookingId: booking?.id ?? null,
      email,
      refusal: refusalOf(secret, email),
      deviceId: device?.id ?? null,
      enqueuedAt: createdAt,
      now: now().toISOString(),
      env: { CONFIRMATIONS_PER_DAY: env.CONFIRMATIONS_PER_DAY, RATE_LIMIT: env.RATE_LIMIT },
    });
    if (reason !== undefined) throw new Withheld(reason);
  }

  /** Retried, since the setting may have been removed by mistake. */
  const withoutWebhook: Deliver = () => Promise.reject(new Error("WEBHOOK_URL is not set"));

  const push: Deliver = async (message) => {
    const { device } = message;
    if (!device) return "dropped";
    await spend(message);
    const payload = payloadOf(notificationOf(message, now()), env.SITE_URL);
    const result = await sendPush({ device, payload, ttlSeconds }, { store, env, now });
    return result === "sent" ? "sent" : "dropped";
  };

  const deliver: Readonly<Record<Channel, Deliver>> = {
    async mail(message) {
      const { kind, booking, mailbox } = message;
      const { hasLink } = messageKinds[kind];
      await spend(message);
      const link = booking && hasLink ? { link: await findLink(booking.id, mailbox) } : {};
      return (await loadMailer()).send({ ...message, ...link });
    },
    webhook: url && webhookSecret ? webhookTo({ url, secret: webhookSecret, now }) : withoutWebhook,
    push,
  };
  return {
    deliver,
    close: () => mailer?.close(),
  };
}
