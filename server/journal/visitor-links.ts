import { createHmac, timingSafeEqual } from "node:crypto";
import { defineCommand } from "#server/db/command.ts";
import type { Context } from "#server/http/context.ts";

/** 128 bits. */
const macBytes = 16;

/** A separate key, so that nothing signed for another purpose is a valid token. */
export const linkKeyOf = (secret: string): string =>
  createHmac("sha256", secret).update("visitor link").digest("base64url");

/**
 * Computed whenever it is needed: an email that is tried again carries the same link. It names its booking, so that no
 * tokens are stored.
 * @param bookingId a UUID
 */
export function tokenOf(key: string, bookingId: string, generation: number): string {
  const mac = createHmac("sha256", key).update(`${generation} ${bookingId}`).digest();
  const id = Buffer.from(bookingId.replaceAll("-", ""), "hex");
  return Buffer.concat([mac.subarray(0, macBytes), id]).toString("base64url");
}

/** The booking that a token names, whether or not the token is valid. */
export const bookingIdOf = (token: string): string =>
  Buffer.from(token, "base64url")
    .subarray(macBytes)
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

export function isSameToken(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export const linkPath = (token: string): string => `/visit/${token}`;

export function isCutLink(url: string): boolean {
  if (!url.startsWith("/visit/")) return false;
  try {
    decodeURI(url.split(/[?#]/, 1).join());
    return false;
  } catch {
    return true;
  }
}

interface LinkRequest {
  readonly bookingId: string;
  /** @see linkKeyOf */
  readonly key: string;
}

export const readLink = defineCommand({
  name: "readLink",
  kind: "read",
  async run(db, { bookingId, key }: LinkRequest): Promise<string> {
    const link = await db
      .selectFrom("visit_links")
      .select("generation")
      .where("booking_id", "=", bookingId)
      .executeTakeFirst();
    return tokenOf(key, bookingId, link?.generation ?? 0);
  },
});

export function visitorLinks(store: Context["store"], secret: string) {
  const key = linkKeyOf(secret);
  return async (bookingId: string): Promise<string> =>
    linkPath(await store.run(readLink, { bookingId, key }));
}
