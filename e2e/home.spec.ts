import type { Page } from "@playwright/test";
import { testimonials } from "#content/testimonials.ts";
import { expect, test } from "./fixtures.ts";
import { settled } from "./settled.ts";

const carousel = (page: Page) => page.getByRole("region", { name: "Testimonials" });

/** Records in every frame the opacity of each quote in the stacked carousel, from 0 to 1. */
async function watchInk(page: Page): Promise<() => Promise<number[][]>> {
  await page.addInitScript(() => {
    const frames: number[][] = [];
    Object.assign(globalThis, { inkOfFrames: frames });
    const watch = () => {
      const slides = [...document.querySelectorAll(".carousel-stacked .carousel-slide")];
      const inks = slides.map((slide) => {
        const { opacity, visibility } = getComputedStyle(slide);
        return visibility === "visible" ? Number(opacity) : 0;
      });
      if (inks.length > 0) frames.push(inks);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "inkOfFrames"));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Swipes with the finger on a touch screen, else with the mouse. */
async function swipe(page: Page, from: Point, to: Point, finger: boolean) {
  const between = (part: number) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  });
  const path = [0, 0.25, 0.5, 0.75, 1].map(between);
  if (finger) {
    const screen = await page.context().newCDPSession(page);
    await screen.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
    for (const point of path)
      await screen.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
    await screen.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    return;
  }
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of path) await page.mouse.move(x, y);
  await page.mouse.up();
}

test("the testimonials are shown one at a time from the moment on that their script takes over, and keep the focus", async ({
  page,
}) => {
  const frames = await watchInk(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/testimonials-carousel.*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/");
  const list = page.locator("#testimonials ul");
  await page.getByRole("link", { name: "Book Now" }).focus();
  await page.keyboard.press("Tab");
  await expect(list).toBeFocused();
  held.resolve();
  await expect(list).toHaveAttribute("tabindex", "-1");
  await expect(list).toHaveAttribute("aria-live", "polite");
  await expect(list).toBeFocused();
  await page.keyboard.press("Tab");
  const dots = carousel(page).getByRole("button", { name: /^Show testimonial/ });
  await expect(dots.first()).toBeFocused();
  for (const dot of [3, 1, 5]) {
    await dots.nth(dot).click();
    await expect.poll(async () => (await frames()).at(-1)?.[dot]).toBe(1);
  }
  const all = await frames();
  const atOnce = all.map((inks) => inks.reduce((sum, ink) => sum + ink, 0));
  expect(all.length).toBeGreaterThan(10);
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(1);
  // It fades: there are frames between.
  expect(atOnce.some((ink) => ink > 0 && ink < 1)).toBe(true);
});

test("a swipe shows the next or the previous testimonial, whose names are all on one line", {
  tag: "@wide",
}, async ({ page, hasTouch }) => {
  // The testimonials do not move on by themselves.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await carousel(page).scrollIntoViewIfNeeded();
  const list = carousel(page).locator("ul");
  await expect(list).not.toHaveAttribute("tabindex");
  await settled(page);
  const quotes = carousel(page).locator("blockquote");
  const shows = (index: number) =>
    expect
      .poll(() =>
        quotes.evaluateAll((all) =>
          all
            .filter((quote) => quote.checkVisibility({ visibilityProperty: true }))
            .map(({ textContent }) => textContent),
        ),
      )
      .toEqual([`“${testimonials[index]?.text}”`]);
  const box = await list.boundingBox();
  if (!box) throw new Error("no carousel");
  const left = { x: box.x + box.width * 0.2, y: box.y + 60 };
  const right = { x: box.x + box.width * 0.8, y: box.y + 60 };
  await swipe(page, right, left, hasTouch);
  await shows(1);
  await swipe(page, left, right, hasTouch);
  await shows(0);
  const lines = await page
    .locator(".carousel-slide p:last-child")
    .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().bottom)));
  expect(lines).toHaveLength(testimonials.length);
  expect(new Set(lines).size).toBe(1);
});
