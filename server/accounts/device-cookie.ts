import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

const lifetimeSeconds = 365 * 86_400;

/** Marks a browser in which the user has signed in before. It gives no access, only a login-attempt counter of its own. */
export interface Device {
  readonly userId: string;
  readonly deviceId: string;
}

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

export const newDevice = (userId: string): Device => ({ userId, deviceId: randomUUID() });

const signatureOf = ({ userId, deviceId }: Device, secret: string) =>
  createHmac("sha256", secret).update(`device cookie ${userId} ${deviceId}`).digest("base64url");

export const writeDevice = (device: Device, secret: string): string =>
  `${device.userId}.${device.deviceId}.${signatureOf(device, secret)}`;

export function readDevice(cookie: string | undefined, secret: string): Device | undefined {
  const [, userId, deviceId, given] = /^([^.]+)\.([^.]+)\.([\w-]{43})$/.exec(cookie ?? "") ?? [];
  if (!userId || !deviceId || !given) return undefined;
  const device = { userId, deviceId };
  const expected = signatureOf(device, secret);
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? device : undefined;
}
