import { expect, test } from "vitest";
import { articleHtml } from "./article-html.ts";

test("the phone number is the business's, and a link", () => {
  expect(articleHtml("<p>Call {phone}.</p>")).toBe(
    '<p>Call <a href="tel:+14805550142">(480) 555-0142</a>.</p>',
  );
});

test("a table stands in a box with the names of its columns, its prices filled in", () => {
  const html = articleHtml(
    '<table><thead><tr><th>Rhythm</th><th align="right">Price</th></tr></thead><tbody><tr><td>Weekly</td><td>{price:weekly}</td></tr></tbody></table>',
  );
  expect(html).toMatch(/^<div class="table-box" role="region" tabindex="0" /);
  expect(html).toContain('aria-label="Table: Rhythm, Price"');
  expect(html).toContain("<td>$24</td>");
});

test("links to other sites get rel, links on this one do not", () => {
  expect(
    articleHtml('<a href="https://www.azleg.gov/">law</a> <a href="/pricing">prices</a>'),
  ).toBe('<a rel="noopener" href="https://www.azleg.gov/">law</a> <a href="/pricing">prices</a>');
});
