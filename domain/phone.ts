const keypad = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

/** "+14805550142" as people read it: "(480) 555-0142". */
export const formatPhone = (e164: string): string =>
  e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");

/** The digits that a number spelled with letters dials, as E.164. */
export function dialedDigits(spelled: string): string {
  const digits = [...spelled.toLowerCase()].map((character) => {
    const key = keypad.findIndex((letters) => letters.includes(character));
    return key < 0 ? character : String(key + 2);
  });
  return `+1${digits.join("").replace(/\D/g, "").replace(/^1/, "")}`;
}
