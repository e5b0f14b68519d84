import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { formatPhone } from "#domain/phone.ts";
import { quote } from "#domain/quote.ts";
import { articleHtml } from "./article-html.ts";

test("the phone number is the business's, and a link", () => {
  expect(articleHtml("<p>Call {phone}.</p>")).toBe(
    `<p>Call <a href="tel:${business.phone}">${formatPhone(business.phone)}</a>.</p>`,
  );
});

test("a table stands in a box with the names of its columns, its prices filled in", () => {
  const html = articleHtml(
    '<table><thead><tr><th>Rhythm</th><th align="right">Price</th></tr></thead><tbody><tr><td>Weekly</td><td>{price:weekly}</td></tr></tbody></table>',
  );
  expect(html).toMatch(/^<div class="table-box" role="region" tabindex="0" /);
  expect(html).toContain('aria-label="Table: Rhythm, Price"');
  expect(html).toContain(`<td>$${quote("weekly", "1").perVisit}</td>`);
});

test("links to other sites get rel, links on this one do not", () => {
  expect(
    articleHtml('<a href="https://www.azleg.gov/">law</a> <a href="/pricing">prices</a>'),
  ).toBe('<a rel="noopener" href="https://www.azleg.gov/">law</a> <a href="/pricing">prices</a>');
});
