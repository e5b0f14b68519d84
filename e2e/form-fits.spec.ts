import type { Locator, Page } from "@playwright/test";
import { expect, fill, hydrated, submit, test } from "./fixtures.ts";
import { settled } from "./settled.ts";

/** All of the focused element is in the window with nothing over its middle and its corners. */
async function expectFocusSeen(page: Page): Promise<void> {
  const look = () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "nothing is focused";
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const at = `${focused.id || focused.textContent} at ${Math.round(top)} to ${Math.round(bottom)}`;
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return `outside: ${at}`;
    const inset = 12;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [(left + right) / 2, top + inset],
      [(left + right) / 2, bottom - inset],
    ] as const;
    const covered = points.some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return !found || !(focused.contains(found) || found.contains(focused));
    });
    return covered ? `covered: ${at}` : "seen";
  };
  await expect.poll(() => page.evaluate(look)).toBe("seen");
}

const scrollsInside = (page: Page) =>
  page
    .locator("[data-sticky], [data-sticky] *")
    .evaluateAll((all) =>
      all
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
        .map((element) => element.className),
    );

for (const [width, height] of [
  [1366, 768],
  [1280, 800],
  [1024, 768],
] as const)
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("every field and every link of the summary is fully visible when it has the focus", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/book-now");
      await hydrated(page);
      expect(await scrollsInside(page)).toEqual([]);
      await page.getByLabel("First Name").focus();
      for (let field = 0; field < 10; field += 1) {
        await expectFocusSeen(page);
        await page.keyboard.press("Tab");
      }
      await expect(submit(page)).toBeFocused();
      await expectFocusSeen(page);

      await page.keyboard.press("Enter");
      const summary = page.getByRole("region", { name: "Almost. Please check:" });
      await expect(summary).toBeFocused();
      await expectFocusSeen(page);
      const links = summary.getByRole("link");
      const count = await links.count();
      expect(count).toBe(8);
      for (let index = 0; index < count; index += 1) {
        await links.nth(index).focus();
        await expectFocusSeen(page);
        await page.keyboard.press("Enter");
        await expect(links.nth(index)).not.toBeFocused();
        await expectFocusSeen(page);
      }
      await page.keyboard.press("Tab");
      await expectFocusSeen(page);
      await submit(page).focus();
      await expectFocusSeen(page);
    });

    test("the whole form is on the first screen, and stays there when scrolling", async ({
      page,
    }) => {
      // The promise takes the most room: "Wednesday, 10:08 AM".
      await page.clock.setFixedTime(new Date("2026-11-24T17:08:00Z"));
      await page.goto("/book-now");
      await hydrated(page);
      const form = page.locator("#booking-form");
      await expect(form).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
      await expect(form).toBeInViewport({ ratio: 1 });
    });
  });

for (const [width, height] of [
  [1366, 768],
  [1280, 800],
] as const)
  test.describe(`the first screen of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("has headline, drawing and form, and nothing overlaps", async ({ page }) => {
      for (const address of ["/book-now", "/book-now?for=commercial"]) {
        await page.goto(address);
        const form = page.locator("#booking-form");
        const words = page.locator(".book-now-steps ol");
        await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
        await expect(words).toBeInViewport({ ratio: 1 });
        await expect(form).toBeInViewport({ ratio: 1 });
        await expect(page.locator(".book-now-scene")).toBeInViewport({ ratio: 0.8 });
        const right = await words.evaluate((list) => list.getBoundingClientRect().right);
        const left = await form.evaluate((card) => card.getBoundingClientRect().left);
        expect(right).toBeLessThan(left);
      }
    });
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the form follows the headline: first field by 420 px, button by 1,250", async ({
    page,
  }) => {
    await page.goto("/book-now");
    await hydrated(page);
    await settled(page);
    const top = (locator: Locator) =>
      locator.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect(await top(page.getByLabel("First Name"))).toBeLessThanOrEqual(420);
    expect(await top(submit(page))).toBeLessThan(1250);
    expect(await top(page.getByText("You book"))).toBeGreaterThan(await top(submit(page)));
  });
});

test("an empty message takes no space, a shown one has its own line", async ({ page }) => {
  await page.goto("/book-now");
  await hydrated(page);
  await settled(page);
  const email = page.locator(".field", { has: page.getByLabel("Email") });
  const height = () => email.evaluate((field) => field.getBoundingClientRect().height);
  const before = await height();
  await page.getByLabel("Email").fill("ana");
  await page.getByLabel("Email").blur();
  await expect(email.getByText("Please enter a valid email address")).toBeVisible();
  expect((await height()) - before).toBeGreaterThan(15);
  await page.getByLabel("Email").fill("ana@example.com");
  await expect.poll(height).toBe(before);
});

test.describe("a form that no longer fits the window", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("stays where the visitor sees it, and then scrolls with the page", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/book-now");
    await hydrated(page);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    const top = () =>
      page.locator("#booking-form").evaluate((form) => form.getBoundingClientRect().top);
    await settled(page);
    const before = await top();
    await submit(page).click();
    await expect(page.getByRole("region", { name: "Almost. Please check:" })).toBeFocused();
    await settled(page);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    await page.mouse.wheel(0, 200);
    await expect.poll(top).toBeLessThan(before - 100);
    await expect(submit(page)).toBeInViewport({ ratio: 1 });
  });
});

test("on a phone, the page scrolls smoothly up to what is missing", async ({ page }) => {
  await page.goto("/book-now");
  await hydrated(page);
  await submit(page).click();
  const summary = page.getByRole("region", { name: "Almost. Please check:" });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
});

test("the drawing of the thank-you covers no button, however low the window is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto("/book-now");
  await hydrated(page);
  await fill(page, "Fitlowa");
  await submit(page).click();
  const dialog = page.getByRole("dialog", { name: "THANK YOU!" });
  await expect(dialog.getByRole("button", { name: "CLOSE" })).toBeVisible();
  for (const [width, height] of [
    [1280, 560],
    [1366, 650],
    [1920, 700],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const gaps = await dialog.evaluate((overlay) => {
      const tops = [...overlay.querySelectorAll("svg > *")].map(
        (part) => part.getBoundingClientRect().top,
      );
      const bottoms = [...overlay.querySelectorAll("a, button")].map(
        (button) => button.getBoundingClientRect().bottom,
      );
      return Math.min(...tops) - Math.max(...bottoms);
    });
    expect(gaps, `at ${width} by ${height}`).toBeGreaterThan(0);
  }
});
