import fc from "fast-check";
import { expect, test } from "vitest";
import { acceptedBooking, anyInput } from "#server/testing/arbitrary-booking.ts";
import { holds } from "#server/testing/fuzz.ts";
import { type BookingInput, parseBooking } from "./booking.ts";

/** The specification's table: the fewest characters (code points), and what is said when there are fewer. @see spec section 5 */
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
/** What the two optional fields say to what is no text. */
const plain = "Please use plain text";
/** Said of any field, where it is not the table's rule that was broken. */
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
  "whatever comes in, the schema gives a booking that keeps the rules, or names the fields",
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
    ),
  120_000,
);

test(
  "what was accepted keeps the rules, is accepted again, and stays as it is",
  () =>
    holds(
      fc.property(acceptedBooking, (booking) => {
        expect(broken(booking)).toEqual([]);
        expect(parseBooking(booking)).toEqual({ ok: true, booking });
      }),
    ),
  120_000,
);
