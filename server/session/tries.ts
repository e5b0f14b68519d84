import { createHmac } from "node:crypto";
import { networkOf } from "#server/limits/client-network.ts";
import type { Device } from "./device-cookie.ts";
import type { TryKey } from "./start-try.ts";

/** In seconds. Whoever has signed in before waits less than a stranger's address. */
const longestWait = { known: 60, address: 15 * 60 };

/** The table tells nobody which users and addresses were used: the digests need the secret. */
const digest = (kind: string, text: string, secret: string) =>
  createHmac("sha256", secret).update(`${kind} ${text}`).digest("base64url");

/** What a stranger's login attempts are counted by. */
export const keyOfAddress = (address: string, secret: string): TryKey => ({
  key: digest("address", networkOf(address), secret),
  longestWait: longestWait.address,
});

/** What those of a device are counted by in which the user has signed in before. */
export const keyOfDevice = ({ userId, deviceId }: Device, secret: string): TryKey => ({
  key: digest("device", `${userId} ${deviceId}`, secret),
  longestWait: longestWait.known,
});

/** What those of a user are counted by who is signed in and asked for the present password. */
export const keyOfUser = (userId: string, secret: string): TryKey => ({
  key: digest("user", userId, secret),
  longestWait: longestWait.known,
});
