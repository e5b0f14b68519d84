import { expect, test } from "vitest";
import { bookHref, choicesIn, dogCountLabel, dogCounts, serviceTypes } from "./options.ts";

test.each([
  ["?plan=twice-weekly", { serviceType: "twice-weekly" }],
  [
    "?plan=bi-weekly&dogs=2&zip=85251",
    { serviceType: "bi-weekly", numDogs: "2", zipCode: "85251" },
  ],
  ["?dogs=5%2B", { numDogs: "5+" }],
  ["?dogs=5+", { numDogs: "5+" }],
  ["?zip=85331-1234&utm_source=ad", { zipCode: "85331-1234" }],
])("%s chooses", (query, choices) => {
  expect(choicesIn(query)).toEqual(choices);
});

test.each([
  "",
  "?plan=Weekly&dogs=6&zip=8525",
  "?plan=&dogs=&zip=",
  "?plan=__proto__&dogs=%00&zip=85251%22",
  '?zip=85251"><script>',
  "?zip=852511",
  "?firstName=Ana&numDogs=2&serviceType=weekly",
  "?plan=%E0%A4%A",
])("%s chooses nothing", (query) => {
  expect(choicesIn(query)).toEqual({});
});

test("a link to the form chooses what it was made for", () => {
  for (const plan of serviceTypes)
    for (const dogs of dogCounts) {
      const { pathname, search } = new URL(bookHref({ plan, dogs, zip: "85251" }), "https://a.b");
      expect(pathname).toBe("/book-now");
      const chosen = { serviceType: plan, numDogs: dogs, zipCode: "85251" };
      expect(choicesIn(search)).toEqual(chosen);
    }
  expect(bookHref({})).toBe("/book-now");
});

test("one dog is singular", () => {
  expect(dogCounts.map(dogCountLabel)).toEqual(["1 Dog", "2 Dogs", "3 Dogs", "4 Dogs", "5+ Dogs"]);
});
