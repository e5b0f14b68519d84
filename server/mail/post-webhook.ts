import { createHmac } from "node:crypto";
import type { DueMessage } from "./claim-messages.ts";
import { Refused } from "./refused.ts";
import type { Deliver } from "./send-due.ts";

const timeout = 15_000;
/** Refusals that may pass: too slow, in conflict, too early, too many. */
const passing = new Set([408, 409, 425, 429]);

/** "v1," and the signature in base64. @see https://github.com/standard-webhooks/standard-webhooks */
const sign = (secret: string, id: string, seconds: number, body: string) =>
  `v1,${createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
    .update(`${id}.${seconds}.${body}`)
    .digest("base64")}`;

/** What a webhook says: the event, and the booking as it stands now. */
const payload = ({ event, booking }: DueMessage) =>
  JSON.stringify({
    type: `booking.${event?.kind.replaceAll("-", "_")}`,
    timestamp: event?.at,
    data: { event, booking },
  });

/** Tells other tools of a booking's event, signed. */
export const postWebhook =
  ({
    url,
    secret,
    now,
  }: {
    readonly url: string;
    /** "whsec_" and the key in base64. */
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
      signal: AbortSignal.timeout(timeout),
    });
    // What the answer says is nobody's business here, and may be without end.
    await response.body?.cancel();
    const { ok, status } = response;
    if (ok) return;
    const isFinal = status >= 400 && status < 500 && !passing.has(status);
    throw new (isFinal ? Refused : Error)(`the webhook's address answered ${status}`);
  };
