import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import pLimit from "p-limit";

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const nonceLength = 16;

/** Each computation takes a core for about 30 ms. */
const twoAtATime = pLimit(2);

function computeArgon2(
  password: string,
  parameters: Omit<Argon2Parameters, "message">,
): Promise<Buffer> {
  // Another keyboard may send the same letters as other bytes.
  const message = password.normalize("NFC");
  return twoAtATime(() => promisify(argon2)("argon2id", { ...parameters, message }));
}

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

const phc = (nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;

const phcPattern =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** For unknown names: fits no password, but takes as long to check as a real hash. */
export const unknownUserHash = phc(Buffer.alloc(nonceLength), Buffer.alloc(tagLength));

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(nonceLength);
  return phc(nonce, await computeArgon2(password, { ...cost, nonce, tagLength }));
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, stored] = phcPattern.exec(hash) ?? [];
  if (!salt || !stored) throw new Error("A stored password is not an argon2id hash");
  const tag = Buffer.from(stored, "base64");
  const computed = await computeArgon2(password, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, "base64"),
    tagLength: tag.length,
  });
  return timingSafeEqual(computed, tag);
}

/** The 10,000 most used of twelve characters or more, from Mark Burnett's public-domain list of 10 million. */
const commonPasswords = new URL("./common-passwords.txt.gz", import.meta.url);

export async function isCommonPassword(password: string): Promise<boolean> {
  // Read each time: passwords are changed too rarely to keep the list in memory.
  const lines = (await promisify(gunzip)(await readFile(commonPasswords))).toString().split("\n");
  return lines.includes(password.trim().toLowerCase());
}
