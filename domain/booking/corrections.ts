import * as z from "zod/mini";
import { areaBySlug } from "#domain/areas/areas.ts";
import { withoutBidiControls } from "#domain/typed/visible-text.ts";
import { bookingFields, ownerSchema } from "./booking.ts";
import { type BookingField, fieldTable } from "./fields.ts";

/** The form's rule, but may be empty: the caller gave none yet. */
const orNone = <Rule extends z.ZodMiniType<string>>(rule: Rule) =>
  z.pipe(
    z.string(rule.safeParse(undefined).error?.issues[0]?.message),
    z.transform((text, context): string => {
      if (withoutBidiControls(text).trim() === "") return "";
      const { data, error } = rule.safeParse(text);
      for (const { message } of error?.issues ?? [])
        context.issues.push({ code: "custom", input: text, message });
      return data ?? "";
    }),
  );

const { neighborhood, lastName, email, address, city, state, zipCode, numDogs, serviceType } =
  ownerSchema.shape;

/** What the owner enters for somebody who called: a name and a phone, the rest may follow. */
export const leadSchema = z.extend(ownerSchema, {
  lastName: orNone(lastName),
  email: orNone(email),
  address: orNone(address),
  city: orNone(city),
  state: orNone(state),
  zipCode: orNone(zipCode),
  numDogs: orNone(numDogs),
  serviceType: orNone(serviceType),
  neighborhood: neighborhood.check(
    z.refine((slug) => slug === undefined || areaBySlug(slug) !== undefined, {
      error: "Please choose a neighborhood",
    }),
  ),
});

const { weekday, startsOn, price, quotedOn } = ownerSchema.shape;

/** What was agreed on with a customer, or quoted. */
export const agreedSchema = z.object({ weekday, startsOn, price, quotedOn });

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
