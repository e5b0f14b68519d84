import { deviceName } from "#domain/device-name.ts";

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

/** "iPhone", "Chrome on Windows": a first name for this device. */
export const guessDeviceName = (userAgent: string): string =>
  /iPhone|iPad/.exec(userAgent)?.[0] ?? deviceName(userAgent);

export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/inbox");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** As the server lists it. */
export async function digestOf({ endpoint }: Pick<PushSubscription, "endpoint">): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export interface Subscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const refused =
  "This browser did not allow notifications. Allow them in its settings, then try again.";
const unavailable =
  "This browser gets no notifications at the moment. Try again later, or use another browser.";

/** What a browser says about it is not for people: "Registration failed - push service error". */
const wordsOf = (error: unknown) =>
  error instanceof DOMException && error.name === "NotAllowedError" ? refused : unavailable;

/** Asks for permission and subscribes. @throws Error with words for the owner */
export async function subscribe(publicKey: string): Promise<Subscribed> {
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
  return { endpoint, keys: { p256dh, auth } };
}

export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}
