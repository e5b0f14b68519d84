import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** CSS pixels. The phone project tests the first two, with touch, the desktop project the others. */
const widths = { phone: [320, 390], desktop: [768, 1280] } as const;

/** axe's findings on the page in its current state, at two widths; both projects together cover four. */
export async function expectNoFindings(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  // No page has frames: for those, axe would open a blank page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const found: string[] = [];
  for (const width of widths[size.width < 640 ? "phone" : "desktop"]) {
    await page.setViewportSize({ ...size, width });
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html }) => `${id} at ${width} px: ${html}`));
  }
  await page.setViewportSize(size);
  expect(found).toEqual([]);
}
