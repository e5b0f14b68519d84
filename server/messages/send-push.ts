import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { business } from "#content/business.ts";
import type { Env } from "#env";
import { PermanentFailure, RetryLater, type Subscription } from "./channels.ts";
import { endpointMistake, lookupFor } from "./public-address.ts";
import type { VapidKeys } from "./vapid.ts";

export type PushEnv = Pick<Env, "PUSH_ALLOW_LOCAL" | "SITE_URL">;

const encoding = "aes128gcm";

/** Less than a message's claim. */
const timeoutMs = 10_000;

interface Push {
  readonly device: Subscription;
  readonly payload: string;
  /** How long the push service keeps it for a device that is offline. */
  readonly ttlSeconds: number;
}

/**
 * Sends an encrypted notification to a device's push service.
 * @returns "gone" if the device takes no more
 */
export async function sendPush(
  { device, payload, ttlSeconds }: Push,
  { keys, env }: { readonly keys: VapidKeys; readonly env: PushEnv },
): Promise<"sent" | "gone"> {
  const allowLocal = env.PUSH_ALLOW_LOCAL;
  const mistake = endpointMistake(device.endpoint, { allowLocal });
  if (mistake !== undefined) throw new PermanentFailure(`the device's address ${mistake}`);
  // Loaded with the first notification to save memory.
  const { default: webPush } = await import("web-push");
  const url = new URL(device.endpoint);
  // Apple refuses subjects that are neither a mail address nor https.
  const subject = env.SITE_URL.startsWith("https:") ? env.SITE_URL : `mailto:${business.email}`;
  const { publicKey, privateKey } = keys;
  const { cipherText } = webPush.encrypt(device.p256dh, device.auth, payload, encoding);
  const headers = {
    ...webPush.getVapidHeaders(url.origin, subject, publicKey, privateKey, encoding),
    "content-encoding": encoding,
    "content-length": cipherText.length,
    "content-type": "application/octet-stream",
    ttl: ttlSeconds,
    urgency: "high",
  };
  const { status, retryAfter } = await post(url, { headers, body: cipherText, allowLocal });
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  const error = `the push service answered ${status}`;
  if (status === 429 || status === 503) throw new RetryLater(error, delayMs(retryAfter));
  // Other content would not be accepted either; a refused signature can be repaired.
  throw new ([400, 413].includes(status) ? PermanentFailure : Error)(error);
}

const maxDelaySeconds = 6 * 3600;

/** Retry-After in seconds; dates are rare here, and are ignored. */
const delayMs = (retryAfter: string | undefined) =>
  /^\d{1,9}$/.test(retryAfter ?? "") ? Math.min(Number(retryAfter), maxDelaySeconds) * 1000 : 0;

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** Not `fetch`, which cannot check the address that it connects to. */
function post(
  url: URL,
  {
    headers,
    body,
    allowLocal,
  }: {
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: Buffer;
    readonly allowLocal: boolean;
  },
): Promise<Answer> {
  const lookup = lookupFor(url, { allowLocal });
  const request = url.protocol === "http:" ? requestHttp : requestHttps;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: "POST",
        headers,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(lookup && { lookup }),
      },
      (response) => {
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers["retry-after"],
        });
        // The body could be endless.
        response.destroy();
      },
    );
    sent.on("error", (error) =>
      reject(error.name === "AbortError" ? new Error("the push service did not answer") : error),
    );
    sent.end(body);
  });
}
