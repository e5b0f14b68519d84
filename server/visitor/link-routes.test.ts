import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { minuteMs } from "#domain/dates.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { testSite, withApp } from "#server/testing/app.ts";

const resource = (html: string) => ({
  headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "test" },
  copies: { identity: { body: Buffer.from(html), etag: '"visit"' } },
});
const site = new Map([
  ...testSite,
  ["/visit", resource("visit")],
  ["/visit-ended", resource("ended")],
]);
const answer = z.object({ visit: z.string() });
const press = z.looseObject({ network: z.optional(z.string()) });
const limited = { RATE_LIMIT: { max: 30, windowMs: minuteMs } };
const form = { "content-type": "application/x-www-form-urlencoded" };

test("GETs and forms from other sites change nothing, and the token is never logged", () =>
  withApp({ site, newId: randomUUID }, async ({ server, app, log }) => {
    const booked = await server.inject({
      method: "POST",
      url: "/api/bookings",
      payload: validBooking,
    });
    const { visit } = answer.parse(booked.json());
    const written: string[] = [];
    const { run } = app.store;
    app.store.run = (command, input) => {
      if (command.kind === "write") written.push(command.name);
      return run(command, input);
    };
    for (const method of ["GET", "HEAD"] as const)
      for (const url of [
        visit,
        `${visit}?saved=day`,
        `${visit}?ask=not-me`,
        "/visit/AAAAAAAAAAAAAAAAAAAAAA",
        "/visit/%00",
      ]) {
        const response = await server.inject({ method, url, headers: { purpose: "prefetch" } });
        expect([url, response.statusCode]).toEqual([url, url.startsWith(visit) ? 200 : 404]);
        expect(response.headers).toMatchObject({
          "referrer-policy": "no-referrer",
          "cache-control": "no-store",
          "x-robots-tag": "noindex, nofollow",
        });
        expect(response.body).not.toContain(visit);
      }
    const press = (headers: Record<string, string>, url = visit) =>
      server.inject({
        method: "POST",
        url,
        payload: "act=erase",
        headers: { ...form, ...headers },
      });
    expect((await press({ "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect((await press({ origin: "https://elsewhere.example" })).statusCode).toBe(403);
    expect((await press({}, "/visit/AAAAAAAAAAAAAAAAAAAAAA")).statusCode).toBe(404);
    expect(written).toEqual([]);

    const [, seen = ""] = /"seen":"([^"]+)"/.exec((await server.inject(visit)).body) ?? [];
    const asked = await server.inject({
      method: "POST",
      url: visit,
      headers: { ...form, origin: "null" },
      payload: `act=erase&seen=${seen}`,
    });
    expect(asked.statusCode).toBe(303);
    expect(written).toEqual(["requestErasure"]);
    expect(log.join()).not.toContain(visit.slice("/visit/".length));
  }));

test("every press says where it comes from", () =>
  withApp({ site, newId: randomUUID, env: limited }, async ({ server, app }) => {
    const booked = await server.inject({
      method: "POST",
      url: "/api/bookings",
      payload: validBooking,
    });
    const { visit: url } = answer.parse(booked.json());
    const [, seen = ""] = /"seen":"([^"]+)"/.exec((await server.inject(url)).body) ?? [];
    const pressed: unknown[] = [];
    const { run } = app.store;
    app.store.run = (command, input) => {
      if (command.kind === "write") pressed.push([command.name, z.parse(press, input).network]);
      return run(command, input);
    };
    const acts = {
      chooseContactMethod: "reach&reachBy=text",
      correctBooking: "plan&numDogs=5%2B&serviceType=weekly",
      saveGateForm: "gate&gateNote=1234",
      requestErasure: "erase",
      cancelBooking: "cancel",
      renewLink: "link",
    };
    for (const act of Object.values(acts))
      await server.inject({
        method: "POST",
        url,
        headers: form,
        payload: `act=${act}&seen=${seen}`,
      });
    const network = expect.stringMatching(/^.{8}\../);
    expect(pressed).toEqual(Object.keys(acts).map((name) => [name, network]));
  }));

test("a form over the limit is refused before its body is read", () =>
  withApp({ site, env: limited }, async ({ server }) => {
    const send = async (payload: string) =>
      (await server.inject({ method: "POST", url: "/visit/x", headers: form, payload })).statusCode;
    const tooLarge = `reason=${"x".repeat(32_000)}`;
    const statuses = [];
    for (let sent = 0; sent < 121; sent += 1) statuses.push(await send(tooLarge));
    expect(statuses.slice(119)).toEqual([413, 429]);
  }));
