import { areas } from "#content/areas.ts";
import { expect, test } from "./fixtures.ts";

/** Low windows of laptops, and a small phone with its browser's bars. */
const windows = [
  [1280, 720],
  [1366, 650],
  [390, 664],
] as const;

const paths = ["/", "/pricing", "/commercial-services", ...areas.map(({ slug }) => `/${slug}`)];

test("the dog is inside the first screen", async ({ page }) => {
  test.slow();
  const outside: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const box = await page.locator("#dachshund").first().boundingBox();
      const isInside =
        box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height;
      if (!isInside) outside.push(`${path} at ${width} by ${height}: ${JSON.stringify(box)}`);
    }
  }
  expect(outside).toEqual([]);
});
