import * as z from "zod/mini";
import { asCallFirst } from "#domain/booking/call-first.ts";
import { replyBy } from "#domain/business-clock/promise.ts";
import type { ThankYouProps } from "#domain/pages/page-props.ts";
import {
  isSameToken,
  linkKeyOf,
  linkPath,
  readToken,
  tokenOf,
} from "#server/bookings/visitor-links.ts";
import { copyOf, type Resource } from "#server/http/built-site.ts";
import type { Context } from "#server/http/context.ts";
import type { DaysOffCache } from "#server/visits/days-off-cache.ts";

const path = "/thank-you";
const visitors = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/** Where a plain form ends. */
export function thankYouAddress({ visit, callFirst, hearBy, isEmailed }: ThankYouProps): string {
  const query = new URLSearchParams({ visit: visit.slice(linkPath("").length) });
  if (hearBy) query.set("by", hearBy);
  if (callFirst) query.set("first", callFirst);
  if (isEmailed) query.set("emailed", "true");
  return `${path}?${query}`;
}

/** Undefined once it is over, and for a time that no booking is promised. */
function promisedIn(query: URLSearchParams, now: Date): string | undefined {
  const by = query.get("by") ?? "";
  const isMoment = z.iso.datetime({ offset: true }).safeParse(by).success;
  const moment = new Date(by);
  return isMoment && now < moment && moment <= replyBy(now) ? by : undefined;
}

/** The page of thanks with the link to the visitor's own page; as it was built for any other token. */
export function fillThankYou(
  { site, renderPage }: Pick<Context, "site" | "renderPage">,
  secret: string,
  { clock }: Pick<DaysOffCache, "clock">,
) {
  const key = linkKeyOf(secret);
  return (asked: string, query: string): Resource | undefined => {
    const built = asked === path ? site.get(path) : undefined;
    const given = new URLSearchParams(query);
    const token = given.get("visit") ?? "";
    if (!built || !isSameToken(token, tokenOf(key, { ...readToken(token), generation: 0 })))
      return undefined;
    const callFirst = asCallFirst(given.get("first"));
    const at = clock();
    const hearBy = promisedIn(given, at.now);
    const isEmailed = given.get("emailed") === "true";
    const props = { visit: linkPath(token), callFirst, hearBy, isEmailed };
    const body = Buffer.from(renderPage(path, props, at));
    return { headers: { ...built.headers, ...visitors }, copies: { identity: copyOf(body) } };
  };
}
