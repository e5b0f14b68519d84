import type { IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import webPush from "web-push";
import { business } from "#content/business.ts";
import type { Env } from "#env";
import type { Store } from "#server/db/store.ts";
import { PermanentFailure, type Subscription } from "./channels.ts";
import { endpointMistake, lookupFor } from "./public-address.ts";
import { keepVapidKeys, readVapidKeys, retireDevice, type VapidKeys } from "./push-devices.ts";

export type PushEnv = Pick<Env, "PUSH_ALLOW_LOCAL" | "SITE_URL">;

const encoding = "aes128gcm";

export async function vapidKeysOf(store: Pick<Store, "run">): Promise<VapidKeys> {
  const known = await store.run(readVapidKeys, {});
  return known ?? store.run(keepVapidKeys, webPush.generateVAPIDKeys());
}

/** Less than a message's claim. */
const timeoutMs = 10_000;

interface Push {
  readonly device: Subscription;
  readonly payload: string;
  /** How long the push service keeps it for a device that is offline. */
  readonly ttlSeconds: number;
}

/** @returns "gone" if the push service no longer knows the device, which is then retired */
export async function sendPush(
  { device, payload, ttlSeconds }: Push,
  {
    store,
    env,
    now,
  }: {
    readonly store: Pick<Store, "run">;
    readonly env: PushEnv;
    readonly now: () => Date;
  },
): Promise<"sent" | "gone"> {
  const { PUSH_ALLOW_LOCAL: allowLocal, SITE_URL: siteUrl } = env;
  const mistake = endpointMistake(device.endpoint, allowLocal);
  if (mistake !== undefined) throw new PermanentFailure(`the device's address ${mistake}`);
  const { publicKey, privateKey } = await vapidKeysOf(store);
  const url = new URL(device.endpoint);
  // Not `fetch`, which cannot check the address that it connects to.
  // Only tests have http: an import of node:http would also load undici.
  const request = url.protocol === "http:" ? (await import("node:http")).request : requestHttps;
  // Apple rejects subjects that are neither a mail address nor https.
  const subject = siteUrl.startsWith("https:") ? siteUrl : `mailto:${business.email}`;
  const { cipherText } = webPush.encrypt(device.p256dh, device.auth, payload, encoding);
  const headers = {
    ...webPush.getVapidHeaders(url.origin, subject, publicKey, privateKey, encoding),
    "content-encoding": encoding,
    "content-length": cipherText.length,
    "content-type": "application/octet-stream",
    ttl: ttlSeconds,
    urgency: "high",
  };
  const lookup = lookupFor(url, allowLocal);
  const signal = AbortSignal.timeout(timeoutMs);
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, { method: "POST", headers, agent: false, signal, lookup }, resolve)
    .on("error", (error) =>
      reject("code" in error ? new Error("the push service did not answer") : error),
    )
    .end(cipherText);
  const answer = await answered;
  // The body could be endless.
  answer.destroy();
  const { statusCode: status = 0 } = answer;
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) {
    await store.run(retireDevice, { id: device.id, at: now().toISOString() });
    return "gone";
  }
  // The user who adds a device chooses its address, and must not learn what another server answers.
  // Sending bad content again is pointless; a rejected signature can be repaired.
  throw new ([400, 413].includes(status) ? PermanentFailure : Error)("the push service refused it");
}
