import type { Locator, Page } from "@playwright/test";
import { replyTimes } from "#domain/business-clock/promise.ts";
import { expect, fill, hydrated, submit, test } from "./fixtures.ts";
import { settled } from "./settled.ts";

const boxOf = (one: Locator) => one.evaluate((it) => it.getBoundingClientRect().toJSON());

/** All of the focused element is in the window with nothing over its middle and its edges. */
async function expectFocusSeen(page: Page): Promise<void> {
  const look = () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "nothing is focused";
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const at = `${focused.id || focused.textContent} at ${Math.round(top)} to ${Math.round(bottom)}`;
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return `outside: ${at}`;
    const covered = [(top + bottom) / 2, top + 12, bottom - 12].some((y) => {
      const found = document.elementFromPoint((left + right) / 2, y);
      return !found || !(focused.contains(found) || found.contains(focused));
    });
    return covered ? `covered: ${at}` : "seen";
  };
  await expect.poll(() => page.evaluate(look)).toBe("seen");
}

for (const [width, height] of [
  [1366, 768],
  [1280, 800],
  [1024, 768],
] as const)
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("the whole form is on the first screen, beside words and drawing, and stays when scrolling", async ({
      page,
    }) => {
      // The promise takes the most room: "Wednesday, 10:08 AM".
      const json = replyTimes(new Date("2026-11-24T17:08:00Z"), []);
      await page.route("/api/first-days", (route) => route.fulfill({ json }));
      await page.goto("/book-now");
      await hydrated(page);
      const form = page.locator("#booking-form");
      await expect(form).toBeInViewport({ ratio: 1 });
      const words = page.locator(".book-now-steps ol");
      if (width > 1024) {
        for (const part of [page.getByRole("heading", { level: 1 }), words])
          await expect(part).toBeInViewport({ ratio: 1 });
        await expect(page.locator(".book-now-scene")).toBeInViewport({ ratio: 0.8 });
      }
      expect((await boxOf(words)).right).toBeLessThan((await boxOf(form)).left);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
      await expect(form).toBeInViewport({ ratio: 1 });
    });

    test("every field and every link of the summary is fully visible when it has the focus; a form that no longer fits scrolls with the page", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/book-now");
      await hydrated(page);
      await page.getByLabel("Zip Code", { exact: true }).focus();
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
      await expect(links).toHaveCount(8);
      for (const link of await links.all()) {
        await link.focus();
        await expectFocusSeen(page);
        await page.keyboard.press("Enter");
        await expect(link).not.toBeFocused();
        await expectFocusSeen(page);
      }
      await page.keyboard.press("Tab");
      await expectFocusSeen(page);
      await submit(page).focus();
      await expectFocusSeen(page);
      const before = (await boxOf(submit(page))).top;
      await page.mouse.wheel(0, -200);
      await expect.poll(async () => (await boxOf(submit(page))).top).toBeGreaterThan(before + 100);
    });
  });

test("on a phone the form follows the headline: first field by 420 px, button by 1,250, and the page scrolls up to what is missing", async ({
  page,
}) => {
  await page.goto("/book-now");
  await hydrated(page);
  await settled(page);
  const top = (one: Locator) => one.evaluate((it) => it.getBoundingClientRect().top + scrollY);
  expect(await top(page.getByLabel("Zip Code", { exact: true }))).toBeLessThanOrEqual(420);
  expect(await top(submit(page))).toBeLessThan(1250);
  expect(await top(page.getByText("You book"))).toBeGreaterThan(await top(submit(page)));
  await submit(page).click();
  const summary = page.getByRole("region", { name: "Almost. Please check:" });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
});

test("the confirmation and its next step are on the first screen, under no drawing, and the card after it is below the header", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/book-now");
  await hydrated(page);
  const overlay = page.getByRole("dialog", { name: "THANK YOU!" });
  const close = overlay.getByRole("button", { name: "CLOSE" });
  const act = overlay.getByRole("link", { name: "Pick the day of your first visit" });
  const send = async (firstName: string) => {
    await fill(page, firstName);
    await submit(page).click();
    await expect(close).toBeVisible();
  };
  await send("Fitscreena");
  await expect(overlay.locator(".wrap")).toBeInViewport({ ratio: 1 });
  await close.click();
  const card = page.getByRole("region", { name: "You're booked" });
  await expect(card).toBeInViewport({ ratio: 1 });
  const header = await boxOf(page.getByRole("banner"));
  await expect.poll(async () => (await boxOf(card)).top).toBeGreaterThan(header.bottom);

  await card.getByRole("button", { name: "Book another yard" }).click();
  await send("Fitscreeno");
  for (const [width, height] of [
    [740, 360],
    [844, 390],
    [360, 740],
    [1280, 560],
    [1920, 700],
    [320, 640],
    [320, 568],
  ] as const) {
    const at = `at ${width} by ${height}`;
    await page.setViewportSize({ width, height });
    if (width < 400 && height >= 640)
      await expect(overlay.locator("svg"), at).toBeInViewport({ ratio: 0.8 });
    if (height > 360)
      for (const button of [close, act]) await expect(button, at).toBeInViewport({ ratio: 1 });
    const gap = await overlay.evaluate((it) => {
      const edges = (parts: string, edge: "top" | "bottom") =>
        [...it.querySelectorAll(parts)].map((part) => part.getBoundingClientRect()[edge]);
      return Math.min(...edges("svg > *", "top")) - Math.max(...edges("a, button", "bottom"));
    });
    if (height !== 568) expect(gap, at).toBeGreaterThan(0);
  }
  const { top } = await boxOf(overlay.getByRole("heading"));
  expect(top).toBeGreaterThanOrEqual((await boxOf(close)).bottom);
});
