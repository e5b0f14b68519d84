import { formatPhone } from "./phone.ts";
import { phoneDigits } from "./phone-digits.ts";

/**
 * A number as its visitor typed it, to be dialed by a tap: ten digits are one of the United States. An extension is
 * shown, not dialed. What holds no digit cannot be dialed.
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
