import type { Page } from "@playwright/test";
import { bookingWords } from "#content/booking.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, fill, hydrated, submit, telephone, test } from "./fixtures.ts";

const toastText =
  "There was an error submitting your booking. Please try again or call us directly.";

const toast = (page: Page) => page.getByRole("listitem").filter({ hasText: "Booking Failed" });

test.use({
  expectedErrors:
    /^Failed to load resource: .* \/api\/bookings$|^Error: 503: full\n|^TypeError: Failed to fetch\n/,
});

test("a booking that fails keeps the form, and says so in one toast at a time and in the form until the next attempt", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.route("**/api/bookings", (route) => route.fulfill({ status: 503, body: "full" }));
  await page.goto("/book-now");
  await hydrated(page);
  await fill(page, "Refused");
  const fail = async () => {
    const logged = page.waitForEvent("console", (message) => message.text().includes("503: full"));
    await submit(page).click();
    await logged;
  };
  await fail();
  await expect(toast(page)).toContainText(toastText);
  await expect(submit(page)).toBeEnabled();
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
  await expect(failed.getByRole("link", { name: telephone })).toBeVisible();

  await page.unroute("**/api/bookings");
  await context.setOffline(true);
  await submit(page).click();
  await expect(toast(page)).toContainText(toastText);
  await context.setOffline(false);
  await expect(page.getByLabel("First Name")).toHaveValue("Refused");
  await submit(page).click();
  await expect(page.getByRole("dialog", { name: "THANK YOU!" })).toBeVisible();
  await expect(failed).toBeHidden();
});

test.describe("when the script of the feedback cannot be loaded", () => {
  test.use({
    expectedErrors:
      /^Failed to load resource: .* (\/api\/bookings|\/_astro\/(feedback|touched-form)\.[^/]+\.js)$|^Error: 503: full\n/,
  });
  test.beforeEach(({ page }) => page.route(/\/feedback\.[^/]+\.js$/, (route) => route.abort()));

  test("a failure is still reported, and a booking confirmed, in plain words", async ({
    page,
    bookings,
  }) => {
    const missing = page.waitForEvent("requestfailed", (request) =>
      /\/feedback\.[^/]+\.js$/.test(request.url()),
    );
    await page.route("**/api/bookings", (route) => route.fulfill({ status: 503, body: "full" }));
    await page.goto("/book-now");
    await hydrated(page);
    await fill(page, "Plainly");
    await missing;
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("Booking Failed");
    await expect(page.getByLabel("First Name")).toHaveValue("Plainly");
    await page.unroute("**/api/bookings");
    await submit(page).click();
    await expect(page.getByRole("region", { name: bookingWords.booked.headline })).toBeFocused();
    expect(bookings("Plainly")).toHaveLength(1);
  });

  test("a form whose rules cannot be loaded either is sent as without JavaScript", async ({
    page,
    bookings,
  }) => {
    await page.route(/\/touched-form\.[^/]+\.js$/, (route) => route.abort());
    await page.goto("/book-now");
    await hydrated(page);
    await fill(page, "Ruleless");
    await submit(page).click();
    // With its scripts, one of which forgets what was typed.
    await page.waitForURL(/\/thank-you\?visit=/);
    expect(bookings("Ruleless")).toHaveLength(1);
    // The tab no longer keeps what was typed.
    await page.goto("/book-now");
    await hydrated(page);
    await expect(page.getByLabel("First Name")).toHaveValue("");
  });
});
