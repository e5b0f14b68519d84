/** "+14802345142" as people read it: "(480) 234-5142". */
export const formatPhone = (e164: string): string =>
  e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");

/** Without the country's 1: "+1 (480) 555-0199" is "4805550199". */
export const phoneDigits = (phone: string): string =>
  phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");

/**
 * A link that dials a number as it was typed. Ten digits are a US number. An extension is shown, but not dialed. Text
 * without digits gets no link.
 */
export function phoneLink(typed: string): {
  readonly href: string | undefined;
  readonly text: string;
} {
  const [number = typed, extension] = typed.split(/(?<=\d{3,}\D*\d{4}) *(?:[x#;,]|ext)/i);
  const digits = phoneDigits(number);
  if (digits === "") return { href: undefined, text: typed };
  if (digits.length !== 10)
    return { href: `tel:${typed.trim().startsWith("+") ? "+" : ""}${digits}`, text: typed };
  const text = extension === undefined ? formatPhone(`+1${digits}`) : typed;
  return { href: `tel:+1${digits}`, text };
}
