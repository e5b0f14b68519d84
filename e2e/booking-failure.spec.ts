import type { Page } from "@playwright/test";
import { expect, fill, hydrated, submit, test } from "./fixtures.ts";

const toastText =
  "There was an error submitting your booking. Please try again or call us directly.";

const toast = (page: Page) => page.getByRole("listitem").filter({ hasText: "Booking Failed" });

test.use({
  expectedErrors: /Failed to load resource|^Error: 503: full|Failed to fetch/,
});

test("a refused booking shows the toast, logs the answer, and keeps the form", async ({ page }) => {
  await page.route("**/api/bookings", (route) => route.fulfill({ status: 503, body: "full" }));
  await page.goto("/book-now");
  await hydrated(page);
  await fill(page, "Refused");
  const logged = page.waitForEvent("console", (message) => message.text().includes("503: full"));
  await submit(page).click();
  await logged;
  await expect(toast(page)).toContainText(toastText);
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByLabel("First Name")).toHaveValue("Refused");
});

test("offline is a failure with a toast, never a wait", async ({ page, context }) => {
  await page.goto("/book-now");
  await hydrated(page);
  const feedback = page.waitForResponse(/feedback\.[^/]*\.js$/);
  await fill(page, "Offline");
  await feedback;
  await context.setOffline(true);
  await submit(page).click();
  await expect(toast(page)).toContainText(toastText);
  await expect(submit(page)).toBeEnabled();
});

test("trying again sends the same key and books once; other values get another key", async ({
  page,
  bookings,
}) => {
  const keys: (string | undefined)[] = [];
  await page.route("**/api/bookings", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    // The booking is stored, but its answer is lost on the way.
    await route.fetch();
    if (keys.length === 1) await route.abort();
    else await route.fulfill({ status: 503, body: "full" });
  });
  await page.goto("/book-now");
  await hydrated(page);
  await fill(page, "Again");
  for (let sent = 1; sent <= 2; sent += 1) {
    await submit(page).click();
    await expect.poll(() => keys.length).toBe(sent);
    await expect(submit(page)).toBeEnabled();
  }
  await page.getByLabel("City").fill("Phoenix");
  await submit(page).click();
  await expect.poll(() => keys.length).toBe(3);
  await expect(submit(page)).toBeEnabled();
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(bookings("Again").map(({ city }) => city)).toEqual(["Scottsdale", "Phoenix"]);
});

test("only one toast is seen at a time, it leaves by itself or by its button", async ({ page }) => {
  await page.clock.install();
  await page.route("**/api/bookings", (route) => route.fulfill({ status: 503, body: "full" }));
  await page.goto("/book-now");
  await hydrated(page);
  await fill(page, "Toast");
  await submit(page).click();
  await expect(toast(page)).toHaveCount(1);
  await submit(page).click();
  await expect(toast(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast(page)).toHaveCount(0);
  await submit(page).click();
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(5100);
  await expect(toast(page)).toHaveCount(0);
});
