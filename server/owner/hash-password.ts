import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/** An argon2id hash in PHC form, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await promisify(argon2)("argon2id", {
    ...cost,
    message: password.normalize("NFC"),
    nonce,
  });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}
