import { brotliCompressSync, constants } from "node:zlib";
import { commercialWords } from "#content/page-words.ts";
import { choicesIn } from "#domain/booking-options.ts";
import { copyOf, type Resource, type Site } from "#server/http/built-site.ts";
import { html } from "#server/http/html.ts";
import { createAllowance } from "#server/limits/rate-limit.ts";
import { priceHtml } from "./price-html.ts";

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

/** Takes 0.6 ms. The built pages' quality would make the visitor wait 100 ms. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** In a flood the others get the page as it was built, where the form's script fills in what the link says. */
const fillAllowance = { perSecond: 100, maxSaved: 100 };

/** Lets links preset `/book-now` without JavaScript. Undefined for a query that presets nothing. */
export function bookNowFiller(site: Site) {
  const built = site.get("/book-now");
  const markup = built?.copies.identity.body.toString() ?? "";
  const canFill = createAllowance(fillAllowance);
  return (path: string, query: string): Resource | undefined => {
    if (!built || path !== "/book-now") return undefined;
    const choices = choicesIn(query);
    const isCommercial = new URLSearchParams(query).get("for") === "commercial";
    if (Object.keys(choices).length === 0 && !isCommercial) return undefined;
    if (!canFill()) return undefined;
    const body = Buffer.from(fill(markup, choices, isCommercial));
    const br = copyOf(brotliCompressSync(body, brotliOptions));
    return { headers: built.headers, copies: { identity: copyOf(body), br } };
  };
}
