import type { Page } from "@playwright/test";
import { expectNoFindingsInBothSchemes } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { book, openBooking, openInbox } from "./owner.ts";

const isScrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.describe("the sign-in", () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)/ });
  test("passes axe", async ({ page }) => {
    await page.goto("/inbox");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expectNoFindingsInBothSchemes(page);
    await page.getByLabel("Name", { exact: true }).fill("riley");
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toHaveText(/name or the password is wrong/);
    await expectNoFindingsInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await isScrolledSideways(page), "at 320 px").toBe(false);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await isScrolledSideways(page), "at 320 px and 200 % text").toBe(false);
  });
});

test.describe("the screens", () => {
  for (const [address, heading] of [
    ["/inbox", "Call first"],
    ["/inbox?view=inbox", "New"],
    ["/inbox?search=nobody-at-all", "Nothing found"],
    ["/inbox?view=numbers", "Bookings a week"],
    ["/inbox?view=settings", "Route days"],
    ["/inbox?view=settings&page=account", "Change password"],
  ] as const)
    test(`${address}: axe finds nothing at ${heading}, and it fits on 320 px`, async ({ page }) => {
      await openInbox(page);
      await book(page, { firstName: "Axela" });
      await page.goto(address);
      await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
      await expectNoFindingsInBothSchemes(page);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await isScrolledSideways(page)).toBe(false);
    });

  test("the menu and a booking pass axe and fit on 320 px", async ({ page }) => {
    await openInbox(page);
    await page.getByRole("button", { name: "riley" }).click();
    await expect(page.getByRole("button", { name: "Sign out everywhere" })).toBeVisible();
    await expectNoFindingsInBothSchemes(page);
    await page.keyboard.press("Escape");
    const same = { phone: "(602) 555-0166" };
    await book(page, { ...same, firstName: "Axford" });
    await book(page, { ...same, firstName: "Axton", specialRequests: "Mind the cactus" });
    await openBooking(page, "Axton");
    await expectNoFindingsInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await isScrolledSideways(page)).toBe(false);
  });

  test("the messages and questions of a booking pass axe", async ({ page }) => {
    await openInbox(page);
    await book(page, { firstName: "Axwell" });
    await openBooking(page, "Axwell");
    await page.getByLabel("New note").fill("Two gates");
    await page.getByRole("button", { name: "Add note" }).click();
    await page.getByRole("button", { name: "Spam", exact: true }).click();
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
    await expectNoFindingsInBothSchemes(page);
    await page.getByRole("button", { name: "Erase personal data" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoFindingsInBothSchemes(page);
    await page.getByRole("dialog").getByRole("button", { name: /Erase/ }).click();
    await expect(page.getByRole("heading", { name: "Erased booking" })).toBeVisible();
    await expectNoFindingsInBothSchemes(page);
  });
});

test.describe("by keyboard alone", () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)/ });
  test("a user signs in, finds a booking, and marks it", async ({ page, isMobile }, info) => {
    test.skip(info.project.name === "phone" || isMobile, "a phone has no keyboard");
    await page.goto("/inbox?view=inbox");
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
    for (const name of [/^Call/, "Schedule visit", /^After the call/]) {
      await page.keyboard.press("Tab");
      const step = page.getByRole("link", { name }).or(page.getByRole("button", { name }));
      await expect(step.first()).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Tomorrow/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Keya Núñez: back on the list/).first()).toBeVisible();
  });

  test("focus stays in the open booking after every action", async ({ page, isMobile }, info) => {
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

    await press("Spam");
    await focused("Focaccia Núñez");
    await press("Not spam");
    await focused("Focaccia Núñez");
    await page.getByLabel("New note").fill("Two gates");
    await press("Add note");
    await focused("Notes");
    await press(/^Undo: riley wrote a note/);
    await focused("History");
    await press("Merge into that one");
    await press("Merge");
    await focused("Foca Núñez");
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
