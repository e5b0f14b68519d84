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
