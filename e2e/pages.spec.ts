import type { Locator } from "@playwright/test";
import { areas } from "#content/areas.ts";
import { anyAreaPage } from "./areas.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, hydrated, submit, test } from "./fixtures.ts";
import { pages } from "./visitors-pages.ts";

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
    test.slow();
    // The offline page loads the inbox as soon as this answers.
    await page.route("**/healthz", () => {});
    for (const address of [...different, ...missing]) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(missing.includes(address) ? 404 : 200);
      await test.step(address, () => expectNoFindings(page));
    }
  });
});

/** The colors of an element's text and border, and of the background behind each. */
const colorsOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const behind = (from: Element | null): string => {
      if (!from) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(from);
      return /^rgba\(.*, 0\)$/.test(backgroundColor) ? behind(from.parentElement) : backgroundColor;
    };
    const { color, borderTopColor, borderTopWidth } = getComputedStyle(element);
    return {
      text: [color, behind(element)] as const,
      border: [borderTopColor, behind(element.parentElement)] as const,
      borderWidth: Number.parseFloat(borderTopWidth),
    };
  });

/** The luminance of "rgb(0 0 0)", as WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
    .map((channel) => Number(channel) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("with forced colors buttons, fields, links and the mark of a refused field stay visible", async ({
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
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(canvas).toBe(colorScheme === "light" ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)");
    for (const control of [submit(page), page.getByLabel("State")]) {
      const { text, border, borderWidth } = await colorsOf(control);
      expect(contrast(...text)).toBeGreaterThan(4.5);
      expect(contrast(...border)).toBeGreaterThan(3);
      expect(borderWidth).toBeGreaterThanOrEqual(1);
    }
    // Its lines take the color of its text.
    const lines = page.getByRole("button", { name: "Open menu" }).locator("svg");
    await expect(lines).toHaveAttribute("stroke", "currentColor");
    expect(contrast(...(await colorsOf(lines)).text)).toBeGreaterThan(4.5);
    expect(await mark()).toEqual(usual);
  }

  await page.goto("/");
  const names = page.locator("#map a text");
  await expect(names).toHaveCount(areas.length);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    // The map keeps its colors: each name has a light edge on any background.
    for (const { fill, stroke } of await names.evaluateAll((all) =>
      all.map((name) => getComputedStyle(name)).map(({ fill, stroke }) => ({ fill, stroke })),
    )) {
      expect(contrast(fill, stroke)).toBeGreaterThan(4.5);
    }
  }
});

test("with forced colors the background of a price covers no words above it", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const priced = [
    { path: "/pricing", words: ".plan-card h3", price: ".plan-card-amount" },
    { path: anyAreaPage, words: ".ticket p", price: ".ticket .font-black" },
  ];
  for (const { path, words, price } of priced) {
    await page.goto(path);
    const picture = () => page.locator(words).first().screenshot();
    const beside = await picture();
    await page
      .locator(price)
      .first()
      .evaluate((figure: HTMLElement) => {
        figure.style.visibility = "hidden";
      });
    expect(beside.equals(await picture()), path).toBe(true);
  }
});

test.describe("a script that the page does not know", () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test("is blocked by the page's policy, and a test would notice", async ({ page }) => {
    await page.goto("/");
    const noticed = page.waitForEvent("console", (message) =>
      message.text().includes("Content Security Policy"),
    );
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'taken over'";
      document.head.append(script);
    });
    expect((await noticed).type()).toBe("error");
    expect(await page.title()).not.toBe("taken over");
  });
});
