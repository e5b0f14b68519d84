import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { bookingFields, bookingSchema, parseBooking } from "./booking.ts";
import type { BookingField } from "./fields.ts";

const messageFor = (field: BookingField, value: unknown) => {
  const checked = parseBooking({ ...validBooking, [field]: value });
  return checked.ok ? undefined : checked.errors[field];
};

test("a valid booking comes back trimmed and without unknown keys", () => {
  const sent = {
    ...validBooking,
    firstName: "  Ana ",
    id: "mine",
    status: "active",
    createdAt: "1999",
    neighborhood: "anthem",
  };
  expect(parseBooking(sent)).toEqual({ ok: true, booking: validBooking });
});

test("an empty booking gets the exact message for each required field", () => {
  expect(parseBooking({})).toEqual({
    ok: false,
    errors: {
      firstName: "First name is required",
      lastName: "Last name is required",
      email: "Please enter a valid email address",
      phone: "Please enter a valid phone number",
      address: "Please enter a complete street address",
      city: "City is required",
      state: "State is required",
      zipCode: "Please enter a valid zip code",
      numDogs: "Please select number of dogs",
      serviceType: "Please select a service type",
    },
  });
});

describe("the shortest accepted values", () => {
  test.each([
    ["firstName", "A", " "],
    ["lastName", "B", ""],
    ["phone", "4805550199", "480555019"],
    ["address", "1 A St", "1 A"],
    ["city", "X", " \t"],
    ["state", "AZ", "A"],
    ["zipCode", "85251", "8525"],
  ] as const)("%s: %j passes, %j does not", (field, good, bad) => {
    expect(messageFor(field, good)).toBeUndefined();
    expect(messageFor(field, bad)).toBe(messageFor(field, undefined));
  });
});

test.each([
  "ana@example.com",
  "o'brien@example.co.uk",
  "first.last+dogs@sub.example.com",
  "josé@exämple.de",
  "用户@例子.中国",
  "a@b.co",
  `${"a".repeat(64)}@b.co`,
  "a@4.example.c0m",
  "a@நி.example.நி",
])("%s is an email address", (email) => expect(messageFor("email", email)).toBeUndefined());

test.each([
  ...["a@exa mple.com", "a@example.c m", "a@-a.com", "a@a-.com", "a@a!a.com"],
  ...["a@a.-com", "a@a.com-", "a@a.c!m", "a@a.!com", "a@a.com!"],
  ...[`${"a".repeat(65)}@b.co`, "a@b.123", "a@b.١٢٣", "a@192.168.0.1"],
  ...["ana", "ana@", "@example.com", "ana@example", "a b@example.com", "a..b@example.com"],
  ...[
    "=?utf-8?q?pay_now?=@example.com",
    "=?UTF-8?B?cGF5?=@example.com",
    "a.=?utf-8?q?x@example.com",
  ],
])("%s is not an email address", (email) =>
  expect(messageFor("email", email)).toBe("Please enter a valid email address"),
);

test("only listed plans and numbers of dogs are accepted", () => {
  for (const count of ["1", "2", "3", "4", "5+"])
    expect(messageFor("numDogs", count)).toBeUndefined();
  expect(messageFor("numDogs", "6")).toBe("Please select number of dogs");
  expect(messageFor("numDogs", 2)).toBe("Please select number of dogs");
  expect(messageFor("serviceType", "daily")).toBe("Please select a service type");
});

const chosen = ["numDogs", "serviceType"];

test.each(z.keyof(bookingSchema).options.filter((field) => !chosen.includes(field)))(
  "%s is bounded and takes no control characters",
  (field) => {
    const most = field === "specialRequests" ? 2000 : 200;
    const sixty = "a".repeat(60);
    const email = (length: number) =>
      `a@${sixty}.${sixty}.${sixty}.${"a".repeat(length - 189)}.com`;
    const text = (length: number) => (field === "email" ? email(length) : "x".repeat(length));
    expect(messageFor(field, text(most))).toBeUndefined();
    expect(messageFor(field, text(most + 1))).toBe(
      `Please use at most ${most.toLocaleString("en-US")} characters`,
    );
    for (const bad of ["\u0000", "\u001b", "\u007f", "\ud800"])
      expect(messageFor(field, `12345${bad}67890`)).toBe("Please remove hidden control characters");
  },
);

const unseen = [
  "\u200b",
  "\u2060\ufeff",
  "\u3164",
  "\uffa0",
  "\u2800",
  "\u00ad",
  "\u034f",
  "\u{e0041}",
];
test.each(unseen)("text that is only %j counts as empty", (character) => {
  for (const field of bookingFields.slice(0, 8))
    expect(messageFor(field, character.repeat(12)), field).toBe(messageFor(field, undefined));
});

test("names of other scripts, with joiners and marks, are names", () => {
  for (const name of ["محمد", "שרה", "क्‍ष", "நி", "美咲", "Ỳ", "👩🏽"])
    expect(messageFor("firstName", name), name).toBeUndefined();
});

test("characters that change the direction of text are removed from every field", () => {
  const around = (text: string) => `\u202e${text.slice(0, 3)}\u2066${text.slice(3)}\u200f \u202c`;
  const text = Object.entries({
    ...validBooking,
    serviceDate: "Monday",
    specialRequests: "gate\ncode",
  });
  const sent = text.map(([field, value]) =>
    field === "numDogs" || field === "serviceType" ? [field, value] : [field, around(value)],
  );
  expect(parseBooking(Object.fromEntries(sent))).toEqual({
    ok: true,
    booking: Object.fromEntries(text),
  });
  expect(messageFor("firstName", "\u202e \u202c")).toBe("First name is required");
});

test.each(["1 A St\nApt 4", "1 A St, \r\n\n\tApt 4", "1 A St  \n  Apt 4\n"])(
  "the address %j, as browsers fill it in, is one line",
  (address) => {
    expect(parseBooking({ ...validBooking, address })).toMatchObject({
      booking: { address: "1 A St, Apt 4" },
    });
  },
);

test("a non-text value in an optional field is refused", () => {
  expect(messageFor("serviceDate", 7)).toBe("Please use plain text");
});

test("requests may have several lines, and blank ones are left out", () => {
  const withRequests = (specialRequests: string) =>
    parseBooking({ ...validBooking, specialRequests });
  expect(withRequests("Gate code\nby phone")).toMatchObject({
    booking: { specialRequests: "Gate code\nby phone" },
  });
  expect(withRequests(" \n ")).toEqual({ ok: true, booking: { ...validBooking } });
});

test.each([null, undefined, "text", 7, [], [validBooking]])(
  "%j counts as a booking without any fields",
  (input) => {
    expect(parseBooking(input)).toEqual(parseBooking({}));
  },
);

test.each(bookingFields)("whatever fills a request as %s is read in a moment", (field) => {
  for (const filling of [
    " ",
    ".",
    ", ",
    "\t",
    "\n",
    "\t\n",
    "-",
    "1",
    "1 ",
    "a",
    "a.",
    "@",
    "<",
    "(",
  ]) {
    const value = `x${filling.repeat(31_000 / filling.length)}x`;
    const before = process.cpuUsage();
    messageFor(field, value);
    expect(process.cpuUsage(before).user, JSON.stringify(filling)).toBeLessThan(200_000);
  }
});
