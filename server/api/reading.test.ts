import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "#domain/api/all.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { countUsers } from "#server/owner/count-users.ts";
import { withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { signIn } from "#server/testing/sign-in.ts";

const reading = endpoints.filter(({ method }) => method === "GET");
const queries: Readonly<Record<string, string>> = {
  "/api/numbers": "?from=2026-11-01&to=2026-11-20",
  "/api/retention/preview": "?months=12",
};

test("what is asked for with GET changes nothing, and its answer holds what is described and no more", () =>
  withApp({}, async ({ server, app }) => {
    await app.store.run(storeBooking, newBooking({ id: "one" }));
    const headers = await signIn({ server, app });
    const { run } = app.store;
    const written: string[] = [];
    app.store.run = (command, input) => {
      if (command.kind === "write") written.push(command.name);
      return run(command, input);
    };
    let checked = 0;
    for (const { path, answer, type } of reading) {
      // A line of events does not end, and is another test's.
      if (path === "/api/live") continue;
      const url = path.replace("{id}", "one") + (queries[path] ?? "");
      const response = await server.inject({ url, headers });
      expect([path, response.statusCode]).toEqual([path, 200]);
      if (type) continue;
      const body: unknown = response.json();
      // A schema leaves out what it does not name.
      expect(z.parse(answer, body), path).toEqual(body);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(6);
    expect(written).toEqual([]);
  }));

test("no answer tells a password's hash, or by what bookings are compared", () =>
  withApp({}, async ({ server, app }) => {
    await app.store.run(storeBooking, newBooking({ id: "one" }));
    const headers = await signIn({ server, app });
    for (const { path } of reading) {
      if (path === "/api/live") continue;
      const url = path.replace("{id}", "one") + (queries[path] ?? "");
      const { body } = await server.inject({ url, headers });
      expect(body, path).not.toMatch(/argon2id|phone_?key|email_?key/i);
    }
  }));

test("a new storage has no users: nobody knows a password that came with the program", () =>
  withApp({}, async ({ app }) => {
    expect(await app.store.run(countUsers, undefined)).toBe(0);
  }));

test("each session has an id of its own, of 192 bits", () =>
  withApp({}, async ({ server, app }) => {
    const ids = new Set<string>();
    for (let turn = 0; turn < 20; turn += 1) {
      const { cookie } = await signIn({ server, app });
      const [id = ""] = decodeURIComponent(cookie.replace(/^[^=]*=/, "")).split(".");
      expect(Buffer.from(id, "base64url")).toHaveLength(24);
      ids.add(id);
    }
    expect(ids.size).toBe(20);
  }));
