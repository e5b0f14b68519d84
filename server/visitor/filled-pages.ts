import { brotliCompressSync, constants } from "node:zlib";
import * as z from "zod/mini";
import { asCallFirst, asksForQuote } from "#domain/booking/call-first.ts";
import { choicesIn } from "#domain/booking/options.ts";
import { replyBy } from "#domain/business-clock/promise.ts";
import type { BookNowProps, ThankYouProps } from "#domain/pages/page-props.ts";
import {
  isSameToken,
  linkKeyOf,
  linkPath,
  readToken,
  tokenOf,
} from "#server/bookings/visitor-links.ts";
import type { Context } from "#server/http/context.ts";
import { copyOf, type Resource } from "#server/http/resource.ts";
import type { DaysOffCache } from "#server/visits/days-off-cache.ts";

/** Undefined for a query that presets nothing. */
function propsOf(query: string): BookNowProps | undefined {
  const values = choicesIn(query);
  const isCommercial = asksForQuote(query);
  const isPlain = Object.keys(values).length === 0 && !isCommercial;
  return isPlain ? undefined : { form: { values, ...(isCommercial && { isCommercial }) } };
}

/** Each takes a millisecond. */
const maxOfSecond = 100;

/** Takes 0.6 ms. The built pages' quality would make the visitor wait 100 ms. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Lets links preset `/book-now` without JavaScript. Returns undefined where the page goes out as it was built: in a flood
 * the form's script takes the choices from the address.
 */
export function fillBookNow(
  { site, renderPage, now }: Pick<Context, "site" | "renderPage" | "now">,
  { clock }: Pick<DaysOffCache, "clock">,
) {
  let second = { start: 0, filled: 0 };
  function isFlooded(): boolean {
    const start = Math.floor(now().getTime() / 1000);
    if (start !== second.start) second = { start, filled: 0 };
    second.filled += 1;
    return second.filled > maxOfSecond;
  }
  return (path: string, query: string): Resource | undefined => {
    if (path !== "/book-now") return undefined;
    const built = site.get(path);
    const props = propsOf(query);
    if (!built || !props || isFlooded()) return undefined;
    const body = Buffer.from(renderPage(path, props, clock()));
    const br = copyOf(brotliCompressSync(body, brotliOptions));
    return { headers: built.headers, copies: { identity: copyOf(body), br } };
  };
}

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
