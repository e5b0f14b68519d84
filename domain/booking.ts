import * as z from "zod/mini";
import { dogCounts, serviceTypes } from "./booking-options.ts";
import { isVisible, withoutBidiControls } from "./visible-text.ts";

const shortest = { phone: 10, address: 5, state: 2, zipCode: 5 };
const longest = { field: 200, requests: 2000 };

/**
 * The WHATWG's email rule, but with letters of every script, at least one dot in the domain, and without encoded words
 * ("=?utf-8?q?..."), which mail programs decode.
 */
const emailFormat =
  /^(?!.*=\?)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/** Unpaired surrogates are refused, too: no database returns them unchanged. */
const noControls = /^[^\p{Cc}\p{Cs}]*$/u;
const noControlsButLines = /^([^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

const atMost = (max: number) =>
  z.maxLength(max, `Please use at most ${max.toLocaleString("en-US")} characters`);
const only = (allowed: RegExp) => z.regex(allowed, "Please remove hidden control characters");

const clean = z.overwrite((text: string) => withoutBidiControls(text).trim());

const line = (message: string, min = 1) =>
  z
    .string(message)
    .check(
      clean,
      z.minLength(min, message),
      z.refine(isVisible, message),
      atMost(longest.field),
      only(noControls),
    );

const oneOf = <const Options extends readonly string[]>(options: Options, message: string) =>
  z.pipe(z.string(message).check(z.trim()), z.enum(options, message));

/** Blank counts as absent. */
const optionalText = (max: number, allowed: RegExp) =>
  z.optional(
    z.pipe(
      z.string("Please use plain text").check(clean, atMost(max), only(allowed)),
      z.transform((text) => text || undefined),
    ),
  );

/** Words of several lines; blank counts as absent. */
export const optionalLines = (max: number) => optionalText(max, noControlsButLines);

/**
 * What a visitor sends to book. Values are trimmed first, unknown keys are dropped.
 * @see docs/product.md#booking-fields
 */
export const bookingSchema = z.object({
  firstName: line("First name is required"),
  lastName: line("Last name is required"),
  email: line("Please enter a valid email address").check(
    z.regex(emailFormat, "Please enter a valid email address"),
  ),
  phone: line("Please enter a valid phone number", shortest.phone),
  address: line("Please enter a complete street address", shortest.address),
  city: line("City is required"),
  state: line("State is required", shortest.state),
  zipCode: line("Please enter a valid zip code", shortest.zipCode),
  numDogs: oneOf(dogCounts, "Please select number of dogs"),
  serviceType: oneOf(serviceTypes, "Please select a service type"),
  serviceDate: optionalText(longest.field, noControls),
  specialRequests: optionalLines(longest.requests),
});

export type BookingInput = z.output<typeof bookingSchema>;
export type BookingField = keyof BookingInput;
export type BookingErrors = Partial<Record<BookingField, string>>;

/** In the order of the form. */
export const bookingFields = z.keyof(bookingSchema).options;

interface Issue {
  readonly path?: readonly unknown[] | undefined;
  readonly message: string;
}

/** The first message for each field. */
export function fieldErrors(issues: readonly Issue[] = []): BookingErrors {
  const errors: BookingErrors = {};
  for (const field of bookingFields) {
    const first = issues.find(({ path }) => path?.[0] === field);
    if (first) errors[field] = first.message;
  }
  return errors;
}

export const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === "object" && input !== null && !Array.isArray(input);

/** Returns the clean booking, or the first message for each field. Input that is not an object counts as empty. */
export function parseBooking(
  input: unknown,
): { ok: true; booking: BookingInput } | { ok: false; errors: BookingErrors } {
  // safeParse leaves 3 kB per failure on the heap until a full collection, so invalid forms would cost a third more.
  const result = bookingSchema["~standard"].validate(isObject(input) ? input : {});
  if (result instanceof Promise) throw new Error("A rule of a field is asynchronous");
  if (!result.issues) return { ok: true, booking: result.value };
  return { ok: false, errors: fieldErrors(result.issues) };
}
