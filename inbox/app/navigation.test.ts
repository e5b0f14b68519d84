import { expect, test } from "vitest";
import { addressOfPlace, placeOfView, readPlace, views } from "./navigation.ts";

const query = (address: string) => address.slice("/inbox".length);

test("every place has an address that leads back to the same place", () => {
  const places = [
    ...views.map(placeOfView),
    { ...placeOfView("bookings"), booking: "b-1" },
    { ...placeOfView("today"), booking: "b-1" },
    { ...placeOfView("week"), week: "2026-11-29" },
    {
      ...placeOfView("bookings"),
      booking: "b 2&",
      filter: { status: "answered", search: "núñez & co" },
    } as const,
  ];
  for (const place of places) expect(readPlace(query(addressOfPlace(place)))).toEqual(place);
});

test("today is at /inbox, without a query", () => {
  expect(addressOfPlace(placeOfView("today"))).toBe("/inbox");
  expect(addressOfPlace(placeOfView("bookings"))).toBe("/inbox?view=bookings");
  expect(addressOfPlace(placeOfView("numbers"))).toBe("/inbox?view=numbers");
});

test("invalid values in an address are ignored", () => {
  const place = readPlace("?view=moon&status=lost&search=&booking=&week=2026-02-30");
  expect(place).toEqual(placeOfView("today"));
});

test("a link to a booking or a filtered list, and an old one to the list, open the bookings", () => {
  expect(readPlace("?view=inbox").view).toBe("bookings");
  expect(readPlace("?booking=b-1").view).toBe("bookings");
  expect(readPlace("?status=spam").view).toBe("bookings");
  expect(readPlace("?view=today&booking=b-1").view).toBe("today");
});

test("a search longer than the server accepts is ignored", () => {
  expect(readPlace(`?search=${"a".repeat(201)}`).filter.search).toBeUndefined();
});
