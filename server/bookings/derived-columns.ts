import { areaOf } from "#domain/areas.ts";
import { phoenixDay } from "#domain/dates.ts";
import { phoneDigits } from "#domain/phone.ts";
import { type Searchable, searchWords } from "./search-words.ts";

export function derivedColumns({
  booking,
  page,
  createdAt,
}: {
  readonly booking: Omit<Searchable, "area">;
  readonly page: string | null;
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
