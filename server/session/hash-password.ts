import { randomBytes } from "node:crypto";
import { computeArgon2 } from "./compute-argon2.ts";

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const nonceLength = 16;

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

const phc = (nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;

/** A hash that takes as long as any other and that no password fits: for names that nobody has. */
export const nobodysHash = phc(Buffer.alloc(nonceLength), Buffer.alloc(tagLength));

/** An argon2id hash in PHC form, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(nonceLength);
  return phc(nonce, await computeArgon2(password, { ...cost, nonce, tagLength }));
}
