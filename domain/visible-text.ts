/** Takes out the characters that turn the direction of text around: with them one thing reads as another. */
export const withoutBidiControls = (text: string): string => text.replace(/\p{Bidi_Control}/gu, "");

/** True for text with a character that is seen. The Braille blank counts as a symbol in Unicode. */
export const isVisible = (text: string): boolean =>
  /[^\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
