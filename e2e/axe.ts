import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";
import { settled } from "./settled.ts";

/**
 * axe's findings on the page in its current state: on phones at 320 CSS pixels, the narrowest, else at 1280.
 * @param rules all, unless only some are named
 */
export async function expectNoFindings(page: Page, rules?: readonly string[]): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ ...size, width: size.width < 640 ? 320 : 1280 });
  // Colors have their contrast once they no longer change.
  await settled(page);
  // Loading axe takes longer than running it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const options = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  await page.setViewportSize(size);
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
    [],
  );
}

/** The same by day and by night: the inbox follows the system's color scheme, and nothing but its colors differs. */
export async function expectNoFindingsInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoFindings(page, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoFindings(page);
}
