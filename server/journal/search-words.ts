import { areaBySlug } from "#domain/areas.ts";
import { bookingFields } from "#domain/booking.ts";
import { type Field, type FieldValues, fieldTable } from "#domain/booking-fields.ts";
import { phoneDigits } from "#domain/phone.ts";

/** Indexes limit the length of a word, and one character can be spelled out as 18. */
const maxWordLength = 60;
/** More would exceed the 1 MB of PostgreSQL's tsvector. The oldest notes are left out then. */
const maxWords = 2000;

const cut = (word: string) =>
  word.length <= maxWordLength ? word : [...word].slice(0, maxWordLength).join("");

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(cut);

const wholeEmail = (email: string) => cut(plain(email).join(""));
const emailBeginning = /^[^\s@]+@\S*$/;

/** A phone number as people type it: seven digits, or ten, with or without the country's 1. */
const dialed = /^[+\d\s().-]+$/;
const dialedLengths = [7, 10];

const searchedAs = (way: Field["searched"]) =>
  bookingFields.filter((name) => fieldTable[name].searched === way);
const [asWords, asDigits] = [searchedAs("words"), searchedAs("digits")];

export type Searchable = FieldValues & {
  readonly area: string | null;
  readonly notes?: readonly string[];
};

export function searchWords(booking: Searchable): string {
  const { email, area, notes = [] } = booking;
  const digits = asDigits.flatMap((name) => {
    const number = phoneDigits(booking[name] ?? "");
    return [number, number.slice(-7), number.slice(-4)];
  });
  const words = [
    ...asWords.flatMap((name) => plain(booking[name] ?? "")),
    ...[wholeEmail(email), ...digits].filter(Boolean),
    ...[areaBySlug(area)?.name ?? "", ...notes].flatMap(plain),
  ];
  return [...new Set(words)].slice(0, maxWords).join(" ");
}

export function searchTerms(typed: string): string[] {
  // Phone numbers are stored without the country's 1.
  const search = dialed.test(typed) ? typed.replace(/^\s*\+\s*1(?=.*\d)/, "") : typed;
  const digits = phoneDigits(search);
  // Hundreds share the beginning of a number, few its last four digits, which are a word of their own.
  if (dialed.test(search) && dialedLengths.includes(digits.length))
    return [digits, digits.slice(-4)];
  if (emailBeginning.test(search.trim())) return [wholeEmail(search)].filter(Boolean);
  return [...new Set(plain(search))];
}
