import fc from "fast-check";
import * as z from "zod/mini";
import {
  type BookingInput,
  bookingFields,
  bookingSchema,
  parseBooking,
} from "#domain/booking/booking.ts";
import { dogCounts, serviceTypes } from "#domain/booking/options.ts";

/** What has broken programs before: ends of lines, invisible signs, halves of characters, other languages' code. */
const awkward = [
  ..."\0\u001b\u007f\u0085\t\n\r\ufeff\ufffd\uffff\u{10ffff}\u00ad\u00a0\u2003",
  ..."\u200b\u200d\u200f\u202e\u2028\u2029\u0301\u0344",
  ...["\ud800", "\udfff", "\r\n", "\r\nBcc: x@y.example\r\n", "\u0327\u0301"],
  ..."ﷺİıßﬃςⅧ½٣⒛᠎𞤀ע",
  ...["🐕‍🦺", "👩🏽", "🇺🇸", "田中", "שׁ"],
  ..."'\"\\%&<+-,;",
  ...["%00", "%ff", "&lt;", "</p><b>", "=1+1", "@x"],
  ...["__proto__", "null", "{{x}}", "·status·spam", "':*", "* OR x", "=?utf-8?q?a?=", "a.b", "://"],
];

/** Text of all planes and kinds, even if it cannot be stored. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: "grapheme" }) },
  { weight: 2, arbitrary: fc.string({ unit: "binary" }) },
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...awkward, "a", "B 1")).map((all) => all.join("")),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...awkward, "a", "B 1"), fc.nat(2100))
      .map(([part, often]) => part.repeat(often).slice(0, 2100)),
  },
);

/** Valid text: long enough, and without anything that is refused. */
const fitting = (least: number, most = 200) =>
  text.map((any) => {
    const shown = [...any.replace(/[\p{Cc}\p{Cs}]/gu, "")].slice(0, most).join("").trim();
    return shown.length < least ? `${shown}${"x".repeat(least)}` : shown;
  });

const word = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 8 })
  .map((any) => any.replace(/[^\p{L}\p{N}]/gu, "") || "a");
const local = fc.oneof(word, fc.constantFrom("o'brien", "a+dogs", "=?utf-8?q?a?=", "{x}|`~"));
const email = fc.oneof(
  { weight: 1, arbitrary: fc.emailAddress() },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.array(local, { minLength: 1, maxLength: 3 }),
        fc.array(word, { minLength: 1, maxLength: 3 }),
      )
      .map(([names, labels]) => `${names.join(".")}@${labels.join(".")}.example`),
  },
);

/** Anything a visitor may type that the schema accepts, before it is trimmed. */
const acceptable = fc.record(
  {
    firstName: fitting(1),
    lastName: fitting(1),
    email,
    phone: fc.oneof(fitting(10), fc.stringMatching(/^\+?[1-9]\d{2}[ .-]?\d{3}[ .-]?\d{4}$/)),
    address: fitting(5),
    city: fitting(1),
    state: fc.oneof(fc.constant("AZ"), fitting(2)),
    zipCode: fc.oneof(fc.stringMatching(/^85\d{3}$/), fitting(5)),
    numDogs: fc.constantFrom(...dogCounts),
    serviceType: fc.constantFrom(...serviceTypes),
    serviceDate: fitting(0),
    specialRequests: fitting(0, 2000),
  },
  { requiredKeys: z.keyof(bookingSchema).options.slice(0, 10) },
);

/** Bookings as the schema returns them. */
export const acceptedBooking: fc.Arbitrary<BookingInput> = acceptable
  .map(parseBooking)
  .filter((checked) => checked.ok)
  .map(({ booking }) => booking);

/** A booking in which some fields have other values, are missing, or are joined by unknown ones. */
const almost: fc.Arbitrary<object> = fc
  .tuple(
    acceptable,
    fc.oneof(
      fc.constant({}),
      fc.dictionary(fc.constantFrom(...bookingFields), fc.oneof(text, fc.jsonValue()), {
        maxKeys: 3,
      }),
    ),
    fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom("id", "status", "__proto__", "website")),
      fc.jsonValue(),
      { maxKeys: 2 },
    ),
  )
  .map((parts) => Object.fromEntries(parts.flatMap((part) => Object.entries(part))));

/** Anything JSON can hold. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(fc.jsonValue(), {
  weight: 3,
  arbitrary: almost,
});
