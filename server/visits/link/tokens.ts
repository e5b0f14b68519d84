import { createHash, createHmac } from "node:crypto";

/** 128 bits. */
const tokenBytes = 16;

/** A separate key, so that nothing signed for another purpose is a valid token. */
export const linkKeyOf = (secret: string): string =>
  createHmac("sha256", secret).update("visitor link").digest("base64url");

/** Computed whenever it is needed: a mail that is tried again carries the same link. */
export const tokenOf = (key: string, bookingId: string, generation: number): string =>
  createHmac("sha256", key)
    .update(`${generation} ${bookingId}`)
    .digest()
    .subarray(0, tokenBytes)
    .toString("base64url");

export const digestOf = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

export const linkPath = (token: string): string => `/visit/${token}`;

/** Whether the path of a link cannot be decoded. */
export function isCutLink(url: string): boolean {
  if (!url.startsWith("/visit/")) return false;
  try {
    decodeURI(url.split(/[?#]/, 1).join());
    return false;
  } catch {
    return true;
  }
}
