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

/** Whether this browser would show a notification now, without asking for permission. */
export const showsNotifications = (): boolean =>
  pushObstacle() === undefined && Notification.permission === "granted";

export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}
