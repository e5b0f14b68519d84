import type { APIRoute } from "astro";
import { business } from "#content/business.ts";
import { mailLink } from "#domain/contact.ts";
import { dayMs } from "#domain/dates.ts";
import { absolute } from "#site/seo/structured-data.ts";

/** Shorter than the year that the standard allows at most. */
const validDays = 360;

/** Where to report a vulnerability. @see https://www.rfc-editor.org/rfc/rfc9116 */
export const GET: APIRoute = ({ site }) => {
  const expires = new Date(Date.now() + validDays * dayMs);
  expires.setUTCHours(0, 0, 0, 0);
  return new Response(`Contact: ${business.email ? mailLink(business.email) : absolute("/book-now", site)}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${absolute("/.well-known/security.txt", site)}
`);
};
