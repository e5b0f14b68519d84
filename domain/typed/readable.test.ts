import { expect, test } from "vitest";
import { areaOf } from "#domain/areas/areas.ts";
import { isServed } from "#domain/areas/served-zips.ts";
import { parseBooking } from "#domain/booking/booking.ts";
import { here } from "#domain/testing/areas.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { readZip } from "./readable.ts";

const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

test.each([
  "\u200bana@mail.example",
  "<ana@mail.example>",
  "mailto:ana@mail.example",
  " ana@mail.example. ",
  "<mailto:ana@mail.example>;",
  "ana@mail.example .,",
  "< ana@mail.example >",
  "mailto: ana@mail.example",
  "ana@mail\u00ad.example",
  "ana@mail。example、",
  "mailto:ana@mail.example?subject=Hello",
  wide("ana@mail.example"),
])("%j is the mailbox ana@mail.example", (email) => {
  expect(parseBooking({ ...validBooking, email })).toMatchObject({
    booking: { email: "ana@mail.example" },
  });
});

test.each([
  "<<ana@mail.example>>",
  "<ana@mail.example",
  "Ana<ana@mail.example>",
  "<ana>@mail.example",
  "anamailto:ana@mail.example",
  "ana@mail.example, luis@mail.example",
])("%j is no mailbox", (email) => {
  expect(parseBooking({ ...validBooking, email })).toEqual({
    ok: false,
    errors: { email: "Please enter a valid email address" },
  });
});

test.each([
  ["\u2068(480) 555-0199\u2069", "(480) 555-0199"],
  [wide("(480)555-0199"), "(480)555-0199"],
  ["٤٨٠ ٥٥٥ ٠١٩٩", "480 555 0199"],
  ["४८०-५५५-०१९९", "480-555-0199"],
  ["480\u00a0555\u2003 0199", "480 555 0199"],
])("the phone %j is %s", (phone, read) => {
  expect(parseBooking({ ...validBooking, phone })).toMatchObject({ booking: { phone: read } });
});

test.each([
  [wide(here.zip), here.zip],
  [`AZ ${here.zip}.`, here.zip],
  [[...here.zip].join(" "), here.zip],
  [`${here.zip}\u20101234`, `${here.zip}-1234`],
  [`${here.zip}1234`, `${here.zip}-1234`],
])("the zip %j is %s, and on the map", (zipCode, read) => {
  expect(isServed(zipCode)).toBe(true);
  expect(areaOf({ zipCode, page: null })).toBe(here.slug);
  expect(parseBooking({ ...validBooking, zipCode })).toMatchObject({ booking: { zipCode: read } });
});

test.each(["Unit 1234 85251", "85251 Apt 12", "8525"])("of %j no zip is guessed", (typed) => {
  expect(readZip(typed)).toBe(typed);
});

test("names stay as they were typed", () => {
  const names = { firstName: "Ｋｅａｌｉʻｉ", lastName: "Østergård" };
  expect(parseBooking({ ...validBooking, ...names })).toMatchObject({ booking: names });
});
