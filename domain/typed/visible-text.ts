/** Removes the characters that reverse the direction of text, which can disguise text. */
export const withoutBidiControls = (text: string): string => text.replace(/\p{Bidi_Control}/gu, "");

/** Whether a text has a visible character. Unicode counts the Braille blank (U+2800) as a symbol. */
export const isVisible = (text: string): boolean =>
  /[^\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/**
 * A first name that emails and calendars may repeat: letters, marks, apostrophes, hyphens and spaces, at most 30;
 * undefined for anything else.
 */
export function plainFirstName(firstName: string): string | undefined {
  const folded = firstName
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    // Removed characters may have separated a letter and its accent.
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .trim();
  return /^\p{L}[\p{L}\p{M}'’ -]{0,29}$/u.test(folded) ? folded : undefined;
}
