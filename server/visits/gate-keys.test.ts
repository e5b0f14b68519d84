import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openStore } from "#server/open-store.ts";
import { makeBackup } from "#server/privacy/backup.ts";
import { withApp } from "#server/testing/app.ts";
import { sunday, tuesday, visitActions } from "#server/testing/owner-actions.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { saveGateForm } from "#server/visitor/visitor-changes.ts";
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

const code = "planted-gate-code-4711";
const monday = new Date("2026-11-23T17:00:00.000Z");

/** Names of the files that contain the code, as typed or in base64. */
const filesWithCode = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name))
    .filter((file) => {
      const read = readFileSync(file);
      const bytes = file.endsWith(".gz") ? gunzipSync(read) : read;
      const encoded = Buffer.from(code).toString("base64").slice(0, -4);
      return bytes.includes(code) || bytes.includes(encoded);
    });

test("only the answer for its day has a gate code, and no other answer, file, export, backup or log", async () => {
  const where = { ...sqlite, DATA_DIR: temporaryFolder(onTestFinished) };
  const gateKeys = opened(where);
  const store = await openStore(where);
  await withApp({ store, gateKeys, now: () => monday }, async (app) => {
    const { server, log } = app;
    const { book, change, schedule } = visitActions(() => store);
    const id = await book();
    await schedule(id);
    const note = gateKeys.seal(code);
    await store.run(saveGateForm, { ...change(id, sunday), actor: "visitor", note });
    const headers = await signIn(app);
    const get = async (url: string) => {
      const response = await server.inject({ url, headers });
      expect(response.statusCode, url).toBe(200);
      return response.body;
    };
    const onItsDay = `/api/visits/gate-notes?day=${tuesday}`;
    expect(JSON.parse(await get(onItsDay))).toEqual({ notes: [{ bookingId: id, note: code }] });
    expect((await server.inject({ url: onItsDay })).statusCode).toBe(401);
    for (const url of [
      ...[`/api/bookings/${id}`, "/api/bookings", `/api/bookings?search=${code}`],
      "/api/export.csv",
      ...[`/api/visits?from=${tuesday}&to=${tuesday}`, "/api/visits/gate-notes?day=2026-11-26"],
    ]) {
      const body = await get(url);
      expect(body.length, url).toBeGreaterThan(10);
      expect(body, url).not.toContain(code);
    }
    expect(log.join("")).not.toContain(code);
    await makeBackup(where, join(where.DATA_DIR, "backup.gz"));
  });
  expect(filesWithCode(where.DATA_DIR)).toEqual([]);
});
