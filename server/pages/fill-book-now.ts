import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { commercialWords } from "#content/page-words.ts";
import { choicesIn } from "#domain/booking-choices.ts";
import { priceHtml } from "#server/bookings/price-html.ts";
import { html } from "#server/mail/html.ts";
import { copyOf, type Resource } from "./site.ts";

type Choices = ReturnType<typeof choicesIn>;

/** Writes into the markup as Astro and React render it: an HTML parser takes 15 ms, and 10 MB once it is loaded. */
function fill(page: string, { serviceType, numDogs }: Choices, isCommercial: boolean): string {
  let filled = page;
  const write = (place: RegExp, text: string) => {
    filled = filled.replace(place, (_, before: string) => before + text);
  };
  for (const value of [serviceType, numDogs]) {
    if (value === undefined) continue;
    const chosen = `<option value="${value}"`;
    filled = filled.replace(/<select.*?<\/select>/gs, (select) =>
      select.includes(chosen)
        ? select.replace(' selected=""', "").replace(chosen, `${chosen} selected=""`)
        : select,
    );
  }
  const price = { serviceType: serviceType ?? "", numDogs: numDogs ?? "" };
  write(/(<output[^>]*>).*?(?=<\/output>)/s, priceHtml(price));
  if (isCommercial)
    for (const [place, text] of Object.entries(commercialWords.booking))
      write(new RegExp(`(<\\w+ data-fill="${place}"[^>]*>)[^<]*`), html`${text}`.text);
  return filled;
}

/** Quick where the page is compressed while somebody waits: the best would take 100 ms. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

interface FilledPage {
  readonly resource: Resource;
  readonly withZip: (zipCode: string) => Resource;
}

function filledPage({ headers }: Resource, page: string): FilledPage {
  const body = Buffer.from(page);
  const identity = copyOf(body);
  const zipField = /<input[^>]* name="zipCode" value="/.exec(page);
  const zipAt = zipField ? zipField.index + zipField[0].length : 0;
  const before = Buffer.from(page.slice(0, zipAt));
  const after = body.subarray(before.length);
  return {
    resource: {
      headers,
      copies: {
        identity,
        br: copyOf(brotliCompressSync(body, brotliQuality)),
        gzip: copyOf(gzipSync(body)),
      },
    },
    // Zips are too many to keep or to compress each.
    withZip: (zipCode) => ({
      headers,
      copies: {
        identity: {
          body: Buffer.concat([before, Buffer.from(zipCode), after]),
          etag: identity.etag.replace(/"$/, `-${zipCode}"`),
        },
      },
    }),
  };
}

/**
 * `/book-now` as its query asks for it, also without JavaScript: plan, dogs and zip chosen, and the headline for
 * communities. Undefined where the query asks for none of these. Each combination but the zip is made once.
 */
export function bookNowFiller(page: Resource): (query: string) => Resource | undefined {
  const made = new Map<string, FilledPage>();
  return (query) => {
    const { zipCode, ...choices } = choicesIn(query);
    const isCommercial = new URLSearchParams(query).get("for") === "commercial";
    const key = JSON.stringify([choices, isCommercial]);
    if (key === "[{},false]" && !zipCode) return undefined;
    let filled = made.get(key);
    if (!filled) {
      const text = fill(page.copies.identity.body.toString(), choices, isCommercial);
      filled = filledPage(page, text);
      made.set(key, filled);
    }
    return zipCode ? filled.withZip(zipCode) : filled.resource;
  };
}
