import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "#server/open-store.ts";
import { makeBackup } from "#server/privacy/backup.ts";
import { withApp } from "#server/testing/app.ts";
import { sunday, tuesday, visitActions } from "#server/testing/owner-actions.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { saveGateForm } from "#server/visitor/visitor-changes.ts";
import { openGateKeys } from "./gate-keys.ts";

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
  const folder = temporaryFolder(onTestFinished);
  const where = { DATA_DIR: folder, DATABASE_URL: undefined, GATE_NOTE_KEYS: undefined };
  const gateKeys = openGateKeys(where);
  if (!gateKeys) throw new Error("no keys");
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
    await makeBackup(where, join(folder, "backup.gz"));
  });
  expect(filesWithCode(folder)).toEqual([]);
});
