import { type BookingInput, parseBooking } from "#domain/booking/booking.ts";
import type { Submission } from "#domain/spam/submission.ts";

/**
 * One sample in one line, its parts between bars:
 * `first | last | email | phone | street | city | zip | how it was sent | requests`.
 * The state is AZ unless it follows the zip: `10001 NY`. It was sent `plain`, or `trapped`: with the hidden field filled in.
 */
export type Sample = string;

function bookingOf(line: Sample): { booking: BookingInput; how: string } {
  const [firstName, lastName, email, phone, address, city, place = "", how = "", ...rest] = line
    .split("|")
    .map((part) => part.trim());
  const [zipCode, state = "AZ"] = place.split(/ (?=\D+$)/);
  const checked = parseBooking({
    firstName,
    lastName,
    email,
    phone,
    address,
    city,
    state,
    zipCode,
    numDogs: "2",
    serviceType: "weekly",
    specialRequests: rest.join("|"),
  });
  if (!checked.ok) throw new Error(`${line}: ${Object.values(checked.errors).join(", ")}`);
  return { booking: checked.booking, how };
}

/** @throws Error for a sample that the form itself would refuse */
export function readSample(line: Sample): Submission {
  const { booking, how } = bookingOf(line);
  if (how !== "plain" && how !== "trapped") throw new Error(`${line}: sent how?`);
  return { booking, honeypot: how === "trapped" ? "https://example.com" : "" };
}
