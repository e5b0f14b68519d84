import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { notFound, type Outcome } from "./outcome.ts";
import { readBooking } from "./read-booking.ts";

/** The booking after a change. */
export async function changed(db: Kysely<Database>, id: string): Promise<Outcome> {
  const detail = await readBooking.run(db, { id });
  return detail ? { detail } : notFound;
}
