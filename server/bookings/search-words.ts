import { phoneDigits } from "#domain/phone-digits.ts";

/** Indexes take words of some length only, and one character can be spelled out as 18. */
const longestWord = 60;

const cut = (word: string) =>
  word.length <= longestWord ? word : [...word].slice(0, longestWord).join("");

/** Letters and digits, without case and accents: "Núñez-Bell" is "nunez bell". */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(cut);

/** An e-mail address as one word: its parts are in nearly every booking. */
const wholeEmail = (email: string) => cut(plain(email).join(""));
const emailBeginning = /^[^\s@]+@\S*$/;

/** A number as people dial it: seven digits, or ten, with or without the country's 1. */
const dialed = /^[+\d\s().-]+$/;
const dialedLengths = [7, 10];

/**
 * The words that a booking is found by. A telephone number stands there whole, without its area code, and with its
 * last four digits, since every word is found from its beginning only.
 */
export function searchWords(booking: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly zipCode: string;
}): string {
  const { firstName, lastName, email, phone, address, city, zipCode } = booking;
  const digits = phoneDigits(phone);
  const words = [
    ...[firstName, lastName, email, address, city, zipCode].flatMap(plain),
    ...[wholeEmail(email), digits, digits.slice(-7), digits.slice(-4)].filter(Boolean),
  ];
  return [...new Set(words)].join(" ");
}

/** The words of a search, each to be found from its beginning. */
export function searchTerms(search: string): string[] {
  const digits = phoneDigits(search);
  // Hundreds share the beginning of a number, few its last four digits, which are a word of their own.
  if (dialed.test(search) && dialedLengths.includes(digits.length))
    return [digits, digits.slice(-4)];
  if (emailBeginning.test(search.trim())) return [wholeEmail(search)].filter(Boolean);
  return [...new Set(plain(search))];
}
