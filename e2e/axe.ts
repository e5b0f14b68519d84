import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** axe's findings on the page in its current state: on phones at 320 CSS pixels, the narrowest, else at 1280. */
export async function expectNoFindings(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ ...size, width: size.width < 640 ? 320 : 1280 });
  // No page has frames: for those, axe would open a blank page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
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
