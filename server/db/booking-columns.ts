import { bookingFields } from "#domain/booking/booking.ts";
import {
  type BookingField,
  type FieldColumns,
  type FieldTable,
  type FieldValues,
  fieldTable,
} from "#domain/booking/fields.ts";

type Selected<Name extends BookingField> = `bookings.${FieldTable[Name]["column"]} as ${Name}`;
type Selection = { readonly [Name in BookingField]: Selected<Name> }[BookingField];

/** Reads a booking's fields under their names. */
export const selectedFields = selectionOf();
function selectionOf(): Selection[];
function selectionOf() {
  return bookingFields.map((name) => `bookings.${fieldTable[name].column} as ${name}`);
}

/** The row of a booking's fields; null for those left out. */
export function columnsOf(values: FieldValues): FieldColumns;
export function columnsOf(values: FieldValues) {
  const row: Record<string, string | null> = {};
  for (const name of bookingFields) row[fieldTable[name].column] = values[name] ?? null;
  return row;
}
