import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openInbox } from "./owner.ts";

const topOf = async (page: Page) => (await page.getByRole("banner").boundingBox())?.y;

test("a screen starts at the top, no matter where the previous one was scrolled to", async ({
  page,
}) => {
  // Every screen is longer than this one.
  await page.setViewportSize({ width: 390, height: 480 });
  await openInbox(page, "riley", "", "settings");
  await expect(page.getByText("Erase old leads")).toBeVisible();
  await page.mouse.move(195, 200);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => topOf(page)).toBe(-300);
  await page.getByRole("link", { name: "Week", exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole("list").filter({ hasText: "Sat" }).first()).toBeVisible();
  expect(await topOf(page)).toBe(0);
});
