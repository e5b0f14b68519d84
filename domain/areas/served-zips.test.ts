import { expect, test } from "vitest";
import { isServed } from "./served-zips.ts";

test.each(["85251", " 85086 ", "85331-1234"])("%j is served", (zip) => {
  expect(isServed(zip)).toBe(true);
});

test.each(["10001", "85001-1234"])("%j is outside", (zip) => {
  expect(isServed(zip)).toBe(false);
});

test.each(["", "852", "8525a", "852511", "185251", "Scottsdale"])(
  "%j is not a complete zip code",
  (zip) => {
    expect(isServed(zip)).toBeUndefined();
  },
);
