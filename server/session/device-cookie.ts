import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

/** In seconds; each sign-in begins it anew. */
const lifetimeSeconds = 365 * 86_400;

export interface Device {
  readonly userId: string;
  readonly deviceId: string;
}

/** The cookie's name and attributes, as those of the session's. */
export function deviceCookie(siteUrl: string) {
  const secure = siteUrl.startsWith("https:");
  const options = {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure,
    maxAge: lifetimeSeconds,
  } as const;
  return { name: secure ? "__Host-device" : "device", options };
}

const signature = ({ userId, deviceId }: Device, secret: string) =>
  createHmac("sha256", secret).update(`device cookie ${userId} ${deviceId}`).digest("base64url");

/** What a browser keeps in which a user has signed in: it opens nothing, it only gives login attempts a counter of their own. */
export const writeDevice = (device: Device, secret: string): string =>
  `${device.userId}.${device.deviceId}.${signature(device, secret)}`;

export const newDevice = (userId: string): Device => ({ userId, deviceId: randomUUID() });

/** The device that a cookie names, undefined where the cookie is missing or not ours. */
export function readDevice(cookie: string | undefined, secret: string): Device | undefined {
  const [, userId, deviceId, given] = /^([^.]+)\.([^.]+)\.([\w-]{43})$/.exec(cookie ?? "") ?? [];
  if (!userId || !deviceId || !given) return undefined;
  const device = { userId, deviceId };
  const expected = signature(device, secret);
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? device : undefined;
}
