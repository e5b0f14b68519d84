import { expect, test } from "vitest";
import { shorten } from "./shorten-pages.ts";

test("classes get short names, the most frequent the shortest, in selectors and elements alike", () => {
  const html =
    "<style>.md\\:p-8{padding:.5rem}.card:hover>.wide{width:1.5rem}</style>" +
    '<b class="wide">.card</b><b class="card md:p-8"></b><b class="card wide">';
  expect(shorten(html, "")).toBe(
    '<style>.c{padding:.5rem}.b:hover>.a{width:1.5rem}</style><b class="a">.card</b><b class="b c"></b><b class="a b">',
  );
});

test("after the letters, names follow the order of the styles", () => {
  const classes = Array.from({ length: 28 }, (_, index) => `class-${index}`);
  const css = classes.toReversed().map((name) => `.${name}{}`);
  const html = classes.map((name) => `<b class="${name}"></b>`);
  const short = shorten(`<style>${css.join("")}</style>${html.join("")}`, "");
  expect(short).toMatch(/^<style>\.aa\{\}\.ab\{\}\.z\{\}\.y\{\}/);
});

test("classes that always stand together share a name, and each rule keeps its place", () => {
  const html =
    "<style>.flex{display:flex}.red{color:#ff0000}.wide{width:9rem}</style>" +
    '<b class="flex wide red">one</b><b class="red">two</b>';
  expect(shorten(html, "")).toBe(
    "<style>.b{display:flex}.a{color:#FF0000}.b{width:9rem}</style>" +
      '<b class="a b">one</b><b class="a">two</b>',
  );
});

test("what a script or an island's properties write keeps its name, and is not given to another", () => {
  const html =
    "<style>.open{}.w-20{}.wide{}</style>" +
    '<astro-island props="{&quot;className&quot;:[0,&quot;w-20&quot;]}"><p class="open w-20 wide"></p></astro-island>';
  const script = 'element.className = "open a"';
  expect(shorten(html, script)).toContain("<style>.open{}.w-20{}.b{}</style>");
  expect(shorten(html, script)).toContain('<p class="b open w-20">');
});

test("drawn shapes lose their closing tags", () => {
  expect(shorten('<svg><path d="M0 0"></path><g></g></svg>', "")).toBe(
    '<svg><path d="M0 0"/><g></g></svg>',
  );
});

test("end tags go only where HTML implies them", () => {
  const shortened = (html: string) => shorten(html, "");
  expect(shortened("<ul><li>1</li><li>2</li></ul>")).toBe("<ul><li>1<li>2</ul>");
  expect(shortened("<div><p>1</p><p>2</p></div>")).toBe("<div><p>1<p>2</div>");
  expect(shortened("<select><option>1</option></select>")).toBe("<select><option>1</select>");
  for (const kept of [
    "<p>1</p><a>2</a>",
    "<p>1</p> text",
    "<a><p>1</p></a>",
    "<p>1</p><pre>2</pre>",
  ])
    expect(shortened(kept)).toBe(kept);
});

test("an island keeps options that say something", () => {
  const island = (opts: string) => shorten(`<astro-island uid="Z1" opts="${opts}">`, "");
  expect(island("{&quot;name&quot;:&quot;Form&quot;,&quot;value&quot;:true}")).toBe(
    '<astro-island opts="{}">',
  );
  const only = "{&quot;name&quot;:&quot;Inbox&quot;,&quot;value&quot;:&quot;react&quot;}";
  expect(island(only)).toBe(`<astro-island opts="${only}">`);
});
