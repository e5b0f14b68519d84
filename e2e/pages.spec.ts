import { areas } from "#content/areas.ts";
import { notices } from "#content/notices.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, hydrated, submit, test } from "./fixtures.ts";
import { anyAreaPage, pages } from "./visitors-pages.ts";

/** Neighborhoods share a layout, and articles another: one of each is enough for axe. */
const likeAnother = pages.filter(
  (path) => path !== anyAreaPage && areas.some(({ slug }) => path === `/${slug}`),
);
const articles = pages.filter((path) => path.startsWith("/blog/"));
/** Whose journeys look at them with axe, in more states. */
const others = ["/", "/book-now", "/booking-problem"];
const missing = ["/no-such-page", "/visit/AAAAAAAAAAAAAAAAAAAAAA"];
const different = pages.filter(
  (path) => ![...likeAnother, ...articles.slice(1), ...others].includes(path),
);

test.describe("every other layout", () => {
  test.use({ expectedErrors: /status of 404|404 \(Not Found\)/ });
  test("passes axe, also that of missing pages", { tag: "@wide" }, async ({ page }) => {
    // The offline page loads the inbox as soon as this answers.
    await page.route("**/healthz", () => {});
    for (const address of [...different, ...missing]) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(missing.includes(address) ? 404 : 200);
      await test.step(address, () => expectNoFindings(page));
    }
  });
});

test("with forced colors buttons, fields and the mark of a refused field stay visible", async ({
  page,
}) => {
  await page.goto("/book-now");
  await hydrated(page);
  await submit(page).click();
  const mark = () =>
    page.getByText("First name is required").evaluate((words) => {
      const { color, backgroundColor } = getComputedStyle(words, "::before");
      return { color, backgroundColor };
    });
  const usual = await mark();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const control of [submit(page), page.getByLabel("State")])
      await expect(control).not.toHaveCSS("border-top-width", "0px");
    // Its lines take the color of its text.
    const lines = page.getByRole("button", { name: "Open menu" }).locator("svg");
    await expect(lines).toHaveAttribute("stroke", "currentColor");
    expect(await mark()).toEqual(usual);
    const title = page.getByRole("heading", { level: 1 });
    const color = await title.evaluate((one) => getComputedStyle(one).color);
    await expect(title.locator("span")).toHaveCSS("color", color);
  }
});

test.describe("a form sent from another site", () => {
  test.use({ expectedErrors: /403 \(Forbidden\)/ });

  test("gets a page with styles of its own that says so", async ({ page, baseURL }) => {
    await page.setContent(
      `<form action="${baseURL}/api/bookings" method="post"><button>Book</button></form>`,
    );
    await page.getByRole("button").click();
    await expect(page.getByRole("heading", { name: notices["other-site"].headline })).toBeVisible();
    const call = page.getByRole("link", { name: /^Call/ });
    // Its policy allows its own style.
    await expect(call).toHaveCSS("background-color", "rgb(244, 123, 32)");
    await expectNoFindings(page);
  });
});
