import { expect, test } from "vitest";
import { purgeStyles } from "./purge-styles.ts";

/** A page with its style, as the build leaves it. */
const styled = (css: string, body: string, script = "") =>
  purgeStyles(
    `<!doctype html><html><head><style>${css}</style></head><body>${body}</body></html>`,
    () => script,
  );

test("rules stay for the classes, elements, ids and attributes of a page", async () => {
  const css =
    ".card{color:red}main p{color:red}#faq{color:red}[open]{color:red}.md\\:p-8{color:red}";
  const body = '<main id="faq"><p class="card md:p-8"></p><details open></details></main>';
  expect(await styled(css, body)).toContain(`<style>${css}</style></head>`);
});

test("a word in the text or an element name does not keep a class rule", async () => {
  const css = ".fixed{color:red}.summary{color:red}";
  expect(await styled(css, "<details><summary>fixed</summary></details>")).toContain(
    "<style></style>",
  );
});

test("rules stay for classes that an island may set", async () => {
  const css = ".is-open{color:red}";
  const island = '<astro-island component-url="/_astro/form.js"></astro-island>';
  expect(await styled(css, island, 'box.className = "box is-open"')).toContain(css);
  expect(await styled(css, island, "box.is-open")).not.toContain(css);
});

test("a media query that lost all its rules goes with them", async () => {
  const css = "@media (width>=40rem){@media (width<64rem){.gone{color:red}}}p{color:red}";
  expect(await styled(css, "<p></p>")).toContain("<style>p{color:red}</style>");
});

test("the focus ring stays", async () => {
  const css = ":focus-visible{outline:1px solid}";
  expect(await styled(css, "<p></p>")).toContain(css);
});

test("an island's style moves into the head, behind the page's own", async () => {
  const page = await styled("p{color:red}", "<p></p><style>b{color:red}</style><b></b>");
  expect(page).toContain("<style>p{color:red}b{color:red}</style></head><body><p></p><b></b>");
});

test("borders lose Tailwind's custom properties, unless another utility needs them", async () => {
  const css =
    '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}.edge{border-style:var(--tw-border-style);border-width:2px}';
  expect(await styled(css, '<p class="edge"></p>')).toContain("<style>.edge{border-width:2px}<");
  const shadow = ".lit{box-shadow:var(--tw-shadow)}";
  expect(await styled(css + shadow, '<p class="edge lit"></p>')).toContain(css + shadow);
});
