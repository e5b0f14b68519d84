import AxeBuilder from "@axe-core/playwright";
import { areas } from "#content/areas.ts";
import { expect, test } from "./fixtures.ts";

const pages = [
  "/",
  "/book-now",
  "/booking-problem",
  "/thank-you",
  "/pricing",
  "/commercial-services",
  "/blog",
  "/blog/health-benefits-professional-pet-waste-removal",
  "/blog/hoa-compliance-pet-waste-management",
  "/old-town-scottsdale",
  "/tatum-ranch",
];

for (const address of pages) {
  test(`${address}: axe finds nothing, no style attribute, nothing too wide`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    expect(await response?.text()).not.toMatch(/<[^>]* style=/);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width(), "at 320 px").toBeLessThanOrEqual(320);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await width(), "at 320 px and 200 % text").toBeLessThanOrEqual(320);
  });
}

test("every area has its page, with its name and region", async ({ request }) => {
  for (const { name, slug, region } of areas) {
    const response = await request.get(`/${slug}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain(name);
    expect(html).toContain(region);
  }
});

test.describe("an unknown address", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("shows the 404 page and the way home", async ({ page }) => {
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.getByText("Sorry, the page you're looking for doesn't exist.")).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    await page.getByRole("link", { name: "Return to Homepage" }).click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("a script that the page does not know", () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test("is stopped by the page's policy, and a journey would notice", async ({ page }) => {
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
