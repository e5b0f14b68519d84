import { areaBySlug } from "#domain/areas/areas.ts";
import { bookingFields } from "#domain/booking/booking.ts";
import { type Field, type FieldValues, fieldTable } from "#domain/booking/fields.ts";
import { fold } from "#domain/typed/fold.ts";
import { nationalDigits, phoneDigits, phonesIn, withoutPhones } from "#domain/typed/phones.ts";
import { asciiDigits, readMailbox } from "#domain/typed/readable.ts";

/** Indexes limit the length of a word, and one character can be spelled out as 18. */
const maxWordLength = 60;
/** More would exceed the 1 MB of PostgreSQL's tsvector. The oldest notes are left out then. */
const maxWords = 2000;

const cut = (word: string) =>
  word.length <= maxWordLength ? word : [...word].slice(0, maxWordLength).join("");

/** As in "O'Brien" and "Kealiʻi", of any keyboard. */
const apostrophe = /(?<=\p{L})['’‘ʻʼ`´′](?=\p{L})/gu;

const split = (text: string) =>
  asciiDigits(fold(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(cut);

const withoutApostrophes = (text: string) => text.replace(apostrophe, "");

const plain = (text: string) => split(withoutApostrophes(text));

/** Names of two parts are also found by one of them, and written as one. */
const variants = (text: string) => [
  ...plain(text),
  ...(text.match(/(?<![\p{L}\p{M}])[\p{L}\p{M}]+(?:[-‐‑–'’‘ʻʼ`´′][\p{L}\p{M}]+)+/gu) ?? []).flatMap(
    (name) => [
      ...split(name.replace(apostrophe, " ")),
      ...split(name.replace(/[^\p{L}\p{M}]/gu, "")),
    ],
  ),
];

const wholeEmail = (email: string) => cut(plain(email).join(""));
const emailBeginning = /^[^\s@]+@\S*$/;

/** A number without its area, or that cannot be one. */
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
    const numbers = phoneDigits(booking[name] ?? "");
    return [
      ...numbers.flatMap((number) => [number, number.slice(-7), number.slice(-4)]),
      ...plain(withoutPhones(booking[name] ?? "")),
    ];
  });
  const words = [
    ...asWords.flatMap((name) => variants(booking[name] ?? "")),
    ...[wholeEmail(email), ...digits].filter(Boolean),
    ...[areaBySlug(area)?.name ?? "", ...notes].flatMap(variants),
  ];
  return [...new Set(words)].slice(0, maxWords).join(" ");
}

export function searchTerms(typed: string): string[] {
  const mailbox = readMailbox(typed);
  if (emailBeginning.test(mailbox)) return [wholeEmail(mailbox)].filter(Boolean);
  // Apostrophes go first, as in what is stored: reading phone numbers makes letters of "Ⅷ".
  const left = withoutPhones(withoutApostrophes(typed));
  // Phone numbers are stored without the country's 1.
  const rest = dialed.test(left) ? left.replace(/^\s*\+\s*1(?=.*\d)/, "") : left;
  const digits = rest.replace(/\D/g, "");
  const isNumber = dialed.test(rest) && dialedLengths.includes(digits.length);
  const numbers = [...phonesIn(typed).map(nationalDigits), ...(isNumber ? [digits] : [])];
  // Hundreds share the beginning of a number, few its last four digits, which are a word of their own.
  const terms = numbers.flatMap((number) => [number, number.slice(-4)]);
  return [...new Set([...terms, ...(isNumber ? [] : split(rest))])];
}
