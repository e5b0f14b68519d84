import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { servedZips } from "#content/served-zips.ts";
import { isServed, onlyCityOf } from "./served-zips.ts";

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

test("the city of a zip is that of all its neighborhoods, and none where they have several", () => {
  for (const zip of servedZips) {
    const all = areas.filter(({ zips, sharedZips = [] }) => [...zips, ...sharedZips].includes(zip));
    const [city, ...others] = new Set(all.map((area) => area.city));
    expect(onlyCityOf(`${zip}-1234`), zip).toBe(others.length === 0 ? city : undefined);
  }
  for (const zip of ["10001", "8525", ""]) expect(onlyCityOf(zip)).toBeUndefined();
});
