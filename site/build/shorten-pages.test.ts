import { expect, test } from "vitest";
import { shorten } from "./shorten-pages.ts";

test("classes get short names, the most frequent the shortest, in selectors and elements alike", () => {
  const html =
    "<style>.md\\:p-8{padding:.5rem}.card:hover>.wide{width:1.5rem}</style>" +
    '<p class="wide">.card</p><p class="card wide md:p-8">';
  expect(shorten(html, "")).toBe(
    '<style>.c{padding:.5rem}.b:hover>.a{width:1.5rem}</style><p class="a">.card</p><p class="b a c">',
  );
});

test("what a script or an island's properties write keeps its name, and is not given to another", () => {
  const html =
    "<style>.open{}.w-20{}.wide{}</style>" +
    '<astro-island props="{&quot;className&quot;:[0,&quot;w-20&quot;]}"><p class="open w-20 wide"></p></astro-island>';
  const script = 'element.className = "open a"';
  expect(shorten(html, script)).toContain("<style>.open{}.w-20{}.b{}</style>");
  expect(shorten(html, script)).toContain('<p class="open w-20 b">');
});

test("drawn shapes lose their closing tags", () => {
  expect(shorten('<svg><path d="M0 0"></path><g></g></svg>', "")).toBe(
    '<svg><path d="M0 0"/><g></g></svg>',
  );
});
