import { expect, test } from "vitest";
import { here } from "#domain/testing/areas.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import {
  correctedFields,
  correctionSchema,
  fieldWords,
  isField,
  leadSchema,
  readCorrection,
} from "./corrections.ts";

const lead = { ...validBooking, email: "" };

test("a caller may have no email address, but not a wrong one", () => {
  const emailOf = (email: unknown) => leadSchema.safeParse({ ...lead, email });
  expect(emailOf("").data).toMatchObject({ email: "" });
  expect(emailOf("   ").data).toMatchObject({ email: "" });
  expect(emailOf(" ana\u202e@example.com ").data).toMatchObject({ email: "ana@example.com" });
  for (const wrong of ["ana", "ana@", undefined, 1])
    expect(emailOf(wrong).error?.issues, String(wrong)).toMatchObject([
      { path: ["email"], message: "Please enter a valid email address" },
    ]);
});

test("a name and a phone are enough, and what is given must be right", () => {
  const { firstName, phone } = validBooking;
  const none = { lastName: "", email: " ", address: "", city: "", zipCode: "", numDogs: "" };
  const given = { firstName, phone, ...none, state: "AZ", serviceType: "weekly" };
  expect(leadSchema.safeParse(given).data).toEqual({ ...given, email: "" });
  for (const [field, wrong] of Object.entries({
    firstName: "",
    phone: "1",
    zipCode: "8",
    numDogs: "9",
  }))
    expect(
      leadSchema.safeParse({ ...given, [field]: wrong }).error?.issues.map(({ path }) => path[0]),
    ).toContain(field);
});

test("a correction has any of the fields, each by the form's rules", () => {
  expect(correctionSchema.safeParse({ email: "" }).data).toEqual({ email: "" });
  expect(correctionSchema.safeParse({}).data).toEqual({});
  expect(correctionSchema.safeParse({ zipCode: "1" }).success).toBe(false);
  const atlantis = correctionSchema.safeParse({ neighborhood: "atlantis" });
  expect(atlantis.error?.issues).toMatchObject([{ message: "Please choose a neighborhood" }]);
  const served = { neighborhood: here.slug };
  expect(correctionSchema.safeParse(served).data).toEqual(served);
  expect(correctionSchema.safeParse({ neighborhood: "" }).data).toEqual({});
});

test("fields are named once each, the last one after an 'and'", () => {
  expect(fieldWords([])).toBe("");
  expect(fieldWords(["phone"])).toBe("phone number");
  expect(fieldWords(["firstName", "lastName"])).toBe("name");
  expect(fieldWords(["email", "address", "city", "state", "zipCode"])).toBe(
    "email address and address",
  );
  expect(fieldWords(["numDogs", "serviceType", "serviceDate", "specialRequests"])).toBe(
    "number of dogs, plan, preferred day and requests",
  );
});

test("of the names that a browser has kept, those of a booking's fields are known", () => {
  expect(Object.keys(validBooking).filter(isField)).toEqual(Object.keys(validBooking));
  expect(["id", "status", "nickname", "constructor", ""].filter(isField)).toEqual([]);
});

test("an event's text holds what was replaced by what; any other text holds nothing", () => {
  const text = '{"phone":{"from":"1","to":"2"},"serviceDate":{"from":null,"to":"2026-12-01"}}';
  expect(readCorrection(text)).toEqual(JSON.parse(text));
  expect(correctedFields(text)).toEqual(["phone", "serviceDate"]);
  const others = [null, "", "no JSON", "[]", '{"phone":"1"}', '{"id":{"from":"1","to":"2"}}'];
  for (const other of others) {
    expect(readCorrection(other), String(other)).toEqual({});
    expect(correctedFields(other)).toEqual([]);
  }
});
