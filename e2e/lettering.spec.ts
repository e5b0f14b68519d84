import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";

const others = ["/*", "/404", "/inbox", "/visit", "/visit-ended"];
const pages = Object.keys(JSON.parse(readFileSync("dist/headers.json", "utf8"))).filter(
  (path) => !path.includes(".") && !others.includes(path),
);
const smallest = 10;

const widths = [320, 360, 390, 430, 768, 1280];

test("no text is smaller than 10 px", async ({ page }) => {
  test.slow();
  const tooSmall: string[] = [];
  for (const address of pages) {
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate((least) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const small = new Set<string>();
        while (walker.nextNode()) {
          const element = walker.currentNode.parentElement;
          const text = walker.currentNode.textContent?.trim();
          if (!element || !text || !element.checkVisibility()) continue;
          const scale =
            element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
          const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
          if (size < least) small.add(`${text}: ${size.toFixed(1)} px`);
        }
        return [...small];
      }, smallest);
      tooSmall.push(...found.map((text) => `${address} at ${width} px: ${text}`));
    }
  }
  expect(tooSmall).toEqual([]);
});
