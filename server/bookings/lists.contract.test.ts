import { beforeAll, expect, test } from "vitest";
import type { BookingInput } from "#domain/booking/booking.ts";
import { here, there } from "#domain/testing/areas.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { addNote } from "#server/bookings/notes.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { undo } from "#server/bookings/undo.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { sharedStore } from "#server/testing/new-stores.ts";
import type { ListInput } from "./list-bookings.ts";

const store = sharedStore();
let lastPhone = 0;

/** Stores a booking with its own email and phone. */
const book = (id: string, given: Partial<BookingInput> = {}, page = "/book-now") => {
  lastPhone += 1;
  const phone = `(602) 555-${String(1000 + lastPhone)}`;
  const booking = { ...validBooking, email: `${id}@mail.example`, phone, ...given };
  return store.run(storeBooking, newBooking({ id, booking, page }));
};
const list = (input: Partial<ListInput>) => store.run(listBookings, { limit: 100, ...input });
const ids = async (input: Partial<ListInput>) => (await list(input)).items.map(({ id }) => id);
const change = (
  bookingId: string,
  ...steps: readonly ["pending" | "contacted", "contacted" | "scheduled" | "spam"][]
) =>
  steps.reduce(async (before, [from, to]) => {
    await before;
    await store.run(changeStatus, {
      bookingId,
      from,
      to,
      actor: "riley",
      at: "2026-11-20T18:00:00.000Z",
    });
  }, Promise.resolve());

beforeAll(async () => {
  await book("ana", {
    email: "Ana.Nunez@Mail.example",
    phone: "+1 (480) 555-0199",
    zipCode: here.zip,
  });
  await book("brien", {
    firstName: "Shannon",
    lastName: "O’Brien",
    zipCode: "85255",
    serviceType: "bi-weekly",
  });
  await book(
    "tanaka",
    {
      firstName: "田中",
      lastName: "太郎",
      zipCode: there.zip,
      address: "12 Thunderbird Rd 🐕",
      specialRequests: "The gate behind the Cactus.",
    },
    `/${there.slug}`,
  );
  await book(
    "andrew",
    {
      firstName: "ANDREW",
      lastName: "Notting-Hill",
      zipCode: there.zip,
      address: "9 Or Ave",
      serviceType: "bi-weekly",
    },
    `/${there.slug}`,
  );
  const spam = { firstName: "Win", lastName: "Money", zipCode: there.zip };
  await book("spam", spam, `/${there.slug}`);
  await change("spam", ["pending", "spam"]);
  await change("brien", ["pending", "contacted"]);
  await change("andrew", ["pending", "contacted"], ["contacted", "scheduled"]);
});

test.each([
  ["every word, in any order", "nun an", ["ana"]],
  ["a neighborhood", there.name, ["spam", "andrew", "tanaka"]],
  ["the beginning of a Chinese name", "太", ["tanaka"]],
  ["two words of different bookings", "nunez thunderbird", []],
  ["a very long word", "x".repeat(200), []],
] as const)("search takes %s", async (_, search, expected) => {
  expect(await ids({ search })).toEqual(expected);
});

test("a blank search finds everything, one without any letter or digit nothing", async () => {
  expect(await ids({ search: "  " })).toHaveLength(5);
  expect(await ids({ search: "%" })).toEqual([]);
});

test.each([
  [{ status: "pending" }, ["tanaka", "ana"]],
  [{ status: "answered" }, ["andrew", "brien"]],
  [{ status: "spam" }, ["spam"]],
  [{ search: "camelback", status: "pending" }, ["ana"]],
] as const)(
  "the filter %j finds the right bookings, newest or oldest first",
  async (filter, expected) => {
    expect(await ids(filter)).toEqual(expected);
    expect(await ids({ ...filter, sort: "oldest" })).toEqual(expected.toReversed());
  },
);

test.each([[{}], [{ search: "scottsdale" }], [{ sort: "oldest", search: "scottsdale" }]] as const)(
  "the pages of %j together are the whole list",
  async (filter) => {
    const whole = await ids(filter);
    const pages: string[] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const page = await list({ ...filter, after, limit: 1 });
      expect(page.items).toHaveLength(1);
      pages.push(...page.items.map(({ id }) => id));
      after = page.next;
    }
    expect(pages).toEqual(whole);
    expect(whole.length).toBeGreaterThan(1);
  },
);

test("a booking that arrives between two pages is on neither, and no booking is listed twice", async () => {
  const first = await list({ limit: 2, status: "pending", search: "nunez" });
  expect(first).toMatchObject({ items: [{ id: "ana" }], next: null });
  const before = await ids({});
  const one = await list({ limit: 2 });
  // Its clock is behind: it still is the newest, by the order of arrival.
  await store.run(storeBooking, newBooking({ id: "later", createdAt: "2020-01-01T00:00:00.000Z" }));
  const two = await list({ limit: 100, after: one.next ?? "" });
  expect([...one.items, ...two.items].map(({ id }) => id)).toEqual(before);
  expect(await ids({ limit: 1 })).toEqual(["later"]);
});

test("a note is found until it is taken back or its booking is erased", async () => {
  const found = () => ids({ search: "zebra fence" });
  const change = { actor: "riley", at: "2026-11-20T18:00:00.000Z" };
  const noted = async (bookingId: string, text: string) => {
    const input = { ...change, bookingId, text };
    const outcome = await store.run(addNote, input);
    return "detail" in outcome ? (outcome.detail.history.at(-1)?.id ?? "") : "";
  };
  for (const id of ["noted", "forgotten"]) await book(id);
  const first = await noted("noted", "A ZEBRA behind the fence");
  const second = await noted("noted", "Fence again");
  await noted("forgotten", "Another zebra, another fence");
  expect(await found()).toEqual(["forgotten", "noted"]);
  expect(await ids({ search: "zebra", status: "answered" })).toEqual([]);
  await store.run(undo, { ...change, bookingId: "noted", event: first });
  expect(await found()).toEqual(["forgotten"]);
  expect(await ids({ search: "fence" })).toEqual(["forgotten", "noted"]);
  await store.run(undo, { ...change, bookingId: "noted", event: second });
  await store.run(eraseBooking, { ...change, bookingId: "forgotten" });
  await noted("forgotten", "Erased on the phone: zebra fence");
  expect(await found()).toEqual([]);
  expect(await ids({ search: "scottsdale" })).not.toContain("forgotten");
});
