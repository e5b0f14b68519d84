import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "#domain/api/all.ts";
import { none } from "#domain/api/endpoint.ts";
import { listUsers } from "#server/accounts/users.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { signIn } from "#server/testing/sign-in.ts";

const reading = endpoints.filter(({ method }) => method === "GET");
const queries: Readonly<Record<string, string>> = {
  "/api/first-days": "?zip=85251",
  "/api/visits": "?from=2026-11-20&to=2026-11-30",
  "/api/visits/gate-notes": "?day=2026-11-24",
};

test("GET requests change nothing, and their answers have the fields described: no password hash, nothing that bookings are compared by", () =>
  withApp({}, async ({ server, app }) => {
    await app.store.run(storeBooking, newBooking({ id: "one" }));
    const headers = await signIn({ server, app });
    const visit = { day: "2026-11-24", starts: "07:00", ends: "11:00", seen: null };
    const visits = "/api/bookings/one/visits";
    await server.inject({ method: "POST", url: visits, headers, payload: visit });
    const feed = await server.inject({ method: "POST", url: "/api/calendar", headers });
    const [, token = ""] = /calendar\/(.+)\.ics/.exec(feed.body) ?? [];
    const { run } = app.store;
    const written: string[] = [];
    app.store.run = (command, input) => {
      if (command.kind === "write") written.push(command.name);
      return run(command, input);
    };
    let checked = 0;
    for (const { path, answer } of reading) {
      // An event stream does not end, and has its own test.
      if (path === "/api/live") continue;
      const filled = path.replace("{id}", "one").replace("{token}", token);
      const url = filled + (queries[path] ?? "");
      const response = await server.inject({ url, headers });
      expect([path, response.statusCode]).toEqual([path, 200]);
      expect(response.body, path).not.toMatch(/argon2id|phone_?digits|folded_?email/i);
      if (answer === none) continue;
      const body: unknown = response.json();
      // A schema drops fields that it does not name.
      expect(z.parse(answer, body), path).toEqual(body);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(6);
    expect(written).toEqual([]);
  }));

test("a new database has no users, so there is no default password", () =>
  withApp({}, async ({ app }) => {
    expect(await app.store.run(listUsers, undefined)).toEqual([]);
  }));
