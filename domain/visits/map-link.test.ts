import { expect, test } from "vitest";
import { mapLink, routeLink } from "./map-link.ts";

test("a map opens at the address, whatever signs it has", () => {
  expect(mapLink("1 E Bell Rd #4 & 5, Scottsdale")).toBe(
    "https://www.google.com/maps/search/?api=1&query=1%20E%20Bell%20Rd%20%234%20%26%205%2C%20Scottsdale",
  );
});

test("a route is driven, and ends at the last of its addresses, with at most nine on the way", () => {
  const addresses = Array.from({ length: 12 }, (_, index) => `${index + 1} E Bell Rd`);
  const { pathname, searchParams } = new URL(routeLink(addresses));
  expect(pathname).toBe("/maps/dir/");
  expect(Object.fromEntries(searchParams)).toMatchObject({ api: "1", travelmode: "driving" });
  expect(searchParams.get("destination")).toBe("10 E Bell Rd");
  expect(searchParams.get("waypoints")?.split("|")).toEqual(addresses.slice(0, 9));
  expect(new URL(routeLink(["1 E Bell Rd"])).searchParams.has("waypoints")).toBe(false);
});
