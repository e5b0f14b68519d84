import { expect, test } from "vitest";
import { bookingDetail, bookingEndpoints } from "#domain/api/bookings.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { type Ask, askAsRiley } from "#server/testing/sign-in.ts";
import { storeBooking } from "./store-booking.ts";

/** An app with the bookings "first" and, of the same person, "second", and somebody who is signed in. */
const withInbox = (use: (ask: Ask) => Promise<void>) =>
  withApp({}, async (context) => {
    const { store } = context.app;
    for (const id of ["first", "second"]) await store.run(storeBooking, newBooking({ id }));
    await use(await askAsRiley(context));
  });

test("the list is sent page by page, and never cached", () =>
  withInbox(async (ask) => {
    const one = await ask("GET", "/api/bookings?limit=1");
    expect(one).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
    const { items, next } = bookingEndpoints.list.answer.parse(one.body);
    const phrase = "New, call by Sat 10 AM";
    expect(items).toMatchObject([{ id: "second", sameAs: "first", firstName: "Ana", phrase }]);
    const two = await ask(
      "GET",
      `/api/bookings?limit=1&after=${next}&status=pending&search=nu%C3%B1ez`,
    );
    expect(two.body).toMatchObject({ items: [{ id: "first" }], next: null });
  }));

test("a booking is sent with all its details, and an unknown one is a 404", () =>
  withInbox(async (ask) => {
    const { status, body } = await ask("GET", "/api/bookings/first");
    expect(status).toBe(200);
    expect(bookingDetail.parse(body)).toEqual(body);
    expect(body).toMatchObject({ booking: { id: "first" }, related: [{ id: "second" }] });
    expect(await ask("GET", "/api/bookings/third")).toMatchObject({ status: 404 });
  }));

test("a status change has the user who is signed in and the server's time, and is made once", () =>
  withInbox(async (ask) => {
    const change = { from: "pending", to: "contacted" };
    const changed = await ask("POST", "/api/bookings/first/status", change);
    expect(changed).toMatchObject({ status: 200, body: { booking: { status: "contacted" } } });
    const event = bookingDetail.parse(changed.body).history.at(-1);
    expect(event).toMatchObject({ actor: "Riley", at: "2026-11-20T17:00:00.000Z" });
    expect(await ask("POST", "/api/bookings/first/status", change)).toMatchObject({
      status: 409,
      body: {
        code: "conflict",
        detail: "Riley marked it “Reached” on Friday, 10 AM.",
        actor: "Riley",
      },
    });
    const leap = { from: "contacted", to: "active" };
    expect(await ask("POST", "/api/bookings/first/status", leap)).toMatchObject({
      status: 422,
      body: { detail: "“Reached” cannot become “Customer”." },
    });
    const undone = await ask("POST", "/api/bookings/first/undo", { event: event?.id });
    expect(undone).toMatchObject({ status: 200, body: { booking: { status: "pending" } } });
  }));

const caller = { ...validBooking, firstName: "Imogen", email: "" };

test("a phone lead is added in the name of the signed-in user, without spam check, and confirmed if that is wanted", () =>
  withInbox(async (ask) => {
    const given = { ...caller, specialRequests: "BUY CHEAP SEO at https://spam.example" };
    const { status, body } = await ask("POST", "/api/leads", given);
    expect(status).toBe(201);
    const { booking, history } = bookingDetail.parse(body);
    const createdAt = "2026-11-20T17:00:00.000Z";
    expect(booking).toMatchObject({ ...given, source: "phone", status: "pending", createdAt });
    expect(history).toMatchObject([{ kind: "requested", actor: "Riley" }]);
    const wanted = { ...caller, email: "imogen@example.com", confirm: true };
    const confirmed = bookingDetail.parse((await ask("POST", "/api/leads", wanted)).body);
    expect(confirmed.messages.map(({ kind }) => kind)).toEqual(["confirmation"]);
  }));

test("a lead sent again with the same key is added once, and the key is refused for another lead", () =>
  withInbox(async (ask) => {
    const key = "019a0000-0000-7000-8000-000000000021";
    const first = await ask("POST", "/api/leads", caller, key);
    expect(await ask("POST", "/api/leads", caller, key)).toMatchObject({
      status: 201,
      body: first.body,
    });
    const other = { ...caller, firstName: "Winona" };
    expect(await ask("POST", "/api/leads", other, key)).toMatchObject({
      status: 422,
      body: { code: "key-reused" },
    });
    const { body } = await ask("GET", "/api/bookings");
    expect(bookingEndpoints.list.answer.parse(body).items).toHaveLength(3);
  }));

test("a booking is merged into another", () =>
  withInbox(async (ask) => {
    const merged = await ask("POST", "/api/bookings/first/merge", { into: "second" });
    expect(merged).toMatchObject({ status: 200, body: { booking: { mergedInto: "second" } } });
    const list = await ask("GET", "/api/bookings");
    expect(list.body).toMatchObject({ items: [{ id: "second" }], next: null });
  }));
