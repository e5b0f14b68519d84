import type { Page } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { honeypotName } from "#domain/spam/submission.ts";
import { here } from "#domain/testing/areas.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, hydrated, submit, test } from "./fixtures.ts";
import { settled } from "./settled.ts";

const drawer = (page: Page) => page.getByRole("dialog", { name: "Navigation" });

async function openDrawer(page: Page) {
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(drawer(page)).toBeVisible();
}

test("the drawer passes axe, and closes on a link, on Escape and on a click beside it", {
  tag: "@wide",
}, async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    // The links would leave the page.
    for (const link of document.links)
      link.addEventListener("click", (event) => event.preventDefault());
  });
  await openDrawer(page);
  await drawer(page).getByText("Service Areas").click();
  await expectNoFindings(page);
  for (const name of [here.name, "Book Service"]) {
    if (await drawer(page).isHidden()) await openDrawer(page);
    await drawer(page).getByRole("link", { name }).click();
    await expect(drawer(page)).toBeHidden();
  }
  await openDrawer(page);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await openDrawer(page);
  await page.mouse.click((page.viewportSize()?.width ?? 0) - 5, 300);
  await expect(drawer(page)).toBeHidden();
});

test("a visitor finds the form and books with the keyboard alone, which never reaches the field for bots", async ({
  page,
  bookings,
}) => {
  await page.goto("/book-now");
  await hydrated(page);
  await expect(page.locator(`form [name="${honeypotName}"]`)).toBeHidden();
  expect(await page.locator("form").ariaSnapshot()).not.toContain(honeypotName);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  const first = page.getByLabel("Zip Code");
  for (let presses = 0; presses < 60; presses += 1) {
    if (await first.evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(first).toBeFocused();
  const typed = [
    ...["85251", "2", "T", "Keys", "Núñez", "(480) 555-0199", "ana@example.com"],
    ...["7420 E Camelback Rd", "Scottsdale", "A"],
  ];
  for (const value of typed) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "CLOSE" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "You're booked" })).toBeFocused();
  expect(bookings("Keys")).toMatchObject([{ num_dogs: "2", service_type: "twice-weekly" }]);
});

test.describe("a form sent before its script has loaded", () => {
  test.use({ expectedErrors: /status of 422 .* \/api\/bookings$/ });

  test("comes back filled in, and passes axe", { tag: "@wide" }, async ({ page }) => {
    await page.goto("/book-now?plan=bi-weekly");
    await page.getByLabel("Email", { exact: true }).fill("ana");
    await page.locator("#booking-form").evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.bookingProblem.headline);
    await expectNoFindings(page);
  });
});

test("a press on the edge of a plan's button counts, although the button moves", async ({
  page,
}) => {
  await page.goto("/pricing");
  const button = page.getByRole("link", { name: "Get Started" }).first();
  await button.scrollIntoViewIfNeeded();
  await settled(page);
  const { x, y, width } = await button.evaluate((one) => one.getBoundingClientRect());
  await page.mouse.move(x + width / 2, y + 0.5);
  await page.mouse.down();
  await expect(button).toHaveCSS("transform", "matrix(1, 0, 0, 1, 0, 4)");
  await page.mouse.up();
  await expect(page).toHaveURL(/\/book-now\?plan=/);
});
