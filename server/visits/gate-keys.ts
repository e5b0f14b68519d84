import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "#env";
import { digestOf } from "#server/db/digest.ts";

/** An encrypted gate note. `id` is bound to the text, so that notes cannot be exchanged in the database. */
export interface SealedNote {
  readonly id: string;
  /** Nonce, tag and text in base64. */
  readonly sealed: string;
  readonly keyId: string;
}

export type GateKeys = ReturnType<typeof createKeys>;

export interface WithGateKeys {
  /** Undefined if gate notes cannot be encrypted; then none are accepted. */
  readonly gateKeys: GateKeys | undefined;
}

const algorithm = "aes-256-gcm";
const sizes = { key: 32, nonce: 12, tag: 16 };

const idOf = (key: Buffer) => digestOf(key).slice(0, 12);

/** The first key encrypts, all decrypt. */
function createKeys([key, ...others]: readonly Buffer[]) {
  if (!key) throw new Error("there is no key for gate notes");
  return {
    seal(text: string): SealedNote {
      const id = randomUUID();
      const nonce = randomBytes(sizes.nonce);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(id));
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64");
      return { id, sealed, keyId: idOf(key) };
    },
    /** Null if the note's key is gone, or the note was altered. */
    open({ id, sealed, keyId }: SealedNote): string | null {
      const its = [key, ...others].find((one) => idOf(one) === keyId);
      if (!its) return null;
      const bytes = Buffer.from(sealed, "base64");
      const afterNonce = sizes.nonce + sizes.tag;
      try {
        const decipher = createDecipheriv(algorithm, its, bytes.subarray(0, sizes.nonce))
          .setAAD(Buffer.from(id))
          .setAuthTag(bytes.subarray(sizes.nonce, afterNonce));
        const text = [decipher.update(bytes.subarray(afterNonce)), decipher.final()];
        return Buffer.concat(text).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}

/** One key a line in base64. @throws when the file holds anything else, or nothing */
function keysInFile(path: string): GateKeys {
  if (!existsSync(path)) {
    const key = randomBytes(sizes.key).toString("base64");
    writeFileSync(`${path}.new`, `${key}\n`, { mode: 0o600, flush: true });
    renameSync(`${path}.new`, path);
  }
  const lines = readFileSync(path, "utf8").split("\n");
  const keys = lines.filter(Boolean).map((line) => Buffer.from(line, "base64"));
  if (keys.length > 0 && keys.every(({ length }) => length === sizes.key)) return createKeys(keys);
  throw new Error(
    `${path} is damaged: each line must hold a key of ${sizes.key} bytes in base64. Put the file back from a backup. ` +
      "If there is none, move the file away: today's gate notes are lost then, and new ones get a new key",
  );
}

export const keyFileOf = ({ DATA_DIR }: Pick<Env, "DATA_DIR">): string =>
  join(DATA_DIR, "gate-notes.key");

/** Undefined on PostgreSQL without keys in the environment: then there are no gate notes. */
export function openGateKeys({
  GATE_NOTE_KEYS: given,
  DATABASE_URL,
  DATA_DIR,
}: Pick<Env, "GATE_NOTE_KEYS" | "DATABASE_URL" | "DATA_DIR">): GateKeys | undefined {
  if (given) return createKeys(given);
  return DATABASE_URL ? undefined : keysInFile(keyFileOf({ DATA_DIR }));
}
