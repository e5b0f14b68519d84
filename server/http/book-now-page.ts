import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { commercialWords } from "#content/page-words.ts";
import { choicesIn } from "#domain/booking-options.ts";
import { priceHtml } from "#server/bookings/price-html.ts";
import { html } from "#server/messages/html.ts";
import { copyOf, type Resource } from "./built-site.ts";

type Choices = ReturnType<typeof choicesIn>;

/** Replaces parts of the markup as Astro and React render it: an HTML parser would take 15 ms and 10 MB. */
function fill(
  page: string,
  { serviceType, numDogs, zipCode }: Choices,
  isCommercial: boolean,
): string {
  let filled = page;
  const writeAfter = (place: RegExp, text: string) => {
    filled = filled.replace(place, (_, before: string) => before + text);
  };
  for (const value of [serviceType, numDogs]) {
    if (value === undefined) continue;
    const option = `<option value="${value}"`;
    filled = filled.replace(/<select.*?<\/select>/gs, (select) =>
      select.includes(option)
        ? select.replace(' selected=""', "").replace(option, `${option} selected=""`)
        : select,
    );
  }
  const price = { serviceType: serviceType ?? "", numDogs: numDogs ?? "" };
  writeAfter(/(<output[^>]*>).*?(?=<\/output>)/s, priceHtml(price));
  if (zipCode) writeAfter(/(<input[^>]* name="zipCode" value=")/, zipCode);
  if (isCommercial)
    for (const [place, text] of Object.entries(commercialWords.booking))
      writeAfter(
        new RegExp(`(<(\\w+) data-fill="${place}"[^>]*>).*?(?=</\\2>)`, "s"),
        html`${text}`.text,
      );
  return filled;
}

/** Brotli's best quality would make the visitor wait 100 ms. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Lets links preset `/book-now` without JavaScript. Undefined for a query that presets nothing. */
export function bookNowFiller(page: Resource): (query: string) => Resource | undefined {
  const { headers, copies } = page;
  const markup = copies.identity.body.toString();
  const compressed = new Map<string, Resource>();
  return (query) => {
    const { zipCode, ...choices } = choicesIn(query);
    const isCommercial = new URLSearchParams(query).get("for") === "commercial";
    const key = JSON.stringify([choices, isCommercial]);
    if (key === "[{},false]" && !zipCode) return undefined;
    const fillIn = (filling: Choices) => Buffer.from(fill(markup, filling, isCommercial));
    // There are too many zip codes to keep or compress a page for each.
    if (zipCode) return { headers, copies: { identity: copyOf(fillIn({ ...choices, zipCode })) } };
    const known = compressed.get(key);
    if (known) return known;
    const body = fillIn(choices);
    const filled = {
      headers,
      copies: {
        identity: copyOf(body),
        br: copyOf(brotliCompressSync(body, brotliOptions)),
        gzip: copyOf(gzipSync(body)),
      },
    };
    compressed.set(key, filled);
    return filled;
  };
}
