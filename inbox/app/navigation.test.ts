// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import {
  addressOfPlace,
  closeBooking,
  goBack,
  goTo,
  placeOfView,
  readPlace,
  views,
} from "./navigation.ts";

const scrolled = vi.fn();
beforeEach(() => {
  vi.stubGlobal("scrollTo", scrolled);
  history.replaceState(null, "", "/inbox?view=bookings");
});

test("closing a booking leads to its list, also from another one that was opened in it", () => {
  goTo("/inbox?booking=b-1");
  goTo("/inbox?booking=b-2");
  closeBooking();
  expect(location.search).toBe("?view=bookings");
});

test("another screen starts at its top, wherever the last one was scrolled to", () => {
  scrolled.mockClear();
  goTo("/inbox?booking=b-1");
  expect(scrolled).not.toHaveBeenCalled();
  goTo("/inbox?view=week");
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});

test("a second press on Back, before the browser has gone back, does not leave one page more", () => {
  goTo("/inbox?booking=b-1");
  const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
  goBack("/inbox?view=bookings");
  goBack("/inbox?view=bookings");
  expect(back).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("popstate"));
  goBack("/inbox?view=bookings");
  expect(back).toHaveBeenCalledTimes(2);
});

const query = (address: string) => address.slice("/inbox".length);

test("every place has an address that leads back to the same place", () => {
  const places = [
    ...views.map(placeOfView),
    { ...placeOfView("bookings"), booking: "b-1" },
    { ...placeOfView("today"), booking: "b-1" },
    { ...placeOfView("week"), week: "2026-11-29" },
    { ...placeOfView("settings"), page: "account" },
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
