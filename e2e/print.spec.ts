import { expect, test } from "./fixtures.ts";
import { areaPages } from "./visitors-pages.ts";

/** The width of a letter page between its margins, in CSS pixels. */
const paper = { width: 740, height: 980 };

for (const path of [
  "/",
  "/pricing",
  areaPages.long,
  "/blog/hoa-compliance-pet-waste-management",
  "/book-now",
  "/privacy",
  "/booking-problem",
])
  test(`on paper ${path} is black on white, with its header once and nothing over it`, async ({
    page,
  }) => {
    await page.setViewportSize(paper);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.locator("main .pill:visible, main form:visible")).toHaveCount(0);
    const found = await page.evaluate(() => {
      const seen = [...document.body.querySelectorAll("*")].filter(
        (element) => element.checkVisibility() && !element.closest("svg"),
      );
      const styleOf = (element: Element) => getComputedStyle(element);
      return {
        // Chromium prints fixed elements on every sheet.
        repeated: seen.filter((element) => styleOf(element).position === "fixed").length,
        colors: [...new Set(seen.map((element) => styleOf(element).color))],
        grounds: seen.filter((element) => styleOf(element).backgroundImage !== "none").length,
      };
    });
    expect(found).toEqual({ repeated: 0, colors: ["rgb(0, 0, 0)"], grounds: 0 });
    const answers = page.locator("details p");
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });
