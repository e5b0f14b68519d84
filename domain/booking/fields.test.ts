import { expect, test } from "vitest";
import * as z from "zod/mini";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { optionalLine } from "./field-rules.ts";
import { type Fields, fieldTable, rulesOf, storedFields } from "./fields.ts";

const withOwners = {
  ...fieldTable,
  gateSide: {
    column: "gate_side",
    label: "Gate side",
    inHistory: "side of the gate",
    rule: optionalLine(),
    setBy: ["owner"],
    kept: ["place", "the side of your gate"],
    searched: null,
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
