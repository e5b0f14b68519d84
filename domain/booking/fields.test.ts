import { expect, test } from "vitest";
import * as z from "zod/mini";
import { openWords } from "#content/open-points.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { mailboxDomains, sharedDomains } from "#domain/typed/mail-providers.ts";
import { optionalLine } from "./field-rules.ts";
import { type Fields, fieldTable, rulesOf, storedFields } from "./fields.ts";
import { readField } from "./read-field.ts";

const withOwners = {
  ...fieldTable,
  gateSide: {
    column: "gate_side",
    label: "Gate side",
    inHistory: "side of the gate",
    rule: optionalLine(),
    setBy: ["owner"],
    kept: ["place", "the side of your gate"],
    isSearched: false,
  },
} as const satisfies Fields;

const sent = { ...validBooking, gateSide: "left" };

test("a field that only the owner sets is dropped from what a form, a program or the visitor's page sends", () => {
  expect(z.object(rulesOf(withOwners, "form")).parse(sent)).toEqual(validBooking);
  expect(z.object(rulesOf(withOwners, "visitor")).parse(sent)).not.toHaveProperty("gateSide");
  expect(z.object(rulesOf(withOwners, "owner")).parse(sent)).toEqual(sent);
});

test("the owner may leave it out; then it is stored as null", () => {
  expect(z.object(rulesOf(withOwners, "owner")).parse(validBooking)).toEqual(validBooking);
  const { gateSide, firstName } = storedFields(withOwners);
  expect(gateSide.safeParse(null).success).toBe(true);
  expect(firstName.safeParse(null).success).toBe(false);
  expect(firstName.safeParse("").success).toBe(true);
});

test("the state and the preferred day cannot be changed on the visitor's page", () => {
  const onPage = rulesOf(fieldTable, "visitor");
  for (const field of ["state", "serviceDate"]) expect(onPage).not.toHaveProperty(field);
});

test("everything the form requires can be corrected by the owner", () => {
  expect(Object.keys(rulesOf(fieldTable, "owner"))).toEqual(Object.keys(fieldTable));
});

const { meant, call, noPhone, noNumber, postBox, noZip } = openWords.questions;

test.each([
  ["email", "ana@gmial.com", meant("gmail.com"), "ana@gmail.com"],
  ["email", "Ana@Gmail.con", meant("gmail.com"), "Ana@gmail.com"],
  ["email", "ana@gmail.co", meant("gmail.com"), "ana@gmail.com"],
  ["email", "ana@gmal.cmo", meant("gmail.com"), "ana@gmail.com"],
  ["email", "<ana@yahooo.com>", meant("yahoo.com"), "ana@yahoo.com"],
  ["email", "ana@the-hoa.con", meant("the-hoa.com"), "ana@the-hoa.com"],
  ["phone", "480 555 O117", call("(480) 555-0117"), "(480) 555-0117"],
  ["phone", "48O 555 0117 evenings", call("(480) 555-0117"), "48O 555 0117 evenings"],
  ["phone", "480 555 019", noPhone, "480 555 019"],
  ["phone", "abcdefghij", noPhone, "abcdefghij"],
  ["address", "Tucson, 85251", noNumber, "Tucson, 85251"],
  ["address", "Main Street", noNumber, "Main Street"],
  ["address", "P.O. Box 123", postBox, "P.O. Box 123"],
  ["zipCode", "8525l", meant("85251"), "85251"],
  ["zipCode", "852511", noZip, "852511"],
] as const)("in %s, %j is asked about", (name, typed, question, value) => {
  expect(readField(name, typed)).toEqual({ question, value });
});

test("nothing is asked about mailboxes of providers and their neighbors", () => {
  for (const domain of [
    ...sharedDomains,
    ...mailboxDomains.keys(),
    "the-hoa.com",
    "x.com",
    "yahoo.fr",
  ])
    expect(readField("email", `ana@${domain}`)).toEqual({ value: `ana@${domain}` });
});

test.each([
  ["phone", "(480) 555-0199", "(480) 555-0199"],
  ["phone", "4805550199", "(480) 555-0199"],
  ["phone", "+1 480 555 0199 x2", "(480) 555-0199 ext. 2"],
  ["phone", "+44 20 7946 0958", "+44 20 7946 0958"],
  ["phone", "480.555.0199 after 5", "480.555.0199 after 5"],
  ["phone", "", ""],
  ["address", "7420 E Camelback Rd", "7420 E Camelback Rd"],
  ["address", "12B Main St, Apt 4", "12B Main St, Apt 4"],
  ["address", "7420, Camelback Rd", "7420, Camelback Rd"],
  ["address", "7420½ E Main", "7420½ E Main"],
  ["zipCode", "85251", "85251"],
  ["zipCode", "85251 USA", "85251"],
  ["zipCode", "AZ 85251-1234, Scottsdale", "85251-1234"],
  ["zipCode", "10001", "10001"],
  ["city", "Tucsno", "Tucsno"],
] as const)("in %s, %j is %j without a question", (name, typed, value) => {
  expect(readField(name, typed)).toEqual({ value });
});
