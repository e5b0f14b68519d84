import type { Kysely, Updateable } from "kysely";
import { bookingFields } from "#domain/booking/booking.ts";
import {
  type BookingField,
  type FieldColumns,
  type FieldTable,
  type FieldValues,
  fieldTable,
} from "#domain/booking/fields.ts";
import type { Database } from "./schema.ts";

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

type Columns = Database["bookings"];

/** Some columns of a booking; undefined if there is none with this id. */
export const readRow = <Column extends keyof Columns>(
  db: Kysely<Database>,
  id: string,
  ...columns: readonly Column[]
) => db.selectFrom("bookings").select(columns).where("id", "=", id).executeTakeFirst();

export async function writeRow(
  db: Kysely<Database>,
  id: string,
  columns: Updateable<Columns>,
): Promise<void> {
  await db.updateTable("bookings").set(columns).where("id", "=", id).execute();
}
