import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { bookingSchema } from "#domain/booking/booking.ts";
import { here, there } from "#domain/testing/areas.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { acceptedBooking } from "#server/testing/arbitrary-booking.ts";
import { holds } from "#server/testing/fuzz.ts";
import { casesOf, sharedStore } from "#server/testing/new-stores.ts";
import { after, day, ownerActions } from "#server/testing/owner-actions.ts";

const store = sharedStore();
const { book, by, correct, detailOf, merge, note, read } = ownerActions(() => store);
const found = async (search: string) => {
  const { items } = await store.run(listBookings, { search, limit: 10 });
  return items.map(({ id }) => id);
};

test("every field can be corrected, and the area and the search are updated", async () => {
  const id = await book();
  await note(id, "zebra fence");
  const to = {
    firstName: "Mara",
    lastName: "Quill",
    email: "Mara@quill.example",
    phone: "+1 602 555 0147",
    address: "9 Juniper Way",
    city: "Phoenix",
    state: "AZ",
    zipCode: there.zip,
    numDogs: "1",
    serviceType: "bi-weekly",
    serviceDate: "2026-12-01",
    specialRequests: "ring twice",
  };
  const { booking, history } = detailOf(await correct(id, to));
  expect(booking).toMatchObject(to);
  expect(booking.area).toBe(there.slug);
  expect(history.at(-1)).toMatchObject({ kind: "edited", actor: "riley", at: after(0) });
  expect(await found(`mara juniper ${there.name} zebra`)).toEqual([id]);
  expect(await found("6025550147")).toEqual([id]);
  expect(await found("camelback")).toEqual([]);
  const set = detailOf(await correct(id, { neighborhood: here.slug })).booking;
  expect(set.area).toBe(here.slug);
  expect(await found(`mara ${here.name}`)).toEqual([id]);
  expect(detailOf(await correct(id, { neighborhood: null })).booking.area).toBe(there.slug);
});

test("a correction that changes nothing is not recorded", async () => {
  const id = await book();
  const before = await read(id);
  expect(await correct(id, { city: "Scottsdale", numDogs: "3" })).toEqual({ detail: before });
});

test("a correction of what somebody else has corrected is refused, with that person's name", async () => {
  const id = await book({ firstName: "Anna" });
  const from = { firstName: "Anna" };
  await correct(id, { firstName: "Hanna" }, { from });
  expect(await correct(id, { firstName: "Ana" }, { from, actor: "sam" })).toEqual({
    rejected: "conflict",
    reason: "riley changed the name on Friday, 9:41 AM.",
    actor: "riley",
  });
});

test("two people can correct different fields at the same moment", async () => {
  const id = await book();
  await Promise.all([
    correct(id, { firstName: "Mara" }),
    correct(id, { city: "Phoenix" }, { actor: "sam" }),
  ]);
  expect((await read(id)).booking).toMatchObject({ firstName: "Mara", city: "Phoenix" });
});

test("an erased or merged booking cannot be corrected, and erasing also erases old values", async () => {
  const id = await book({ firstName: "Plantedname" });
  await correct(id, { firstName: "Mara" });
  await store.run(eraseBooking, by(id, "riley", after(0)));
  expect(JSON.stringify(await read(id))).not.toContain("Plantedname");
  expect(await correct(id, { firstName: "Ana" })).toMatchObject({
    rejected: "conflict",
    reason: "riley erased the personal data on Friday, 9:41 AM.",
  });
  const phone = "(480) 555-0120";
  const [outer, inner] = [await book({ phone }, after(0)), await book({ phone }, after(1))];
  await merge(inner, outer);
  expect(await correct(outer, { firstName: "Ana" })).toMatchObject({ rejected: "conflict" });
  expect(await correct("none-such", {}).catch(() => "none")).toBe("none");
});

test("correcting a phone or email updates which earlier booking is the same person's, also for others", async () => {
  const one = await book({ phone: "(480) 555-0130" }, after(0));
  const two = await book({ phone: "(480) 555-0131" }, after(day));
  const three = await book({ phone: "(480) 555-0131", email: "x@mail.example" }, after(2 * day));
  const old = await book({ phone: "(480) 555-0130" }, after(40 * day));
  const sameAs = async () =>
    Promise.all([one, two, three, old].map(async (id) => (await read(id)).booking.sameAs));
  expect(await sameAs()).toEqual([null, null, two, null]);
  await correct(two, { phone: "1 480 555 0130" });
  expect(await sameAs()).toEqual([null, one, null, null]);
  await correct(three, { phone: "480-555-0130" });
  expect(await sameAs()).toEqual([null, one, two, null]);
  await correct(two, { phone: "(480) 555-0131" });
  expect(await sameAs()).toEqual([null, null, one, null]);
  await correct(one, { email: "X@mail.example", phone: "(480) 555-0139" });
  expect(await sameAs()).toEqual([null, null, one, null]);
});

test("a form's booking must keep an email address", async () => {
  const id = await book();
  expect(await correct(id, { email: "" })).toEqual({
    rejected: "invalid",
    reason: "Only a booking that came by phone can be without the email address.",
  });
});

test("any valid booking can be corrected into any other", async () => {
  const id = await book();
  const fields = z.keyof(bookingSchema).options;
  await holds(
    fc.asyncProperty(acceptedBooking, async (to) => {
      const wanted = Object.fromEntries(fields.map((field) => [field, to[field] ?? null]));
      const { booking } = detailOf(await correct(id, wanted));
      expect(booking).toMatchObject(wanted);
    }),
    casesOf(200),
  );
});
