/** Removes the characters that reverse the direction of text, which can disguise text. */
export const withoutBidiControls = (text: string): string => text.replace(/\p{Bidi_Control}/gu, "");

/** Whether a text has a visible character. Unicode counts the Braille blank (U+2800) as a symbol. */
export const isVisible = (text: string): boolean =>
  /[^\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
