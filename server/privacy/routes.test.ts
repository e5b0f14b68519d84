import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { here } from "#domain/testing/areas.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { defineCommand } from "#server/db/command.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { signIn } from "#server/testing/sign-in.ts";

const odd = [
  'Quote "me", please',
  "line one\nline two\r\nline three, a lone\rreturn",
  ..."=+-@\t\r＝＋－＠".split("").map((sign) => `${sign}HYPERLINK(1)`),
  "Ana, Núñez; 犬の散歩 🐕 שלום",
];

const book = ({ app }: Pick<TestApp, "app">, id: string, specialRequests: string) =>
  app.store.run(
    storeBooking,
    newBooking({ id, booking: { ...validBooking, phone: "+1 480 555 0199", specialRequests } }),
  );

/** What a visit cost when they were booked. */
const earlierPrice = 17;
const quoteEarlier = defineCommand({
  name: "quoteEarlier",
  kind: "write",
  run: (db, _input: undefined) =>
    db.updateTable("bookings").set({ quoted_per_visit: earlierPrice }).execute(),
});

/** Reads CSV as spreadsheets do: any line break that is not quoted ends a row. */
const lists = (csv: string) =>
  z
    .array(z.record(z.string(), z.string()))
    .parse(parse(csv, { columns: true, bom: true, record_delimiter: ["\r\n", "\n", "\r"] }));

test("a CSV export reads back equal, with a ' before values that look like formulas", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    for (const [index, text] of odd.entries()) await book({ app }, `id-${index}`, text);
    await app.store.run(quoteEarlier, undefined);
    const answer = await server.inject({ url: "/api/export.csv", headers });
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="bookings-2026-11-20.csv"',
      "cache-control": "no-store",
    });
    // Makes Excel read UTF-8.
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    // Spreadsheets count columns, so a new one may only follow these.
    const header = [
      "Booking,First name,Last name,Email,Phone,Street address,City,State,Zip code,Preferred day,Dogs",
      "Plan,Requests,Status,Booked at,Area,Page,Seconds to first contact,Booked before as,Merged into",
      "Erased at,Booked by,Prefers,Visit day,Visit hours,Visit,Notes",
    ];
    expect(answer.body.slice(1)).toMatch(new RegExp(`^${header}[,\r]`));
    const rows = lists(answer.body);
    expect(rows.map((row) => row["Requests"])).toEqual(
      odd.map((text) => (text.endsWith("HYPERLINK(1)") ? `'${text}` : text)).reverse(),
    );
    expect(rows[0]).toMatchObject({
      Booking: `id-${odd.length - 1}`,
      "Last name": "Núñez",
      Phone: "(480) 555-0199",
      "Zip code": "85251",
      Area: here.name,
      "Booked at": "2026-11-20 10:00:00",
      "Erased at": "",
      Notes: "",
      "Quoted per visit": `${earlierPrice}`,
    });
  }));

test("an export has the notes that were not taken back, in Phoenix time, and the time of an erasure", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    for (const id of ["noted", "erased"]) await book({ app }, id, "gate");
    const act = async (path: string, payload?: object) =>
      (
        await server.inject({
          method: "POST",
          url: `/api/bookings/${path}`,
          headers,
          ...(payload && { payload }),
        })
      ).json();
    await act("noted/notes", { text: "Two\nlines" });
    const { history } = await act("noted/notes", { text: "A mistake" });
    await act("noted/notes", { text: "Call again" });
    await act("noted/undo", { event: history.at(-1).id });
    await act("erased/notes", { text: "Secret" });
    await act("erased/erase");
    await act("noted/visits", { day: "2026-11-24", starts: "11:00", ends: "15:00", seen: null });
    const get = (url: string) => server.inject({ url, headers });
    const [erased, noted] = lists((await get("/api/export.csv")).body);
    expect(noted?.["Notes"]).toBe(
      "2026-11-20 10:00:00 riley: Two\nlines\n2026-11-20 10:00:00 riley: Call again",
    );
    expect(noted).toMatchObject({
      "Visit day": "2026-11-24",
      "Visit hours": "11:00-15:00",
      Visit: "booked",
      Status: "scheduled",
      Stage: "Visit Tue, Nov 24, 11–3",
    });
    const time = "2026-11-20 10:00:00";
    expect(erased).toMatchObject({ Notes: "", "Visit day": "", "Erased at": time });
  }));

test("erasing a booking records who was signed in", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    await book({ app }, "ana", "gate");
    const erase = (id: string) =>
      server.inject({ method: "POST", url: `/api/bookings/${id}/erase`, headers });
    const { booking, history } = (await erase("ana")).json();
    expect(booking).toMatchObject({ firstName: "", erasedAt: "2026-11-20T17:00:00.000Z" });
    expect(history.at(-1)).toMatchObject({ kind: "erased", actor: "riley" });
    expect((await erase("nobody")).statusCode).toBe(404);
  }));
