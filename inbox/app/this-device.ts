import type { QueryClient } from "@tanstack/react-query";
import { get, set } from "idb-keyval";
import { pushEndpoints } from "#domain/api/messages.ts";
import { call } from "./call.ts";
import { queryOf, refresh } from "./queries.ts";

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

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
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch((error: unknown) => {
      throw new Error(wordsOf(error), { cause: error });
    });
  await save(subscription, name);
}

const savedName = "inbox-push";

/** Adds this browser to the server's list, and remembers here with what. */
async function save(subscription: PushSubscription, name: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error(unavailable);
  await call(pushEndpoints.add, { body: { name, endpoint, keys: { p256dh, auth } } });
  await set(savedName, JSON.stringify(subscription)).catch(() => undefined);
}

/**
 * Where this browser is on the server's list: subscribes again if its subscription is lost or has another key than the
 * server, and saves it again if the browser has replaced it.
 */
export async function renew(client: QueryClient): Promise<void> {
  const { publicKey, devices } = await client.query(queryOf(pushEndpoints.setting));
  const device = devices.find(({ isOfThisBrowser }) => isOfThisBrowser);
  if (!device || publicKey === null) return;
  const subscription = await currentSubscription();
  const key = subscription?.options.applicationServerKey;
  if (!subscription || !key || base64url(key) !== publicKey) await turnOn(publicKey, device.name);
  else if (JSON.stringify(subscription) === (await get(savedName).catch(() => ""))) return;
  else await save(subscription, device.name);
  await refresh(client);
}

/** The service worker exists on https and localhost only. */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  // Without one, the inbox works as before, but not offline.
  navigator.serviceWorker.register("/inbox-sw.js", { scope: "/inbox" }).catch(() => {});
}

/** Why this browser can get no notifications now; undefined if it can. */
export function pushObstacle(): "home-screen" | "unsupported" | "blocked" | undefined {
  const isSupported =
    "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
  if (isSupported) return Notification.permission === "denied" ? "blocked" : undefined;
  // Apple offers push only to pages on the home screen.
  return /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
    ? "home-screen"
    : "unsupported";
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/inbox");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser would show a notification now, without asking for permission. */
export const showsNotifications = (): boolean =>
  pushObstacle() === undefined && Notification.permission === "granted";

export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}
