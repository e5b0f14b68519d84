import fc from "fast-check";
import { expect, test } from "vitest";
import { amount } from "#faults/amount.ts";
import { acceptedBooking, anyInput } from "#server/testing/arbitrary-booking.ts";
import { holds } from "#server/testing/fuzz.ts";
import { type BookingInput, parseBooking } from "./booking.ts";

const cases = amount({ short: 2000, full: 10_000 });

/** The fewest characters (code points) of each field, and the message for fewer. */
const required: Readonly<Record<string, readonly [number, string]>> = {
  firstName: [1, "First name is required"],
  lastName: [1, "Last name is required"],
  email: [6, "Please enter a valid email address"],
  phone: [10, "Please enter a valid phone number"],
  address: [5, "Please enter a complete street address"],
  city: [1, "City is required"],
  state: [2, "State is required"],
  zipCode: [5, "Please enter a valid zip code"],
  numDogs: [1, "Please select number of dogs"],
  serviceType: [1, "Please select a service type"],
};
/** The message of the two optional fields for a value that is not text. */
const plain = "Please use plain text";
/** Messages of any field for rules that the table does not list. */
const common = [
  "Please use at most 200 characters",
  "Please use at most 2,000 characters",
  "Please remove hidden control characters",
];

/** The fields of an accepted booking that break a rule. */
function broken(booking: BookingInput): string[] {
  const given = new Map(Object.entries(booking).filter(([, value]) => value !== undefined));
  const missing = Object.keys(required).filter((field) => !given.has(field));
  const wrong = [...given].filter(([field, value = ""]) => {
    const isRequired = field in required;
    const [least] = required[field] ?? [1];
    const isLong = field === "specialRequests";
    const length = [...value].length;
    const shown = isLong ? value.replace(/[\t\n\r]/g, "") : value;
    const fits = length >= least && length <= (isLong ? 2000 : 200) && value === value.trim();
    const isBlank = isRequired && /^[\p{Cf}\p{Default_Ignorable_Code_Point}\s]*$/u.test(value);
    const isHidden = /[\p{Cc}\p{Bidi_Control}]/u.test(shown);
    return !fits || isBlank || isHidden || !value.isWellFormed();
  });
  const isMailbox = /^(?!.*=\?)[^\s@<>,;:"()[\]\\]+@([^\s@.]+\.)+[^\s@.]{2,}$/.test(booking.email);
  return [...missing, ...wrong.map(([field]) => field), ...(isMailbox ? [] : ["email"])];
}

test(
  "for any input the schema returns a valid booking, or names the wrong fields",
  () =>
    holds(
      fc.property(anyInput, (input) => {
        const checked = parseBooking(input);
        const errors = checked.ok ? [] : Object.entries(checked.errors);
        expect(checked.ok ? broken(checked.booking) : []).toEqual([]);
        expect(checked.ok || errors.length > 0).toBe(true);
        const unknown = errors.filter(
          ([field, said]) => ![required[field]?.[1] ?? plain, ...common].includes(said),
        );
        expect(unknown).toEqual([]);
      }),
      cases,
    ),
  120_000,
);

test(
  "an accepted booking is valid, and is accepted again unchanged",
  () =>
    holds(
      fc.property(acceptedBooking, (booking) => {
        expect(broken(booking)).toEqual([]);
        expect(parseBooking(booking)).toEqual({ ok: true, booking });
      }),
      cases,
    ),
  120_000,
);
