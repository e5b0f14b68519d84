import { expect, test } from "vitest";
import { withApp } from "#server/testing/app.ts";
import { signIn } from "#server/testing/sign-in.ts";

const url = "/api/screen-failures";
const report = {
  part: "booking facts",
  error: `SyntaxError: Unexpected token 'P', "Philippa, 480-555-0177" is not valid JSON`,
  components: "\n    at Facts (https://site.example/_astro/inbox.x.js:1:2)",
};

test("what failed on an owner's screen is one line of the log, without what the error quotes", () =>
  withApp({}, async ({ server, app, log }) => {
    const headers = await signIn({ server, app });
    const answer = await server.inject({ method: "POST", url, headers, payload: report });
    expect(answer.statusCode).toBe(204);
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? "")).toMatchObject({
      msg: "A screen failed",
      part: "booking facts",
      error: "SyntaxError: Unexpected token …, … is not valid JSON",
      components: report.components,
    });
    expect(log.join()).not.toMatch(/Philippa|555/);
  }));

test("a quotation that was cut off is left out, too", () =>
  withApp({}, async ({ server, app, log }) => {
    const headers = await signIn({ server, app });
    const error = `TypeError: can't read "Philippa Quackenbush of Hiddenlane`;
    const payload = { ...report, error };
    await server.inject({ method: "POST", url, headers, payload });
    expect(JSON.parse(log[0] ?? "")).toMatchObject({ error: "TypeError: can't read …" });
  }));

test("nobody else can write into the log, and nobody at length", () =>
  withApp({}, async ({ server, app, log }) => {
    const stranger = await server.inject({ method: "POST", url, payload: report });
    expect(stranger.statusCode).toBe(401);
    const headers = await signIn({ server, app });
    const payload = { ...report, part: "x".repeat(101) };
    const long = await server.inject({ method: "POST", url, headers, payload });
    expect(long.statusCode).toBe(422);
    expect(log).toEqual([]);
  }));
