import { business } from "#content/business.ts";
import { formatPhone } from "./typed/readable.ts";

const { phone } = business;

/** The service line as a link and as people read it; null if the site has none to show. */
export const serviceLine: { readonly href: string; readonly text: string } | null =
  phone === null ? null : { href: `tel:${phone}`, text: formatPhone(phone) };

/** The end of a sentence: " or call us at (480) 555-0142", or nothing. */
export const orCallUs: string = serviceLine ? ` or call us at ${serviceLine.text}` : "";

/** Encoded, because a "?" in the address could add recipients. Keeps "@", which some mail programs do not decode. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
