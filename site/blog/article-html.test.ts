import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { quote } from "#domain/booking/prices.ts";
import { formatPhone } from "#domain/typed/readable.ts";
import { sourceNote } from "#site/sections/area/fact.tsx";
import { articleHtml } from "./article-html.ts";

const phone = business.phone ?? "";

test("the phone number is the business's, and a link", () => {
  expect(articleHtml("<p>Write or call {phone}.</p>").html).toBe(
    `<p>Write or call <a href="tel:${phone}">${formatPhone(phone)}</a>.</p>`,
  );
});

test("a table is in a box labeled with its columns, and its prices are filled in", () => {
  const { html } = articleHtml(
    '<table><thead><tr><th>Rhythm</th><th align="right">Price</th></tr></thead><tbody><tr><td>Weekly</td><td>{price:weekly}</td></tr></tbody></table>',
  );
  expect(html).toMatch(/^<div role="region" tabindex="0" /);
  expect(html).toContain('aria-label="Table: Rhythm, Price"');
  expect(html).toContain(`<td>$${quote("weekly", "1").perVisit}</td>`);
});

test("links to other sites become numbered sources, links within this site stay", () => {
  const law = '<a href="https://www.azleg.gov/">law</a>';
  const { html, sources } = articleHtml(
    `${law} <a href="/pricing">prices</a> <a href="https://a.example/?b&#x26;c">c</a> ${law}`,
  );
  const note = (number: number) =>
    `<a href="#source-${number}" aria-label="Source ${number}" class="${sourceNote}">${number}</a>`;
  expect(html).toBe(`law${note(1)} <a href="/pricing">prices</a> c${note(2)} law${note(1)}`);
  expect(sources).toEqual(["https://www.azleg.gov/", "https://a.example/?b&c"]);
});
