import { asCallFirst } from "#domain/call-first.ts";
import type { ThankYouProps } from "#domain/page-props.ts";
import { copyOf, type Resource } from "#server/http/built-site.ts";
import type { Context } from "#server/http/context.ts";
import {
  isSameToken,
  linkKeyOf,
  linkPath,
  readToken,
  tokenOf,
} from "#server/journal/visitor-links.ts";

const path = "/thank-you";
const visitors = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/** Where a plain form ends. */
export function thankYouAddress({ visit, callFirst }: ThankYouProps): string {
  const query = new URLSearchParams({ visit: visit.slice(linkPath("").length) });
  if (callFirst) query.set("first", callFirst);
  return `${path}?${query}`;
}

/** The page of thanks with the link to the visitor's own page; as it was built for any other token. */
export function fillThankYou(
  { site, renderPage }: Pick<Context, "site" | "renderPage">,
  secret: string,
) {
  const key = linkKeyOf(secret);
  return (asked: string, query: string): Resource | undefined => {
    const built = asked === path ? site.get(path) : undefined;
    const given = new URLSearchParams(query);
    const token = given.get("visit") ?? "";
    if (!built || !isSameToken(token, tokenOf(key, { ...readToken(token), generation: 0 })))
      return undefined;
    const callFirst = asCallFirst(given.get("first"));
    const body = Buffer.from(renderPage(path, { visit: linkPath(token), callFirst }));
    return { headers: { ...built.headers, ...visitors }, copies: { identity: copyOf(body) } };
  };
}
