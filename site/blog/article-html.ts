import { business } from "#content/business.ts";
import { saidText } from "#content/claims.ts";
import { fillInPrices } from "#domain/booking/prices.ts";
import { serviceLine } from "#domain/contact.ts";
import { sourceList } from "#domain/content/sources.ts";
import { sourceNote } from "#site/sections/area/fact.tsx";

const claims = new Map<string, string>(Object.entries(business.claims));

/** What ends "Book a visit or call {phone}": nothing if there is no number. */
const orCall = serviceLine ? ` or call <a href="${serviceLine.href}">${serviceLine.text}</a>` : "";

const textOf = (html: string) => html.replace(/<[^>]*>/g, "").trim();

/** A table wider than a phone scrolls in its own box, which the keyboard can reach. */
function boxed(table: string): string {
  const columns = [...table.matchAll(/<th[^>]*>(.*?)<\/th>/gs)].map(([, cell = ""]) =>
    textOf(cell),
  );
  return `<div role="region" tabindex="0" aria-label="Table: ${columns.join(", ")}">${table}</div>`;
}

/**
 * Finishes an article's rendered Markdown: prices and phone number, tables. A link to another site becomes a
 * number behind its words; the sources so numbered are listed below the article.
 */
export function articleHtml(rendered: string): {
  readonly html: string;
  readonly sources: readonly string[];
} {
  const { sources, noteOf } = sourceList();
  const words = rendered
    .replaceAll(" or call {phone}", orCall)
    .replaceAll(/\{(\w+)\}/g, (token, name) => claims.get(name) ?? token);
  const html = fillInPrices(saidText(words))
    .replace(/<table>.*?<\/table>/gs, boxed)
    .replace(/<a href="(https?:[^"]+)">(.*?)<\/a>/gs, (_, source: string, words: string) => {
      const note = noteOf(source.replaceAll("&#x26;", "&"));
      return `${words}<a href="#source-${note}" aria-label="Source ${note}" class="${sourceNote}">${note}</a>`;
    });
  return { html, sources };
}
