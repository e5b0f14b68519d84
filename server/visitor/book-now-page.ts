import { brotliCompressSync, constants } from "node:zlib";
import { asksForQuote } from "#domain/booking/call-first.ts";
import { choicesIn } from "#domain/booking/options.ts";
import type { BookNowProps } from "#domain/pages/page-props.ts";
import { copyOf, type Resource } from "#server/http/built-site.ts";
import type { Context } from "#server/http/context.ts";
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
