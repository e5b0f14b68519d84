import type { Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { expect, fill, hydrated, submit, test } from "./fixtures.ts";

const toast = (page: Page) => page.getByRole("listitem").filter({ hasText: "Booking Failed" });

const refuse = (page: Page) =>
  page.route("**/api/bookings", (route) => route.fulfill({ status: 503, body: "full" }));

test.describe("a booking that fails", () => {
  test.use({
    expectedErrors: /^Failed to load resource: .* \/api\/bookings$|^Error: 503: full\n/,
  });

  test("on the home page is said in one toast at a time, and in the form until Enter sends it again; Escape closes the thank-you", async ({
    page,
  }) => {
    await page.clock.install();
    await refuse(page);
    await page.goto("/#booking");
    await hydrated(page);
    await fill(page, "Refused");
    const fail = async () => {
      const logged = page.waitForEvent("console", (message) =>
        message.text().includes("503: full"),
      );
      await submit(page).click();
      await logged;
    };
    await fail();
    await expect(toast(page)).toContainText(
      "There was an error submitting your booking. Please try again or call us directly.",
    );
    // The toast stays for as long as it holds the focus.
    await page.keyboard.press("F8");
    await expectNoFindings(page);
    await page.getByRole("button", { name: "Dismiss" }).focus();
    await page.keyboard.press("Enter");
    await expect(toast(page)).toHaveCount(0);
    await expect(submit(page)).toBeFocused();

    for (let press = 0; press < 2; press += 1) {
      await fail();
      await expect(toast(page)).toHaveCount(1);
    }
    const city = page.getByLabel("City");
    await city.focus();
    await page.clock.runFor(5100);
    await expect(toast(page)).toHaveCount(0);
    await expect(city).toBeFocused();
    const failed = page.locator("form").getByRole("alert");
    await expect(failed).toContainText("Booking Failed. Everything you typed is still here.");
    await page.unroute("**/api/bookings");
    await page.getByLabel("Zip Code", { exact: true }).press("Enter");
    const overlay = page.getByRole("dialog", { name: "THANK YOU!" });
    await expect(overlay).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden();
    await expect(failed).toBeHidden();
  });
});

test.describe("when the rules of the form cannot be loaded", () => {
  test.use({
    expectedErrors: /^Failed to load resource: .* \/_astro\/touched-form\.[^/]+\.js$/,
  });

  test("it is sent as without JavaScript", async ({ page, bookings }) => {
    await page.route(/\/touched-form\.[^/]+\.js$/, (route) => route.abort());
    await page.goto("/book-now");
    await hydrated(page);
    await fill(page, "Ruleless");
    await submit(page).click();
    // With its scripts, one of which forgets what was typed.
    await page.waitForURL(/\/thank-you\?visit=/);
    expect(bookings("Ruleless")).toHaveLength(1);
    await page.goto("/book-now");
    await hydrated(page);
    await expect(page.getByLabel("First Name")).toHaveValue("");
  });
});
