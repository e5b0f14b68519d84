import { expect, test } from "vitest";
import { areaOf } from "#domain/areas/areas.ts";
import { isServed } from "#domain/areas/served-zips.ts";
import { parseBooking } from "#domain/booking/booking.ts";
import { mailLink } from "#domain/contact.ts";
import { here } from "#domain/testing/areas.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { fold } from "./fold.ts";
import { readZip } from "./readable.ts";
import { plainFirstName } from "./visible-text.ts";

test.each([
  ["Østergård", "ostergard"],
  ["Wałęsa", "walesa"],
  ["Đặng", "dang"],
  ["Guðmundur Þór", "gudmundur thor"],
  ["Işık", "isik"],
  ["İpek", "ipek"],
  ["Ħal Għaxaq", "hal ghaxaq"],
  ["Ŧaŋŋa", "tanna"],
  ["Weiß", "weiss"],
  ["Cœur Ægir", "coeur aegir"],
  ["Núñez", "nunez"],
  ["ＡＮＡ", "ana"],
  ["𝐕𝐈𝐀𝐆𝐑𝐀", "viagra"],
  ["V\u200bi\u00adagra", "viagra"],
  ["  Ana \t\n Bell ", "ana bell"],
  ["Иван 美咲", "иван 美咲"],
])("%j is found and judged as %j, as a plain keyboard types it", (typed, folded) => {
  expect(fold(typed)).toBe(folded);
});

test.each([
  ["ana@example.com", "mailto:ana@example.com"],
  ["ana+dogs@example.com", "mailto:ana%2Bdogs@example.com"],
  ["ana?cc=everybody@example.com", "mailto:ana%3Fcc%3Deverybody@example.com"],
  ["ana&b%c#d@example.com", "mailto:ana%26b%25c%23d@example.com"],
])("the mail link of %s is %s", (email, link) => {
  expect(mailLink(email)).toBe(link);
});

test.each([
  ["Ana", "Ana"],
  ["  José  María ", "José María"],
  ["Ｏ’Neil", "O’Neil"],
  ["a\u200b\u0308", "ä"],
  ["Your card was charged $499 call 888 555 0123", undefined],
  ["Visit evil．example", undefined],
  ["Visit 192.0.2.7", undefined],
  ["evil\u200b.example", undefined],
  ["Ana\r\nBcc: victim@example.com", undefined],
  ["<b>Ana</b>", undefined],
  ["\u202eanA", "anA"],
  ["\u200bAna\u3164", "Ana"],
  ["\u3164", undefined],
  ["O’Brien-D'Arcy", "O’Brien-D'Arcy"],
  ["美咲", "美咲"],
  ["Łucja", "Łucja"],
  ["x".repeat(30), "x".repeat(30)],
  ["x".repeat(31), undefined],
  ["ﷺﷺ", undefined],
])("%j is greeted as %j, and normalizing that again changes nothing", (typed, name) => {
  expect(plainFirstName(typed)).toBe(name);
  if (name !== undefined) expect(plainFirstName(name)).toBe(name);
});

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
