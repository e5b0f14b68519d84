import { expect, test } from "vitest";
import { callBy } from "#domain/business-clock/promise.ts";
import { toPhoenixIso } from "#domain/dates.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { readBooking } from "#server/bookings/read-booking.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";

const start = Date.parse("2026-11-20T17:00:00.000Z");

/** What the owner sees of the only booking. */
async function stored({ app }: Pick<TestApp, "app">) {
  const { items } = await app.store.run(listBookings, { limit: 9 });
  expect(items).toHaveLength(1);
  const detail = await app.store.run(readBooking, { id: items[0]?.id ?? "" });
  return { status: detail?.booking.status, why: detail?.history[1]?.text };
}

const book = ({ server }: Pick<TestApp, "server">, payload: object, headers = {}) =>
  server.inject({ method: "POST", url: "/api/bookings", payload, headers });

const bookByForm = (test: Pick<TestApp, "server">, values: Readonly<Record<string, string>>) =>
  test.server.inject({
    method: "POST",
    url: "/api/bookings",
    payload: new URLSearchParams(values).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

test("spam gets the same answer as any booking, and only the owner sees the reasons", () =>
  withApp({}, async (test) => {
    const answer = await book(test, { ...validBooking, firstName: "https://win.top" });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: "id-1",
      status: "pending",
      createdAt: "2026-11-20T17:00:00.000Z",
      replyBy: "2026-11-21T10:00:00.000-07:00",
      hearBy: toPhoenixIso(callBy(new Date(start), [])),
      visit: expect.stringMatching(/^\/visit\/[\w-]{22}$/),
    });
    expect(await stored(test)).toEqual({
      status: "spam",
      why: "10 points, 9 are spam: a web address as name (10)",
    });
    expect(test.log.join()).not.toContain("win.top");
  }));

test.each([
  [{ website: "https://seo.example" }, "spam"],
  [{ website: " " }, "pending"],
  [{}, "pending"],
])("a plain form with %j is stored as %s and thanked", (more, status) =>
  withApp({}, async (test) => {
    const answer = await bookByForm(test, { ...validBooking, ...more });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/thank-you\?visit=/);
    expect(await stored(test)).toMatchObject({ status });
  }),
);

test("a hidden field that is sent twice still counts; in JSON it is ignored", async () => {
  await withApp({}, async (test) => {
    const payload = `${new URLSearchParams(validBooking)}&website=&website=x`;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await book(test, Buffer.from(payload), headers);
    expect(answer.statusCode).toBe(303);
    expect(await stored(test)).toMatchObject({ status: "spam" });
  });
  await withApp({}, async (test) => {
    await book(test, { ...validBooking, website: "x" });
    expect(await stored(test)).toMatchObject({ status: "pending" });
  });
});
