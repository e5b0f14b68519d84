import { expect, test } from "vitest";
import { purgeStyles } from "./purge-styles.ts";

/** What is left of the style of a page. */
const styled = (css: string, body: string, script = "") =>
  purgeStyles(
    `<!doctype html><html><head><style>${css}</style></head><body>${body}</body></html>`,
    () => script,
  );

test("rules stay for the classes, elements, ids and attributes of a page", async () => {
  const css =
    ".card{color:red}main p{color:red}#faq{color:red}[open]{color:red}.md\\:p-8{color:red}";
  const body = '<main id="faq"><p class="card md:p-8"></p><details open></details></main>';
  expect(await styled(css, body)).toBe(css);
});

test("a word in the text or an element name does not keep a class rule", async () => {
  const css = ".fixed{color:red}.summary{color:red}";
  expect(await styled(css, "<details><summary>fixed</summary></details>")).toBe("");
});

test("rules stay for classes that an island may set", async () => {
  const css = ".is-open{color:red}";
  const island = '<astro-island component-url="/_astro/form.js"></astro-island>';
  expect(await styled(css, island, 'box.className = "box is-open"')).toContain(css);
  expect(await styled(css, island, "box.is-open")).not.toContain(css);
});

test("the focus ring stays", async () => {
  const css = ":focus-visible{outline:1px solid}";
  expect(await styled(css, "<p></p>")).toContain(css);
});

test("an island's style comes behind the page's own", async () => {
  expect(await styled("p{color:red}", "<p></p><style>b{color:red}</style><b></b>")).toBe(
    "p{color:red}b{color:red}",
  );
});
