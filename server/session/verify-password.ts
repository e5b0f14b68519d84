import { timingSafeEqual } from "node:crypto";
import { computeArgon2 } from "./compute-argon2.ts";

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * True when a hash in PHC form was made of that password, at the cost that the hash names.
 * @throws when the hash has another form
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, stored] = form.exec(hash) ?? [];
  if (!salt || !stored) throw new Error("A stored password is no argon2id hash");
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
