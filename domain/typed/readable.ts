/** A digit of any script as an ASCII digit. Each script's ten are consecutive, from zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Most of what is typed: nothing in it has to be read in another way. */
export const isAscii = (text: string): boolean => /^[\0-\u007f]*$/.test(text);

/** Digits of every script as ASCII. */
export const asciiDigits = (text: string): string =>
  isAscii(text) ? text : text.replace(/(?![0-9])\p{Nd}/gu, asciiDigit);

/**
 * What machines read (mailboxes, phones, zips), whatever keyboard it was typed on and wherever it was copied from:
 * compatibility forms folded, digits of every script as ASCII, invisible characters dropped, and plain, single spaces.
 */
export const readable = (typed: string): string =>
  isAscii(typed)
    ? typed.replace(/ +/g, " ").trim()
    : asciiDigits(typed.normalize("NFKC").replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ""))
        .replace(/\p{Zs}+/gu, " ")
        // Without what stood between them, marks may be in another order.
        .normalize("NFKC")
        .trim();

const lookalikes =
  /(?<!\p{L})(?:(?<=\d)[OoIlS]+|[OoIlS]+(?=\d)|(?<=\d[ .-])[OoIlS]+(?=[ .-]\d))(?!\p{L})/gu;
const digitFor = new Map([
  ["I", "1"],
  ["l", "1"],
  ["S", "5"],
]);

/** With digits for the letters among them that look alike: "8525O", "48o-555-oIl7". */
export const withoutLookalikes = (text: string): string =>
  text.replace(lookalikes, (letters) =>
    [...letters].map((letter) => digitFor.get(letter) ?? "0").join(""),
  );

/** "85251" or "85251-1234" of what was typed as a zip: "AZ 85251.", "85251 USA". Anything else stays readable. */
export function readZip(typed: string): string {
  const text = readable(typed);
  const digits = /^[\d ]+$/.test(text) ? text.replaceAll(" ", "") : text;
  const [, zip, four] =
    /^[\p{L} ,.]*(\d{5})(?:[ \-\u2010-\u2015\u2212]*(\d{4}))?(?![\p{L}])[\p{L} ,.;:]*$/u.exec(
      digits,
    ) ?? [];
  if (zip === undefined) return text;
  return four === undefined ? zip : `${zip}-${four}`;
}

/** Without what surrounds a mailbox where it was copied: "mailto:", one pair of angle brackets, punctuation at its end. */
export const readMailbox = (typed: string): string =>
  readable(typed)
    .replaceAll("。", ".")
    // Tried only where such a run begins: a long one would take seconds.
    .replace(/(?<![\s.,;:、])[\s.,;:、]+$/, "")
    .replace(/^<(.*)>$/, "$1")
    .replace(/^mailto:([^?]*).*$/i, "$1")
    .trim();

/** "+14805550100" as people read it: "(480) 555-0100". */
export const formatPhone = (e164: string): string =>
  e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
