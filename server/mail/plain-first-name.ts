/**
 * The first name as a mail to a stranger may repeat it: letters, marks, apostrophes, hyphens and blanks, at most 30.
 * Undefined for anything else: a stranger's address can be typed into the form, and this name would reach that person.
 */
export function plainFirstName(typed: string): string | undefined {
  const folded = typed
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return /^\p{L}[\p{L}\p{M}'’ -]{0,29}$/u.test(folded) ? folded : undefined;
}
