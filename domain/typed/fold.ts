import { isAscii } from "./readable.ts";

/** Letters that no compatibility form takes apart, as people without them on their keyboard type them. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ø: "o", ł: "l", đ: "d", ð: "d", ı: "i", ħ: "h", ŧ: "t", ŋ: "n" },
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th" },
};

/** Lowercase text without accents, compatibility forms and invisible characters, as spam is read and names are found. */
export const fold = (text: string): string =>
  (isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize("NFKD")
        .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
        // Only now, as some compatibility forms are capitals.
        .toLowerCase()
        .replace(/[^\0-\u007f]/g, (letter) => plainLetters[letter] ?? letter)
  )
    .replace(/\s+/g, " ")
    .trim();

/** As people shorten an address. @see https://pe.usps.com/text/pub28/28apc_002.htm */
const shortened: Readonly<Record<string, string>> = {
  ...{ avenue: "ave", boulevard: "blvd", circle: "cir", court: "ct", drive: "dr", lane: "ln" },
  ...{ parkway: "pkwy", place: "pl", road: "rd", square: "sq", street: "st", terrace: "ter" },
  ...{ highway: "hwy", trail: "trl", north: "n", south: "s", east: "e", west: "w" },
  ...{ apartment: "", apt: "", unit: "", suite: "", ste: "", arizona: "az" },
};

/** The same for "7420 East Camelback Road, Apt. 4" and "7420 e camelback rd #4". */
export const foldAddress = (text: string): string =>
  fold(text)
    .replace(/[.,#]+/g, " ")
    .split(/\s+/)
    .map((word) => shortened[word] ?? word)
    .filter(Boolean)
    .join(" ");
