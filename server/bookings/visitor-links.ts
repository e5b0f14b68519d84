import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { readRow } from "#server/db/booking-row.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import type { Context } from "#server/http/context.ts";
import { foldedEmail } from "./derived-columns.ts";

/** 128 bits. */
const macBytes = 16;

/** A separate key, so that nothing signed for another purpose is a valid token. */
export const linkKeyOf = (secret: string): string =>
  createHmac("sha256", secret).update("visitor link").digest("base64url");

/** Enough that no address with the same mark can be found without the key. */
const markBytes = 6;

/** Part of a mailed link's code: a press with it proves the mailbox that it was mailed to. */
export const mailboxMark = (key: string, email: string): string =>
  createHmac("sha256", key)
    .update(`mailbox ${foldedEmail(email)}`)
    .digest()
    .subarray(0, markBytes)
    .toString("hex");

interface LinkCode {
  /** A UUID. */
  readonly bookingId: string;
  readonly generation: number;
  /** Empty for a link that was not mailed. @see mailboxMark */
  readonly mark: string;
}

/**
 * Computed whenever it is needed: an email that is tried again carries the same link. It names its booking, so that no
 * tokens are stored.
 */
export function tokenOf(key: string, { bookingId, generation, mark }: LinkCode): string {
  const mac = createHmac("sha256", key).update(`${generation} ${bookingId} ${mark}`).digest();
  const named = Buffer.from(bookingId.replaceAll("-", "") + mark, "hex");
  return Buffer.concat([mac.subarray(0, macBytes), named]).toString("base64url");
}

/** What a token names, whether or not it is valid. */
export function readToken(token: string): Pick<LinkCode, "bookingId" | "mark"> {
  const named = Buffer.from(token, "base64url").subarray(macBytes).toString("hex");
  const [, mark = ""] = /^.{32}(.*)$/.exec(named) ?? [];
  const bookingId = named
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { bookingId, mark };
}

export function isSameToken(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export const linkPath = (token: string): string => `/visit/${token}`;

/** Nobody can use the links that were given out before. */
export async function endLinks(db: Kysely<Database>, bookingId: string): Promise<void> {
  await db
    .updateTable("bookings")
    .set(({ eb }) => ({ link_generation: eb("link_generation", "+", 1) }))
    .where("id", "=", bookingId)
    .execute();
}

interface LinkRequest {
  readonly bookingId: string;
  /** The address that the link is mailed to, if it is. */
  readonly mailbox?: string | undefined;
  /** @see linkKeyOf */
  readonly key: string;
}

export const readLink = defineCommand({
  name: "readLink",
  kind: "read",
  async run(db, { bookingId, mailbox, key }: LinkRequest): Promise<string> {
    const booking = await readRow(db, bookingId, "link_generation");
    const mark = mailbox === undefined ? "" : mailboxMark(key, mailbox);
    return tokenOf(key, { bookingId, generation: booking?.link_generation ?? 0, mark });
  },
});

export function visitorLinks(store: Context["store"], secret: string) {
  const key = linkKeyOf(secret);
  return async (bookingId: string, mailbox?: string): Promise<string> =>
    linkPath(await store.run(readLink, { bookingId, mailbox, key }));
}
