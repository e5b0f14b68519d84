import * as z from "zod/mini";
import { bookingFields, ownerSchema } from "./booking.ts";
import { type BookingField, fieldTable } from "./booking-fields.ts";
import { readMailbox } from "./typed/readable.ts";

const { email } = ownerSchema.shape;

/** The form's rule, but may be empty, because a caller may not give an address. */
const emailOrNone = z.string("Please enter a valid email address").check(
  z.overwrite(readMailbox),
  z.check(({ value, issues }) => {
    const issue = value === "" ? undefined : email.safeParse(value).error?.issues[0];
    if (issue) issues.push({ code: "custom", input: value, message: issue.message });
  }),
);

/** What the owner enters for somebody who called: the email may be empty. */
export const leadSchema = z.extend(ownerSchema, { email: emailOrNone });

/** Some of the fields, with new values. */
export const correctionSchema = z.partial(leadSchema);

export const isField = (name: string): name is BookingField =>
  bookingFields.some((field) => field === name);

/** "phone number", "name and address", "name, phone number and plan"; empty without any field. */
export function fieldWords(fields: readonly BookingField[]): string {
  const names = [...new Set(fields.map((field) => fieldTable[field].inHistory))];
  return [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");
}

const value = z.nullable(z.string());
const correction = z.partialRecord(z.enum(bookingFields), z.object({ from: value, to: value }));
/** The old and new values of a correction. */
export type Correction = z.output<typeof correction>;

/** As the text of a correction's event holds it; empty once it was undone or erased. */
export function readCorrection(text: string | null): Correction {
  try {
    return correction.safeParse(JSON.parse(text ?? "{}")).data ?? {};
  } catch {
    return {};
  }
}

export const correctedFields = (text: string | null): BookingField[] =>
  Object.keys(readCorrection(text)).filter(isField);
