import { createHmac } from "node:crypto";
import { type Deliver, type DueMessage, PermanentFailure } from "./channels.ts";

const timeoutMs = 15_000;
/** Not found, timeout, conflict, gone, too early, too many requests: a receiver that is being moved gets them, too. */
const temporaryStatuses = new Set([404, 408, 409, 410, 425, 429]);

/** @see https://github.com/standard-webhooks/standard-webhooks */
const sign = (secret: string, id: string, seconds: number, body: string) =>
  `v1,${createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
    .update(`${id}.${seconds}.${body}`)
    .digest("base64")}`;

const payload = ({ event, booking }: DueMessage) =>
  JSON.stringify({
    type: `booking.${event?.kind.replaceAll("-", "_")}`,
    timestamp: event?.at,
    data: { event, booking },
  });

export const webhookTo =
  ({
    url,
    secret,
    now,
  }: {
    readonly url: string;
    readonly secret: string;
    readonly now: () => Date;
  }): Deliver =>
  async (message) => {
    const body = payload(message);
    const seconds = Math.floor(now().getTime() / 1000);
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "scoopdale-webhooks",
        "webhook-id": message.id,
        "webhook-timestamp": String(seconds),
        "webhook-signature": sign(secret, message.id, seconds, body),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The body could be endless.
    await response.body?.cancel();
    const { ok, status } = response;
    if (ok) return "sent";
    const isPermanent = status >= 400 && status < 500 && !temporaryStatuses.has(status);
    throw new (isPermanent ? PermanentFailure : Error)(`the webhook's address answered ${status}`);
  };
