import { expect, test } from "vitest";
import { commercialHref } from "#content/commercial.ts";
import { addressLine } from "./booking.ts";
import { asCallFirst, asksForQuote, callFirst, waitsForCall } from "./call-first.ts";
import { bookHref, choicesIn, dogCountLabel, dogCounts, serviceTypes } from "./options.ts";
import { type BookingStatus, canBecome, nextStatuses, statuses, statusWord } from "./status.ts";

test.each([
  ["pending", ["contacted", "declined", "spam"]],
  ["contacted", ["scheduled", "declined", "spam"]],
  ["scheduled", ["active", "declined"]],
  ["active", ["declined"]],
  ["declined", ["contacted"]],
  ["spam", ["pending"]],
] as const)("%s can become only %j, the usual one first", (from, next) => {
  expect(nextStatuses(from)).toEqual(next);
  expect(statuses.filter((to) => canBecome(from, to)).toSorted()).toEqual(next.toSorted());
});

test("each status has a word of its own, and a customer who left has stopped", () => {
  const wordOf = (status: BookingStatus, chosenPlan: string | null) =>
    statusWord({ status, chosenPlan });
  const words = statuses.map((status) => wordOf(status, null));
  expect(new Set([...words, "", "Stopped"]).size).toBe(statuses.length + 2);
  for (const status of statuses)
    expect(wordOf(status, "weekly")).toBe(status === "declined" ? "Stopped" : wordOf(status, null));
});

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

const none = { address: "", city: "", state: "", zipCode: "" };

test.each([
  [none, ""],
  [{ ...none, state: "AZ" }, ""],
  [{ ...none, city: "Scottsdale" }, "Scottsdale"],
  [{ ...none, zipCode: "85251" }, "85251"],
  [{ ...none, address: "1 A St", state: "AZ" }, "1 A St, AZ"],
  [{ address: "1 A St", city: "Mesa", state: "AZ", zipCode: "85201" }, "1 A St, Mesa, AZ 85201"],
])("%j is in one line %j, without commas for what is missing", (address, line) => {
  expect(addressLine(address)).toBe(line);
});

test("the team calls first about a quote, and about an address off the map", () => {
  const [, query = ""] = commercialHref.split("?");
  expect(asksForQuote(`?${query}`)).toBe(true);
  expect(asksForQuote("?plan=weekly")).toBe(false);
  expect(callFirst({ page: commercialHref, area: "troon" })).toBe("quote");
  expect(callFirst({ page: "/book-now", area: null })).toBe("offMap");
  expect(callFirst({ page: null, area: "troon" })).toBeUndefined();
});

test.each([
  ["pending", "offMap"],
  ["spam", "offMap"],
  ["contacted", undefined],
  ["scheduled", undefined],
  ["active", undefined],
  ["declined", undefined],
] as const)(
  "somebody off the map whose booking is %s waits for a call about: %s",
  (status, reason) => {
    expect(waitsForCall({ page: null, area: null, status })).toBe(reason);
  },
);

test("the thank-you page knows why the team calls first, and nothing else in its address", () => {
  expect(["quote", "offMap"].map(asCallFirst)).toEqual(["quote", "offMap"]);
  for (const other of ["", "Quote", "constructor", null])
    expect(asCallFirst(other)).toBeUndefined();
});
