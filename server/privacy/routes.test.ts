import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { leadMonths } from "#content/business-facts.ts";
import { here } from "#domain/testing/areas.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { checkClock } from "./clock-mark.ts";

const odd = [
  'Quote "me", please',
  "line one\nline two\r\nline three",
  "a lone\rreturn",
  "=HYPERLINK(1)",
  "+1 480",
  "-2",
  "@SUM(A1)",
  "\tTab",
  "＝wide",
  "Ana, Núñez; 犬の散歩 🐕 שלום",
];

const book = ({ app }: Pick<TestApp, "app">, id: string, specialRequests: string) =>
  app.store.run(
    storeBooking,
    newBooking({ id, booking: { ...validBooking, phone: "+1 480 555 0199", specialRequests } }),
  );

const noVisit = { visitDay: null, visitHours: null, visitState: null };

/** Reads CSV as spreadsheets do: any line break that is not quoted ends a row. */
const lists = (csv: string) =>
  z
    .array(z.record(z.string(), z.string()))
    .parse(parse(csv, { columns: true, bom: true, record_delimiter: ["\r\n", "\n", "\r"] }));

test("a CSV export reads back equal, with a ' before values that look like formulas", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    for (const [index, text] of odd.entries()) await book({ app }, `id-${index}`, text);
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
      odd.map((text) => (/^[=+\-@\t＝]/.test(text) ? `'${text}` : text)).reverse(),
    );
    expect(rows[0]).toMatchObject({
      Booking: "id-9",
      "Last name": "Núñez",
      Phone: "(480) 555-0199",
      "Zip code": "85251",
      Area: here.name,
      "Booked at": "2026-11-20 10:00:00",
      "Erased at": "",
      Notes: "",
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
    await act("noted/visits", { day: "2026-11-24", window: "midday", seen: null });
    const get = (url: string) => server.inject({ url, headers });
    const [erased, noted] = lists((await get("/api/export.csv")).body);
    expect(noted?.["Notes"]).toBe(
      "2026-11-20 10:00:00 riley: Two\nlines\n2026-11-20 10:00:00 riley: Call again",
    );
    expect(noted).toMatchObject({
      "Visit day": "2026-11-24",
      "Visit hours": "11:00-15:00",
      Visit: "booked",
    });
    const time = "2026-11-20 10:00:00";
    expect(erased).toMatchObject({ Notes: "", "Visit day": "", "Erased at": time });
    expect((await get("/api/export.json")).json()).toMatchObject([
      { id: "erased", notes: [] },
      { id: "noted", notes: [{ actor: "riley", text: "Two\nlines" }, { text: "Call again" }] },
    ]);
  }));

test("customers are a file that route software imports: headings in words, phones as people write them", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    for (const id of ["won", "open"]) await book({ app }, id, "gate");
    const steps = ["contacted", "scheduled", "active"] as const;
    for (const [index, to] of steps.entries())
      await app.store.run(changeStatus, {
        bookingId: "won",
        from: steps[index - 1] ?? "pending",
        to,
        plan: "bi-weekly",
        actor: "riley",
        at: "2026-11-20T18:00:00.000Z",
      });
    const answer = await server.inject({ url: "/api/customers.csv", headers });
    expect(answer.headers["content-disposition"]).toBe(
      'attachment; filename="customers-2026-11-20.csv"',
    );
    expect(lists(answer.body)).toEqual([
      {
        "First Name": "Ana",
        "Last Name": "Núñez",
        Email: expect.stringContaining("@"),
        "Mobile Phone": "(480) 555-0199",
        Street: "7420 E Camelback Rd",
        City: "Scottsdale",
        State: "AZ",
        "Zip Code": "85251",
        Plan: "Bi-Weekly",
        Dogs: "3",
        Notes: "gate",
      },
    ]);
  }));

test("an export as JSON equals the list of the same filter", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    for (const [index, text] of odd.entries()) await book({ app }, `id-${index}`, text);
    const bookingId = "id-3";
    await app.store.run(changeStatus, {
      bookingId,
      from: "pending",
      to: "declined",
      actor: "riley",
      at: "2026-11-20T18:00:00.000Z",
    });
    for (const [filter, found] of [
      ["", 10],
      ["status=pending", 9],
      ["status=answered&plan=weekly", 1],
      ["search=camelback&status=pending", 9],
      ["status=spam", 0],
    ] as const) {
      const list = await server.inject({ url: `/api/bookings?${filter}`, headers });
      const exported = await server.inject({ url: `/api/export.json?${filter}`, headers });
      // Claims are temporary, so exports leave them out.
      const items = z
        .array(z.looseObject({ claimedBy: z.unknown(), claimedUntil: z.unknown() }))
        .parse(list.json().items)
        .map(({ claimedBy: _, claimedUntil: __, ...booking }) => ({
          ...booking,
          ...noVisit,
          notes: [],
        }));
      expect(exported.json()).toEqual(items);
      expect(exported.json()).toHaveLength(found);
      const csv = await server.inject({ url: `/api/export.csv?${filter}`, headers });
      expect(lists(csv.body)).toHaveLength(found);
    }
  }));

test("retention is set, read and previewed", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    const input = newBooking({ id: "old", createdAt: "2025-10-19T17:00:00.000Z" });
    await app.store.run(storeBooking, input);
    const get = async (url: string) => (await server.inject({ url, headers })).json();
    const put = (payload: object) =>
      server.inject({ method: "PUT", url: "/api/retention", headers, payload });
    expect(await get("/api/retention")).toEqual({ months: leadMonths });
    for (const months of [36, null]) {
      expect((await put({ months })).json()).toEqual({ months });
      expect(await get("/api/retention")).toEqual({ months });
    }
    expect(await get("/api/retention/preview?months=13")).toEqual({
      bookings: 1,
      oldest: "2025-10-19",
    });
    expect(await get("/api/retention/preview?months=14")).toEqual({ bookings: 0, oldest: null });
  }));

test("a clock that is ahead is shown, and the owner confirms it", () => {
  let now = new Date("2026-11-20T17:00:00.000Z");
  return withApp({ now: () => now }, async ({ server, app }) => {
    await app.store.run(checkClock, { now: now.toISOString() });
    now = new Date("2026-11-27T17:00:00.000Z");
    const headers = await signIn({ server, app });
    const get = async () => (await server.inject({ url: "/api/clock", headers })).json();
    expect(await get()).toEqual({
      now: "2026-11-27T17:00:00.000Z",
      mark: "2026-11-20T17:00:00.000Z",
      daysAhead: 7,
      isTrusted: false,
    });
    await server.inject({ method: "POST", url: "/api/clock/confirm", headers });
    expect(await get()).toMatchObject({ daysAhead: 0, isTrusted: true });
  });
});

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
