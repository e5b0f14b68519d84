import { expect, test } from "vitest";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { page, testSite, withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { signIn, trySignIn } from "#server/testing/sign-in.ts";

test("null characters, which PostgreSQL cannot take, are refused on every engine", () =>
  withApp({}, async ({ server, app }) => {
    await app.store.run(storeBooking, newBooking({ id: "known" }));
    const headers = await signIn({ server, app });
    const answers = [
      await server.inject({ url: "/api/bookings/%00", headers }),
      await server.inject({ url: "/api/bookings?search=a%00b", headers }),
      await server.inject({ url: "/api/messages?after=2026-01-01T00:00:00.000Z_%00", headers }),
      await server.inject({
        method: "POST",
        url: "/api/bookings/known/notes",
        headers,
        payload: { text: "a\0b" },
      }),
      await trySignIn(server, { username: "\0" }),
    ];
    for (const { statusCode, body } of answers)
      expect([statusCode, JSON.parse(body).code]).toEqual([400, "malformed"]);
    const detail = await server.inject({ url: "/api/bookings/known", headers });
    expect(detail.json().history).toHaveLength(1);
  }));

test("a cursor beyond PostgreSQL's integers and timestamps is refused", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    const ask = async (list: string, after: string) =>
      (await server.inject({ url: `/api/${list}?after=${after}`, headers })).statusCode;
    expect(await ask("bookings", "2147483648")).toBe(422);
    expect(await ask("bookings", "999999999")).toBe(200);
    expect(await ask("messages", "0000-01-01T00:00:00Z_x")).toBe(422);
    expect(await ask("messages", "0001-01-01T00:00:00Z_x")).toBe(200);
  }));

test.each(["/", "/visit/", "/api/calendar/", "/blog/"])(
  "whatever fills an address after %s is answered in a moment",
  (start) =>
    withApp(
      { site: new Map([...testSite, ["/visit-ended", page("ended")]]) },
      async ({ server }) => {
        for (const filling of ["%20", "%E2%80%9D", "%3f", "a!", ..."!%/&-.a"]) {
          const url = `${start}a${filling.repeat(16_000 / filling.length)}a`;
          const before = process.cpuUsage();
          await server.inject(url);
          expect(process.cpuUsage(before).user, filling).toBeLessThan(100_000);
        }
      },
    ),
);
