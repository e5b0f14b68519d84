import { expect, type Page } from "@playwright/test";

/** Two frames after a change the page has its new layout, and what fades, slides or scrolls has begun to. */
const isMoving = `(async () => {
  await document.fonts.ready;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const before = scrollY;
  await frame();
  return scrollY !== before
    || document.querySelector("[aria-busy=true], [class*=-skeleton]") !== null
    || document.getAnimations().some(({ effect, playState }) =>
      playState === "running" && effect.getComputedTiming().endTime !== Infinity);
})()`;

/** The page is loaded with its letters and lists, and nothing moves: what is measured now stays. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expect.poll(() => page.evaluate(isMoving), { intervals: [50, 100] }).toBe(false);
}

/** Opens a page that is measured. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}
