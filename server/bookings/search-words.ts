import { areaBySlug } from "#domain/areas/areas.ts";
import { bookingFields } from "#domain/booking/booking.ts";
import { type FieldValues, fieldTable } from "#domain/booking/fields.ts";
import { fold } from "#domain/typed/fold.ts";
import { nationalDigits, phoneDigits, phonesIn, withoutPhones } from "#domain/typed/phones.ts";
import { asciiDigits } from "#domain/typed/readable.ts";

/** Letters, digits and blanks, without accents: "obriennunez" for "O’Brien-Núñez". */
const plain = (text: string) => asciiDigits(fold(text)).replace(/[^\p{L}\p{N} ]|\p{Lm}/gu, "");

export type Searchable = FieldValues & {
  readonly area: string | null;
  readonly notes?: readonly string[];
};

const searched = bookingFields.filter((name) => fieldTable[name].isSearched);

/** What a booking is found by. Phone numbers are without the country's 1. */
export function searchWords(booking: Searchable): string {
  const { area, notes = [] } = booking;
  const fields = searched.map((name) => booking[name] ?? "");
  const texts = [...fields, ...phoneDigits(booking.phone), areaBySlug(area)?.name ?? "", ...notes];
  return texts.map(plain).filter(Boolean).join(" ");
}

/** Each of them has to be somewhere in a booking's words. A comma separates them as a blank does: "Doe,Jane". */
export function searchTerms(typed: string): string[] {
  const numbers = phonesIn(typed).map(nationalDigits);
  const rest = numbers.length > 0 ? withoutPhones(typed) : typed;
  return [...new Set([...numbers, ...plain(rest.replaceAll(",", " ")).split(" ")])].filter(Boolean);
}
