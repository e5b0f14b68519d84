import * as z from "zod/mini";
import { type BookingField, fieldTable, rulesOf } from "./fields.ts";

/** What a visitor sends to book. Values are trimmed first, unknown keys are dropped. */
export const bookingSchema = z.object(rulesOf(fieldTable, "form"));
export type BookingInput = z.output<typeof bookingSchema>;

/** What the owner enters or corrects. */
export const ownerSchema = z.object(rulesOf(fieldTable, "owner"));

/** In the order of the form. */
export const bookingFields = z.keyof(ownerSchema).options;
export type BookingErrors = Partial<Record<BookingField, string>>;

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

interface Address {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** In one line: "7420 E Camelback Rd, Scottsdale, AZ 85251"; empty if nothing but the state is known. */
export const addressLine = ({ address, city, state, zipCode }: Address): string =>
  address || city || zipCode
    ? [address, city, `${state} ${zipCode}`.trim()].filter(Boolean).join(", ")
    : "";
