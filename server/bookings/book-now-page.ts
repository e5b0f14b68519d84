import { brotliCompressSync, constants } from "node:zlib";
import { asksForQuote } from "#domain/booking/call-first.ts";
import { choicesIn } from "#domain/booking/options.ts";
import type { BookNowProps } from "#domain/pages/page-props.ts";
import { copyOf, type Resource } from "#server/http/built-site.ts";
import type { Context } from "#server/http/context.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { KnownDaysOff } from "#server/visits/known-days-off.ts";

/** Undefined for a query that presets nothing. */
function propsOf(query: string): BookNowProps | undefined {
  const values = choicesIn(query);
  const isCommercial = asksForQuote(query);
  const isPlain = Object.keys(values).length === 0 && !isCommercial;
  return isPlain ? undefined : { form: { values, ...(isCommercial && { isCommercial }) } };
}

/** Takes 0.6 ms. The built pages' quality would make the visitor wait 100 ms. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Lets links preset `/book-now` without JavaScript. Returns undefined where the page goes out as it was built: in a flood
 * the form's script takes the choices from the address.
 */
export function fillBookNow(
  { site, renderPage }: Pick<Context, "site" | "renderPage">,
  { isOver }: Pick<Limits, "isOver">,
  { clock }: Pick<KnownDaysOff, "clock">,
) {
  return (path: string, query: string): Resource | undefined => {
    if (path !== "/book-now") return undefined;
    const built = site.get(path);
    const props = propsOf(query);
    if (!built || !props || isOver({ of: "presetForms", whose: [""] })) return undefined;
    const body = Buffer.from(renderPage(path, props, clock()));
    const br = copyOf(brotliCompressSync(body, brotliOptions));
    return { headers: built.headers, copies: { identity: copyOf(body), br } };
  };
}
