import { expect, test, vi } from "vitest";
import { withApp } from "#server/testing/app.ts";

const METRICS_TOKEN = "only for the monitor";
const url = "/metrics";

test("without a token there are no metrics", () =>
  withApp({}, async ({ server }) => {
    expect((await server.inject({ url })).statusCode).toBe(404);
  }));

test("strangers get none", () =>
  withApp({ env: { METRICS_TOKEN } }, async ({ server }) => {
    expect((await server.inject({ url })).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${METRICS_TOKEN}x` };
    expect((await server.inject({ url, headers })).statusCode).toBe(401);
  }));

test("the monitor reads what Node measures, and how many bookings wait to be stored", () =>
  withApp({ env: { METRICS_TOKEN } }, async ({ server, app }) => {
    vi.spyOn(app.store, "queueDepth").mockReturnValue(3);
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const answer = await server.inject({ url, headers });
    expect(answer.headers["content-type"]).toMatch(/^text\/plain; version=/);
    expect(answer.body).toContain("nodejs_eventloop_lag_seconds");
    expect(answer.body).toContain("\nscoopdale_booking_queue 3\n");
  }));
