import type { QueryClient } from "@tanstack/react-query";
import { pushEndpoints } from "#domain/api/push.ts";
import { call } from "./call.ts";
import { queryOf, refresh } from "./queries.ts";
import { currentSubscription } from "./this-device.ts";

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** As the server lists it. */
export const digestOf = async ({ endpoint }: Pick<PushSubscription, "endpoint">): Promise<string> =>
  base64url(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));

const refused =
  "This browser did not allow notifications. Allow them in its settings, then try again.";
const unavailable =
  "This browser gets no notifications at the moment. Try again later, or use another browser.";

/** What a browser says about it is not for people: "Registration failed - push service error". */
const wordsOf = (error: unknown) =>
  error instanceof DOMException && error.name === "NotAllowedError" ? refused : unavailable;

/**
 * Asks for permission, subscribes, and adds this browser to the server's list.
 * @throws Error with words for the owner
 */
export async function turnOn(publicKey: string, name: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(refused);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with another key, from an earlier setup of the server, would block the new one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .then(
      (subscription) => subscription.toJSON(),
      (error: unknown) => {
        throw new Error(wordsOf(error), { cause: error });
      },
    );
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error(unavailable);
  await call(pushEndpoints.add, { body: { name, endpoint, keys: { p256dh, auth } } });
}

/**
 * Subscribes again where this browser had notifications, but its subscription is lost, is not the one that the server
 * knows, or has another key than the server. A device that somebody removed from the list stays off.
 */
export async function renew(client: QueryClient): Promise<void> {
  const { publicKey, devices } = await client.query(queryOf(pushEndpoints.setting));
  const device = devices.find(({ isOfThisBrowser }) => isOfThisBrowser);
  if (!device || publicKey === null) return;
  const current = await currentSubscription();
  const key = current?.options.applicationServerKey;
  if (current && key && base64url(key) === publicKey && (await digestOf(current)) === device.digest)
    return;
  await turnOn(publicKey, device.name);
  await refresh(client);
}
