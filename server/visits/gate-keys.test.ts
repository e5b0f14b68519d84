import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { type GateKeys, openGateKeys } from "./gate-keys.ts";

const folder = temporaryFolder(afterAll);

const postgres = { DATA_DIR: "unused", DATABASE_URL: "postgres://somewhere" };
const sqlite = { DATA_DIR: folder, DATABASE_URL: undefined, GATE_NOTE_KEYS: undefined };

function opened(env: Parameters<typeof openGateKeys>[0]): GateKeys {
  const keys = openGateKeys(env);
  if (!keys) throw new Error("no keys");
  return keys;
}

test("PostgreSQL needs keys in the environment", () => {
  expect(openGateKeys({ ...postgres, GATE_NOTE_KEYS: undefined })).toBeUndefined();
  expect(openGateKeys({ ...postgres, GATE_NOTE_KEYS: [randomBytes(32)] })).toBeDefined();
});

test("on SQLite the key is created once, in a file that only the program's user can read", () => {
  const note = opened(sqlite).seal("4711 ü");
  expect(opened(sqlite).open(note)).toBe("4711 ü");
  expect(statSync(join(folder, "gate-notes.key")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, "gate-notes.key"), "utf8")).toMatch(/^[A-Za-z0-9+/]{43}=\n$/);
});

test.each(["", "\n", "abc\n", `${randomBytes(32).toString("base64")}\nabc\n`])(
  "a key file with %j stops the start, and says what to do",
  (content) => {
    const damaged = mkdtempSync(join(folder, "damaged-"));
    writeFileSync(join(damaged, "gate-notes.key"), content);
    expect(() => openGateKeys({ ...sqlite, DATA_DIR: damaged })).toThrow(
      /key is damaged: .*backup/,
    );
  },
);

test("the first key encrypts, and all keys decrypt until they are removed", () => {
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const note = opened({ ...postgres, GATE_NOTE_KEYS: [old] }).seal("4711");
  const both = opened({ ...postgres, GATE_NOTE_KEYS: [next, old] });
  expect(both.open(note)).toBe("4711");
  expect(opened({ ...postgres, GATE_NOTE_KEYS: [next] }).open(both.seal("4712"))).toBe("4712");
  expect(opened({ ...postgres, GATE_NOTE_KEYS: [next] }).open(note)).toBeNull();
});

test("an altered or swapped note cannot be decrypted, and equal notes look different", () => {
  const keys = opened({ ...postgres, GATE_NOTE_KEYS: [randomBytes(32)] });
  const [one, other] = [keys.seal("4711"), keys.seal("4711")];
  expect(one.sealed).not.toBe(other.sealed);
  expect(keys.open({ ...one, id: other.id })).toBeNull();
  const bytes = Buffer.from(one.sealed, "base64");
  bytes.writeUInt8(bytes.readUInt8(30) ^ 1, 30);
  expect(keys.open({ ...one, sealed: bytes.toString("base64") })).toBeNull();
  expect(keys.open({ ...one, sealed: "" })).toBeNull();
});
