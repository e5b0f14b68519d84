import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { barePage } from "./bare-page.ts";

const page =
  '<html><head><link rel="preload" href="/a.woff2"><script src="/a.js"></script>' +
  "<style>@font-face{font-family:A;src:url(/a.woff2)}p{color:red}</style></head>" +
  '<body><p>Words</p><img src="/a.png" alt=""><script>go()</script></body></html>';

test("a bare page weighs what it is to weigh, keeps words and style, and asks for nothing", () => {
  const body = barePage(page, 5000);
  expect(Math.abs(body.length - 5000)).toBeLessThanOrEqual(25);
  const html = brotliDecompressSync(body).toString();
  expect(html).toContain("<p>Words</p>");
  expect(html).toContain("p{color:red}");
  expect(html).not.toMatch(/<script|<link|<img|url\(|font-face/);
});

test("no page is lighter than its words", () => {
  expect(() => barePage(page, 10)).toThrow("10 bytes");
});
