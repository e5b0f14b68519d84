import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";

/** Two frames after a change of size the page has its new layout, and its transitions have begun. */
const isFading = `new Promise((resolve) => {
  const look = () => resolve(document.getAnimations().some(({ effect, playState }) =>
    playState === "running" && effect.getComputedTiming().endTime !== Infinity));
  requestAnimationFrame(() => requestAnimationFrame(look));
})`;

/** axe's findings on the page in its current state: on phones at 320 CSS pixels, the narrowest, else at 1280. */
export async function expectNoFindings(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ ...size, width: size.width < 640 ? 320 : 1280 });
  // Colors have their contrast once they no longer change.
  await expect.poll(() => page.evaluate(isFading)).toBe(false);
  // Loading axe takes longer than running it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  await page.setViewportSize(size);
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
    [],
  );
}

/** The same by day and by night: the inbox follows the system's color scheme. */
export async function expectNoFindingsInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFindings(page);
  }
}
