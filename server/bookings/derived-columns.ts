import { areaOf } from "#domain/area-of.ts";
import { phoenixDay } from "#domain/phoenix.ts";
import { phoneDigits } from "#domain/phone-digits.ts";
import { type Searchable, searchWords } from "./search-words.ts";

/** What follows from a booking and is stored with it, so that lists, search and numbers need not work it out. */
export function derivedColumns({
  booking,
  page,
  createdAt,
}: {
  readonly booking: Omit<Searchable, "area" | "notes">;
  readonly page: string | null;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}) {
  const area = areaOf({ zipCode: booking.zipCode, page });
  return {
    area,
    page,
    day: phoenixDay(new Date(createdAt)),
    phone_key: phoneDigits(booking.phone).slice(-10),
    email_key: booking.email.toLowerCase(),
    words: searchWords({ ...booking, area }),
  };
}
