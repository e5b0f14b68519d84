import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { shiftOf, watchShifts } from "./layout-shift.ts";

const articlePath = "/blog/hoa-compliance-pet-waste-management";

/** Pixels between the header and a section; 0 for one that the end of the page keeps further down. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN;
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? Number.NaN;
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    return scrollHeight - clientHeight - scrollTop < 2 && top > header ? 0 : top - header;
  }, id);

test("sections are where anchors lead, and nothing shifts", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(articlePath);
  const headings = page.locator("article h2[id]");
  const lastTwo = await headings.evaluateAll((all) => all.slice(-2).map(({ id }) => id));
  const anchors = [
    ...["testimonials", "pricing", "benefits", "areas", "faq", "booking", "contact"].map(
      (id) => ["/", id] as const,
    ),
    ...lastTwo.map((id) => [articlePath, id] as const),
  ];
  for (const [path, id] of anchors) {
    await page.goto("about:blank");
    await page.goto(`${path}#${id}`);
    await expect.poll(() => belowHeader(page, id), id).toBeLessThan(40);
    expect(await belowHeader(page, id), id).toBeGreaterThanOrEqual(-1);
  }
  await watchShifts(page);
  await page.goto("/");
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
      await frame();
    }
  });
  expect(await shiftOf(page)).toBeLessThan(0.001);
});

test("the skip link is seen when it has the focus; in a low window the drawer scrolls as a whole", async ({
  page,
}) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await skip.click({ trial: true });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const drawer = page.getByRole("dialog", { name: "Navigation" });
  for (const [width, height] of [
    [844, 390],
    // 1280 by 1024 at 400 %.
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("button", { name: "Open menu" }).click();
    const areas = drawer.locator("details");
    if ((await areas.getAttribute("open")) === null) await areas.locator("summary").click();
    const scrolls = (element: Element) => element.scrollHeight > element.clientHeight + 1;
    const at = `at ${width} by ${height}`;
    expect(await drawer.evaluate(scrolls), `the drawer ${at}`).toBe(true);
    expect(await drawer.getByRole("navigation").evaluate(scrolls), `its list ${at}`).toBe(false);
    for (const link of await drawer.getByRole("link").all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  }
});
