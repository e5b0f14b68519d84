import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { book, bookVisit, idOf, openInbox, openToday } from "./owner.ts";

/** What can be pressed now, by name and address, with its middle in CSS pixels from the top of the screen. */
const pressable = (page: Page) =>
  page.evaluate(() => {
    const screen = document.querySelector("dialog[open]") ?? document;
    const all = screen.querySelectorAll("a[href], button, input, select, textarea, summary");
    return [...all].flatMap((one) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      const isHidden = !one.checkVisibility({ visibilityProperty: true }) || bottom <= 0;
      if (isHidden || height === 0 || one.matches(":disabled")) return [];
      const label = document.querySelector(`[for="${CSS.escape(one.id)}"]`) ?? one.closest("label");
      const name = one.getAttribute("aria-label") ?? (label ?? one).textContent.trim();
      return [{ action: `${name} ${one.getAttribute("href") ?? ""}`, middle: (top + bottom) / 2 }];
    });
  });

/** Pulls the screen down as a thumb does. */
async function pullDown(page: Page): Promise<void> {
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, -20_000);
  await expect
    .poll(() =>
      page.evaluate(
        () => (document.querySelector("dialog[open]") ?? document.documentElement).scrollTop,
      ),
    )
    .toBe(0);
}

/** Once pulled down, every control, or a copy of it, is in the lower half of the screen. */
async function expectInReach(page: Page, screen: string): Promise<void> {
  await pullDown(page);
  const all = await pressable(page);
  expect(all.length, `controls of ${screen}`).toBeGreaterThan(2);
  const middle = (page.viewportSize()?.height ?? 0) / 2;
  const reached = new Set(all.filter((one) => one.middle > middle).map(({ action }) => action));
  const missed = all.map(({ action }) => action).filter((action) => !reached.has(action));
  expect.soft(missed, screen).toEqual([]);
}

const topBar = (page: Page) => page.getByRole("banner");
const topOf = async (page: Page) => (await topBar(page).boundingBox())?.y;

test("one hand reaches everything", async ({ page }) => {
  test.slow();
  await openToday(page);
  await book(page, { firstName: "Onehanda" });
  await bookVisit(page, { firstName: "Handvisa" });
  const lead = await idOf(page, "Onehanda");

  await expect(page.getByRole("button", { name: "Done, Handvisa Núñez" }).first()).toBeVisible();
  await expectInReach(page, "Today");
  await page.getByRole("button", { name: "Other outcomes for Handvisa Núñez" }).click();
  await expectInReach(page, "the outcomes of a visit");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "riley" }).click();
  await expectInReach(page, "the user's menu");
  await page.keyboard.press("Escape");

  for (const [view, words] of [
    ["week", "Handvisa Núñez"],
    ["inbox", "Onehanda Núñez"],
    ["numbers", "Median"],
    ["messages", "Onehanda"],
    ["settings", "Erase old leads"],
  ] as const) {
    await page.goto(`/inbox?view=${view}`);
    await expect(page.getByText(words).first()).toBeVisible();
    await expectInReach(page, view);
  }

  await page.goto(`/inbox?view=today&booking=${lead}`);
  const schedule = page.getByRole("button", { name: "Schedule visit" });
  await expect(schedule).toBeVisible();
  await expectInReach(page, "a booking");
  await schedule.click();
  await expect(page.getByRole("radio").first()).toBeVisible();
  await page.getByRole("dialog").locator("summary").click();
  await expectInReach(page, "the sheet of a visit");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Correct details" }).click();
  await expectInReach(page, "the sheet of corrections");
});

test("without leads to call, the first visit is within reach", async ({ page }) => {
  const none = { items: [], next: null };
  await page.route("**/api/bookings?*status=pending*", (route) => route.fulfill({ json: none }));
  await openToday(page);
  await bookVisit(page, { firstName: "Firstvisa" });
  await expect(page.getByRole("button", { name: "Done, Firstvisa Núñez" }).first()).toBeVisible();
  await expectInReach(page, "Today without leads");
});

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

test("the space that can be pulled down is out of sight at first and on every new screen", async ({
  page,
}) => {
  await openToday(page);
  await expect.poll(() => topOf(page)).toBe(0);
  await pullDown(page);
  expect(await topOf(page)).toBeGreaterThan(400);
  await page.getByRole("link", { name: "Week", exact: true }).filter({ visible: true }).click();
  await expect.poll(() => topOf(page)).toBe(0);
  // The extra space depends on the width of the window.
  for (const size of [
    { width: 1024, height: 390 },
    { width: 390, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByRole("heading", { name: /^Week of/ })).toBeInViewport();
    await expect.poll(() => topOf(page)).toBeLessThanOrEqual(0);
  }
});
