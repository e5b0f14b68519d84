import type { Page } from "@playwright/test";
import { areas } from "#content/areas.ts";
import { business } from "#content/business.ts";
import { pages } from "#content/pages.ts";
import { here } from "#domain/testing/areas.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, fill, hydrated, submit, telephone, test } from "./fixtures.ts";

const drawer = (page: Page) => page.getByRole("dialog", { name: "Navigation" });

async function openDrawer(page: Page) {
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(drawer(page)).toBeVisible();
}

test("the drawer has all its links, and passes axe", async ({ page, viewport }) => {
  await page.goto("/");
  await openDrawer(page);
  await drawer(page).getByText("Service Areas").click();
  for (const { name, slug } of areas)
    await expect(drawer(page).getByRole("link", { name, exact: true })).toHaveAttribute(
      "href",
      `/${slug}`,
    );
  await expect(drawer(page).getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(drawer(page).getByRole("link", { name: "Blog" })).toHaveAttribute("href", "/blog");
  await expect(drawer(page).getByRole("link", { name: "Book Service" })).toHaveAttribute(
    "href",
    "/book-now",
  );
  await expect(drawer(page).getByRole("link", { name: `Call ${telephone}` })).toHaveAttribute(
    "href",
    `tel:${business.phone}`,
  );
  const box = await drawer(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: (viewport?.width ?? 0) < 640 ? 300 : 400 });
  await expectNoFindings(page);
});

test("the drawer closes on every link, on Escape and on a click beside it", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    // The links would leave the page, and the test's browser has no telephone.
    for (const link of document.links)
      link.addEventListener("click", (event) => event.preventDefault());
  });
  for (const name of ["Home", "Blog", "Book Service", `Call ${telephone}`]) {
    await openDrawer(page);
    await drawer(page).getByRole("link", { name }).click();
    await expect(drawer(page)).toBeHidden();
  }
  await openDrawer(page);
  await drawer(page).getByText("Service Areas").click();
  await drawer(page).getByRole("link", { name: here.name }).click();
  await expect(drawer(page)).toBeHidden();
  await openDrawer(page);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await openDrawer(page);
  await page.mouse.click((page.viewportSize()?.width ?? 0) - 5, 300);
  await expect(drawer(page)).toBeHidden();
});

for (const [width, height] of [
  [844, 390],
  [568, 320],
  // 1280 by 1024 at 400 %.
  [320, 256],
] as const)
  test(`in a window of ${width} by ${height} the drawer scrolls as a whole`, {
    tag: "@once",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await openDrawer(page);
    await drawer(page).getByText("Service Areas").click();
    const scrolls = (element: Element) => element.scrollHeight > element.clientHeight + 1;
    expect(await drawer(page).evaluate(scrolls), "the drawer").toBe(true);
    expect(await drawer(page).getByRole("navigation").evaluate(scrolls), "its list").toBe(false);
    for (const link of await drawer(page).getByRole("link").all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
  });

test("a new page starts at the top, no matter how far down its link was", { tag: "@once" }, async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Blog" });
  await link.scrollIntoViewIfNeeded();
  expect(await scrolled()).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await scrolled()).toBe(0);
});

test("the header keeps logo in the middle and telephone in one line from 320 px up", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  for (const width of [320, 344, 360, 390, 412, 430, 540, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const logo = page.getByRole("banner").getByRole("link", { name: `${business.name} home` });
    const middle = await logo.evaluate((link) => {
      const { left, right } = link.getBoundingClientRect();
      return (left + right) / 2 - document.documentElement.clientWidth / 2;
    });
    expect(Math.abs(middle), `at ${width} px`).toBeLessThan(1);
    const call = page.getByRole("banner").getByRole("link", { name: telephone });
    const box = await call.boundingBox();
    expect(box?.height).toBeLessThan(60);
    expect((box?.x ?? width) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  }
});

test("a visitor finds the form and books with the keyboard alone", async ({ page, bookings }) => {
  await page.goto("/book-now");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();

  const first = page.getByLabel("First Name");
  for (let presses = 0; presses < 60; presses += 1) {
    if (await first.evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(first).toBeFocused();
  const typed = [
    "Keys",
    "Núñez",
    "ana@example.com",
    "(480) 555-0199",
    "7420 E Camelback Rd",
    "Scottsdale",
  ];
  for (const value of typed) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await expect(page.getByLabel("State")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("85251");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2");
  await page.keyboard.press("Tab");
  await page.keyboard.type("T");
  await page.keyboard.press("Tab");
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "CLOSE" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "You're booked" })).toBeFocused();
  expect(bookings("Keys")).toMatchObject([{ num_dogs: "2", service_type: "twice-weekly" }]);
});

test("the thank-you overlay and the refused form pass axe", async ({ page }) => {
  await page.goto("/book-now");
  await hydrated(page);
  await submit(page).click();
  await expect(page.getByRole("region", { name: "Almost. Please check:" })).toBeFocused();
  await expectNoFindings(page);
  await fill(page, "Axe");
  await submit(page).click();
  await expect(page.getByRole("dialog", { name: "THANK YOU!" })).toBeVisible();
  await expectNoFindings(page);
});

test.describe("a form sent before its script has loaded", () => {
  test.use({ expectedErrors: /status of 422 .* \/api\/bookings$/ });

  test("comes back filled in, and passes axe", { tag: "@once" }, async ({ page }) => {
    await page.goto("/book-now?plan=bi-weekly");
    await page.getByLabel("Email", { exact: true }).fill("ana");
    await page.locator("#booking-form").evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.bookingProblem.headline);
    await expectNoFindings(page);
  });
});

test("a press on the edge of a button counts, although the button moves", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/pricing");
  const button = page.getByRole("link", { name: "Get Started" }).first();
  await button.scrollIntoViewIfNeeded();
  const { x, y, width } = await button.evaluate((one) => one.getBoundingClientRect());
  await page.mouse.move(x + width / 2, y + 0.5);
  await page.mouse.down();
  await expect(button).toHaveCSS("transform", "matrix(1, 0, 0, 1, 0, 4)");
  await page.mouse.up();
  await expect(page).toHaveURL(/\/book-now\?plan=/);
});
