import { expect, test } from "vitest";
import { mapLink } from "./map-link.ts";

test("a map opens at the address, whatever signs it has", () => {
  expect(mapLink("1 E Bell Rd #4 & 5, Scottsdale")).toBe(
    "https://www.google.com/maps/search/?api=1&query=1%20E%20Bell%20Rd%20%234%20%26%205%2C%20Scottsdale",
  );
});
