import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";

const articlePath = "/blog/hoa-compliance-pet-waste-management";

/** Pixels between the header and a section; 0 for one that the end of the page keeps further down. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN;
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? Number.NaN;
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    return scrollHeight - clientHeight - scrollTop < 2 && top > header ? 0 : top - header;
  }, id);

test("sections that are laid out late are where anchors lead, and print; nothing shifts", async ({
  context,
}) => {
  test.slow();
  // Other tests' pages lay out all of them at once.
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  const isLate = (part = "section *") =>
    page
      .locator(part)
      .evaluateAll((all) =>
        all.some(
          (one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }),
        ),
      );
  const sections = ["testimonials", "pricing", "benefits", "areas", "faq", "booking", "contact"];
  await page.goto(articlePath);
  const headings = await page
    .locator("article h2[id]")
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(headings.length).toBeGreaterThan(3);
  await expect.poll(() => isLate("article div section *")).toBe(true);
  for (const [path, ids] of [
    ["/", sections],
    [articlePath, headings.slice(-2)],
  ] as const)
    for (const id of ids) {
      await page.goto("about:blank");
      await page.goto(`${path}#${id}`);
      await expect
        .poll(async () => {
          const gap = await belowHeader(page, id);
          return gap >= -1 && gap < 40 ? "below the header" : gap;
        }, id)
        .toBe("below the header");
    }
  await watchShifts(page);
  await page.goto("/");
  await expect.poll(() => isLate()).toBe(true);
  const shift = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
      await frame();
    }
    return Reflect.get(window, "shift");
  });
  expect(shift).toBeLessThan(0.001);
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  await expect.poll(isLate).toBe(false);
});
