import { expect, test, vi } from "vitest";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";

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

test("the monitor reads bookings, messages, answers and what is not right", () =>
  withApp({ env: { METRICS_TOKEN }, findUnfit: async () => ["diskLow"] }, async (context) => {
    const { server, app } = context;
    await app.store.run(storeBooking, newBooking({ id: "1" }));
    vi.spyOn(app.store, "queueDepth").mockReturnValue(3);
    await server.inject({ url: "/api/bookings" });
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const answer = await server.inject({ url, headers });
    expect(answer.headers["content-type"]).toMatch(/^text\/plain; version=/);
    for (const line of [
      'scoopdale_bookings{status="pending"} 1',
      "scoopdale_booking_queue 3",
      'scoopdale_messages{kind="lead",state="waiting"} 1',
      'scoopdale_unfit{name="diskLow"} 1',
      'scoopdale_answer_seconds_count{route="/api/bookings",status="401"} 1',
    ])
      expect(answer.body).toContain(line);
    expect(answer.body).not.toMatch(/Núñez|@/);
  }));

test("the monitor is answered where there is no folder of data, as with PostgreSQL", () =>
  withApp({ env: { METRICS_TOKEN, DATA_DIR: "./no-such-folder" } }, async ({ server }) => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    expect((await server.inject({ url, headers })).statusCode).toBe(200);
  }));
