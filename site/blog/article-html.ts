import { business } from "#content/business.ts";
import { fillInPrices } from "#domain/article-prices.ts";
import { formatPhone } from "#domain/phone.ts";

const call = `<a href="tel:${business.phone}">${formatPhone(business.phone)}</a>`;

const textOf = (html: string) => html.replace(/<[^>]*>/g, "").trim();

/** A table that is wider than a phone scrolls in a box of its own, which the keyboard can reach. */
function boxed(table: string): string {
  const columns = [...table.matchAll(/<th[^>]*>(.*?)<\/th>/gs)].map(([, cell = ""]) =>
    textOf(cell),
  );
  return `<div class="table-box" role="region" tabindex="0" aria-label="Table: ${columns.join(", ")}">${table}</div>`;
}

/** Finishes an article's rendered Markdown: prices and phone number, tables, links to other sites. */
export const articleHtml = (rendered: string): string =>
  fillInPrices(rendered.replaceAll("{phone}", call))
    .replace(/<table>.*?<\/table>/gs, boxed)
    .replaceAll('<a href="http', '<a rel="noopener" href="http');
