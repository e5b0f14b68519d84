import { areas } from "#content/areas.ts";
import { expect, test } from "./fixtures.ts";
import { openSettled } from "./settled.ts";

/** Low windows of laptops, and a small phone with its browser's bars. */
const windows = [
  [1280, 720],
  [1366, 650],
  [390, 664],
] as const;

/** CSS pixels, for a neighborhood on the last of these. */
const longest = { page: 7000, priceFrom: 1600 };

const paths = ["/", "/pricing", "/commercial-services", ...areas.map(({ slug }) => `/${slug}`)];

test("the dog is inside the first screen, and a neighborhood is not too long for a phone", async ({
  page,
}) => {
  test.slow();
  const outside: string[] = [];
  for (const path of paths) {
    await openSettled(page, path);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const box = await page.locator("#dachshund").first().boundingBox();
      const isInside =
        box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height;
      if (!isInside) outside.push(`${path} at ${width} by ${height}: ${JSON.stringify(box)}`);
    }
    const { length, price } = await page.evaluate(() => ({
      length: document.documentElement.scrollHeight,
      price: document.querySelector(".ticket")?.getBoundingClientRect().top,
    }));
    if (price !== undefined && (length > longest.page || price > longest.priceFrom))
      outside.push(`${path}: ${length} px, its price at ${price}`);
  }
  expect(outside).toEqual([]);
});
