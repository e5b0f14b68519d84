/** Small letters without accents, compatible forms and invisible characters: spam is disguised with them. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
