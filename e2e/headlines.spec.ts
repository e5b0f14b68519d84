import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openSettled } from "./settled.ts";

/** CSS pixels: the narrowest phones, those that most people have, and the windows of tablets, laptops and desktops. */
const widths = [320, 344, 360, 375, 390, 412, 768, 1024, 1280, 1366, 1440, 1920];

/** Every page built for visitors. */
const pages = Object.keys(JSON.parse(readFileSync("dist/headers.json", "utf8"))).filter(
  (path) =>
    !path.includes(".") &&
    !["/*", "/404", "/inbox", "/inbox-offline", "/visit", "/visit-ended"].includes(path),
);

/**
 * The words of headlines that are broken over two lines (a word may break at its own hyphen), and the sentences of
 * sections' headlines that begin in the middle of a line, after a sentence of several lines.
 */
const badBreaks = (page: Page) =>
  page.evaluate(() => {
    const bad: string[] = [];
    for (const headline of document.querySelectorAll("h1, h2, h3")) {
      const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
      const words: { text: string; top: number }[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: text, index } of (node.textContent ?? "").matchAll(/[^\s-]+-?/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          const [top = 0, ...more] = new Set(
            [...range.getClientRects()].map(({ top }) => Math.round(top)),
          );
          if (more.length > 0) bad.push(text);
          words.push({ text, top });
        }
      if (headline.localName !== "h2") continue;
      for (const [index, { text, top }] of words.entries()) {
        const before = words[index - 1];
        if (before?.top === top && before.text.endsWith(".") && top !== words[0]?.top)
          bad.push(`${before.text} ${text}`);
      }
    }
    return bad;
  });

test("headlines break between words and between sentences", async ({ page }) => {
  test.slow();
  const found: string[] = [];
  for (const path of pages) {
    await openSettled(page, path);
    expect(await page.locator("h1, h2, h3").count(), path).toBeGreaterThan(1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      for (const words of await badBreaks(page)) found.push(`${path} at ${width} px: ${words}`);
    }
  }
  expect(found).toEqual([]);
});
