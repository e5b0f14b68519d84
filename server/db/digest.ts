import { createHash } from "node:crypto";

/** Is stored in place of what must not be: addresses and mailboxes that are only counted, tokens of sessions. */
export const digestOf = (value: string | Buffer): string =>
  createHash("sha256").update(value).digest("base64url");
