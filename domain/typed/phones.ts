import { servedAreaCodes } from "#content/served-zips.ts";
import { formatPhone, readable, withoutLookalikes } from "./readable.ts";

/** A phone number found in what somebody typed. */
export interface Phone {
  /** In E.164 form: "+14805550100". */
  readonly number: string;
  readonly extension: string | undefined;
}

/** Digits of an American number with its area code. */
const wholeLength = 10;

const gap = "[ (),.\\-\u2010-\u2015\u2212/·_*]{0,3}";
/** Seven digits, or letters on the keypad as whole groups: "480-555-POOP", "800-GO-FEDEX". */
const local = `(?:[2-9]\\d\\d|[a-z]{3})${gap}(?:\\d{4}(?!\\d)|[a-z]{4}(?![a-z\\d]))|[a-z](?:-?[a-z]){6}(?![a-z\\d])`;
const american = `(?<![\\d+])\\(?(?:\\+? ?1${gap})?(?<area>[2-9]\\d\\d)${gap}(?<local>${local})`;
const foreign =
  "(?:(?<!\\d[ ().\\-/]{0,3})(?:\\+|0(?:0|11)[ -]?))(?<foreign>[2-9](?:[ ().\\-/]{0,3}\\d){6,14})(?!\\d)";
const marked =
  "[ ,;(]*(?:ext(?:ension|n)?|x|#|;ext=)[ .:=#]*(?:no\\.? *)?(?<marked>\\d{1,7})(?!\\d)";
/** As phones write a pause. Another number is no extension. */
const paused = "[,;] ?(?<paused>\\d{1,6})(?![ ().\\-–/]{0,3}\\d)";
const pattern = new RegExp(`(?:${american}|${foreign})(?:${marked}|${paused})?`, "gi");

const keypad = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];
const dial = (letter: string) =>
  String(keypad.findIndex((letters) => letters.includes(letter.toLowerCase())));
const digitsOf = (text: string) => text.replace(/[a-z]/gi, dial).replace(/\D/g, "");

/** Small letters are words, such as "cell", unless they are the last four. A group of "O" and "I" is rather digits. */
const isDialed = (localPart: string) =>
  (!/[a-z]/.test(localPart) || /^\d{3}[-.]?[a-z]{4}$/.test(localPart)) &&
  !/(?<![a-z])[oils]+(?![a-z])/i.test(localPart);

/** A whole number that a browser and a person have both filled in. */
const twice = /^(?=(?:\D*\d){20})(.+?)[ ,;/]*\1$/;

/** What was typed without its slips. Ten digits and nothing else are one number, however they are spaced: "48 05 55 01 17". */
function mend(typed: string): string {
  const text = withoutLookalikes(readable(typed)).replace(twice, "$1");
  return /^(?:1[ .-]*)?\d(?:[ .-]*\d){9}$/.test(text) ? text.replace(/\D/g, "") : text;
}

interface Found extends Phone {
  readonly typed: string;
  /** False where it may be a slip in an American number. */
  readonly isSure: boolean;
}

/** An American number needs no country: with one, its area code would be another country's. */
function readForeign(digits: string): Pick<Found, "number" | "isSure"> {
  const isOurs = digits.length === wholeLength && servedAreaCodes.includes(digits.slice(0, 3));
  // Mexico no longer has a 1 before its mobile numbers.
  const number = isOurs ? `+1${digits}` : `+${digits.replace(/^521(?=\d{10}$)/, "52")}`;
  // A digit too many before the 1.
  const isSlip = digits.length <= wholeLength || /^\d1[2-9]\d{9}$/.test(digits);
  return { number, isSure: !isSlip && number === `+${digits}` };
}

/** What is surely a whole number, in a mended text: neither a local one nor twenty digits in a row. */
function* find(text: string): Generator<Found> {
  for (const { 0: typed, groups = {} } of text.matchAll(pattern)) {
    const { area, local: localPart = "", foreign: abroad = "" } = groups;
    const extension = groups["marked"] ?? groups["paused"];
    if (area === undefined)
      yield { typed, extension, ...readForeign(digitsOf(abroad.replace("(0)", ""))) };
    else if (isDialed(localPart))
      yield { typed, number: `+1${area}${digitsOf(localPart)}`, extension, isSure: true };
  }
}

const isSame = (one: Phone, other: Phone) =>
  one.number === other.number && one.extension === other.extension;

/** Each phone number in what somebody typed, once, in its order. */
export const phonesIn = (typed: string): Phone[] =>
  [...find(mend(typed))]
    .map(({ number, extension }) => ({ number, extension }))
    .filter((one, index, all) => all.findIndex((other) => isSame(one, other)) === index);

export function withoutPhones(typed: string): string {
  let rest = mend(typed);
  for (const phone of find(rest)) rest = rest.replace(phone.typed, " ");
  return rest;
}

/** As Americans type it, without the country's 1: "4805550142". */
export const nationalDigits = ({ number }: Phone): string => number.replace(/^\+1?/, "");

/** What the same numbers have in common, however they were typed: each one's digits, else all that were typed. */
export const phoneDigits = (typed: string): string[] => {
  const phones = phonesIn(typed).map(nationalDigits);
  return phones.length > 0 ? phones : [readable(typed).replace(/\D/g, "").slice(-10)];
};

/** How to reach a number: its text for people, a link that calls, and one that writes. */
export const phoneLinks = ({ number, extension }: Phone) => ({
  text: extension === undefined ? formatPhone(number) : `${formatPhone(number)} ext. ${extension}`,
  call: `tel:${number}${extension === undefined ? "" : `;ext=${extension}`}`,
  write: `sms:${number}`,
});

/**
 * What was typed as a phone, with a link that calls its first number. A number alone is shown as people read it; text
 * without a sure number has no link.
 */
export function phoneLink(typed: string): {
  readonly href: string | undefined;
  readonly text: string;
} {
  const [first, ...others] = phonesIn(typed);
  if (!first) return { href: undefined, text: typed };
  const { call, text } = phoneLinks(first);
  const isAlone = others.length === 0 && !/[\p{L}\d]/u.test(withoutPhones(typed));
  return { href: call, text: isAlone ? text : typed };
}

/** Whether the first number is dialed as it was typed: neither missing, nor mended, nor perhaps another country's. */
export function isSurePhone(typed: string): boolean {
  const digits = (text: string) => readable(text).replace(/\D/g, "");
  const mended = mend(typed);
  const [first] = find(mended);
  return first?.isSure === true && digits(mended) === digits(typed);
}

/** "(480) 555-0100" for a sure American number and nothing else; anything else stays as it was typed. */
export function tidyPhone(typed: string): string {
  const { text } = phoneLink(typed);
  return isSurePhone(typed) && text.startsWith("(") ? text : typed;
}

/** Shorter phone numbers match nothing, because unrelated people would share them. */
export const minDigits = 7;
