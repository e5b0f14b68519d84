import { expect, test } from "vitest";
import { scriptsOf } from "./page-scripts.ts";

test("a page's scripts are its own, its islands and all that they import, but for React", () => {
  const files: Record<string, string> = {
    "_astro/page.1.js": "page",
    "_astro/form.2.js": 'import"./react.3.js";import"./part.4.js";load(()=>import("./late.5.js"))',
    "_astro/part.4.js": "part",
    "_astro/late.5.js": "late",
  };
  const html =
    '<script src="/_astro/page.1.js"></script><p class="text"></p>' +
    '<astro-island component-url="/_astro/form.2.js"></astro-island>' +
    '<script>inline</script><script type="application/ld+json">{}</script>';
  const found = scriptsOf(html, (file) => files[file] ?? `missing ${file}`);
  expect(found.split("\n").filter(Boolean)).toEqual([
    "inline",
    "page",
    files["_astro/form.2.js"],
    "part",
    "late",
  ]);
});
