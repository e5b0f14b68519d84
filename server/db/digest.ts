import { createHash } from "node:crypto";

/**
 * What stands for a value wherever the value itself must not be: addresses and mailboxes that are only counted, tokens
 * that open a session.
 */
export const digestOf = (value: string | Buffer): string =>
  createHash("sha256").update(value).digest("base64url");
