import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { book, openBooking, openInbox } from "./owner.ts";

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

const isScrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.describe("the sign-in", () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)/ });
  test("has nothing that axe finds", async ({ page }) => {
    await page.goto("/inbox");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expectNoFindings(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await isScrolledSideways(page), "at 320 px").toBe(false);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await isScrolledSideways(page), "at 320 px and 200 % text").toBe(false);
  });
});

test.describe("the screens", () => {
  test("have nothing that axe finds, and fit on 320 px", async ({ page }) => {
    await openInbox(page);
    await book(page, { firstName: "Axela", specialRequests: "Mind the cactus" });
    await openBooking(page, "Axela");
    const ready = {
      "/inbox": page.getByRole("heading", { name: "Waiting for a call" }),
      "/inbox?view=numbers": page.getByRole("heading", { name: "Bookings a week" }),
      "/inbox?view=messages": page.getByRole("heading", { name: "Messages" }),
      "/inbox?view=settings": page.getByRole("heading", { name: "Change password" }),
    };
    const here = page.url();
    for (const [address, heading] of [
      [here, page.getByRole("heading", { name: "Axela Núñez" })] as const,
      ...Object.entries(ready),
    ]) {
      await page.goto(address);
      await expect(heading.first()).toBeVisible();
      await expectNoFindings(page);
      const size = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await isScrolledSideways(page), address).toBe(false);
      if (size) await page.setViewportSize(size);
    }
  });
});

test.describe("by keyboard alone", () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)/ });
  test("somebody signs in, finds a booking, and marks it", async ({ page, isMobile }, info) => {
    test.skip(info.project.name === "phone" || isMobile, "a phone has no keyboard");
    await page.goto("/inbox");
    await page.getByLabel("Name", { exact: true }).focus();
    await page.keyboard.type("riley");
    await page.keyboard.press("Tab");
    await page.keyboard.type("dachshunds dig at dawn");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await book(page, { firstName: "Keya" });
    const row = page.getByRole("link", { name: "Keya Núñez" });
    await expect(row).toBeVisible();
    await page.keyboard.press("/");
    await expect(page.getByLabel("Search bookings")).toBeFocused();
    await page.keyboard.type("keya");
    await expect(page.getByRole("link", { name: /Núñez$/ })).toHaveCount(1);
    for (let press = 0; press < 6; press += 1) {
      if (await row.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(row).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Keya Núñez" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Mark contacted" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Keya Núñez is contacted now.").first()).toBeVisible();
  });

  test("focus goes on in the open booking after each thing that is done", async ({
    page,
    isMobile,
  }, info) => {
    test.skip(info.project.name === "phone" || isMobile, "a phone has no keyboard");
    await openInbox(page);
    await book(page, { firstName: "Foca", phone: "(602) 555-0177" });
    await book(page, { firstName: "Focaccia", phone: "(602) 555-0177" });
    await openBooking(page, "Focaccia");
    const press = async (name: string | RegExp) => {
      await page.getByRole("button", { name, exact: typeof name === "string" }).focus();
      await page.keyboard.press("Enter");
    };
    const focused = (name: string) =>
      expect(page.getByRole("heading", { name, exact: true })).toBeFocused();

    await press("Mark contacted");
    await focused("Focaccia Núñez");
    await page.getByLabel("New note").fill("Two gates");
    await press("Add note");
    await focused("Notes");
    await press(/^Undo: riley wrote a note/);
    await focused("History");
    await press("Join into that one");
    await focused("Same phone or e-mail");
    await press("Erase personal data …");
    await press("Erase for good");
    await focused("Erased booking");
  });
});

test.describe("on a phone with text twice as large", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("the user menu stays on the screen", async ({ page }) => {
    await openInbox(page);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const button = page.getByRole("button", { name: "riley" });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await isScrolledSideways(page)).toBe(false);
    await button.click();
    for (const name of ["Sign out", "Sign out everywhere"])
      await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  });
});
