/** Lowercase text without accents, compatibility forms and invisible characters, which disguise spam. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
