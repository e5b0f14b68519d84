import { expect, test } from "vitest";
import { phoneDigits } from "#domain/phone-digits.ts";
import { validBooking } from "#server/testing/bookings.ts";
import { searchTerms, searchWords } from "./search-words.ts";

test("a booking is found by its names, e-mail, address, city, zip and phone", () => {
  expect(searchWords(validBooking).split(" ")).toEqual([
    ...["ana", "nunez", "example", "com", "7420", "e", "camelback", "rd", "scottsdale", "85251"],
    ...["anaexamplecom", "4805550199", "5550199", "0199"],
  ]);
});

test.each([
  ["+1 (480) 555-0199", "4805550199"],
  ["14805550199", "4805550199"],
  ["480.555.0199", "4805550199"],
  ["1480555019", "1480555019"],
  ["none", ""],
])("the digits of %s are %j", (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits);
});

test.each([
  ["Núñez-Bell", ["nunez", "bell"]],
  ["ＡＮＡ", ["ana"]],
  ["  ana   ANA ", ["ana"]],
  ["Ana@Example.com", ["anaexamplecom"]],
  ["ana@exa", ["anaexa"]],
  ["@example.com", ["example", "com"]],
  ["Ana ana@example.com", ["ana", "example", "com"]],
  ["(480) 555-0199", ["4805550199", "0199"]],
  ["1 480 555 0199", ["4805550199", "0199"]],
  ["555-0199", ["5550199", "0199"]],
  ["480 555", ["480", "555"]],
  ["12 Cactus", ["12", "cactus"]],
  ["田中 太郎", ["田中", "太郎"]],
  ["'ana':* & !(x)", ["ana", "x"]],
  ["🐕 * \" '", []],
])("%s is searched as %j", (search, terms) => {
  expect(searchTerms(search)).toEqual(terms);
});

test("a word is cut to a length that every index takes, alike when stored and when sought", () => {
  const long = "ﷺ".repeat(100);
  const [term = ""] = searchTerms(long);
  expect([...term].length).toBeLessThanOrEqual(60);
  expect(searchWords({ ...validBooking, firstName: long }).split(" ")).toContain(term);
});
