/** "+14805550100" as people read it: "(480) 555-0100". */
export const formatPhone = (e164: string): string =>
  e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
