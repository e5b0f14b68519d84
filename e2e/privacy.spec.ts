import { anyAreaPage } from "./areas.ts";
import { expect, fill, hydrated, submit, test } from "./fixtures.ts";

test("visitors get no cookies or third-party requests, a sent form leaves only its card in the tab, and each page tells them at its top", async ({
  page,
  context,
  server,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== "data:" && origin !== server.url) elsewhere.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of [anyAreaPage, "/pricing", "/blog", "/thank-you", "/"])
    await page.goto(path, { waitUntil: "networkidle" });
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
  await link.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  expect(await scrolled()).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL("/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await scrolled()).toBe(0);

  await page.goto("/book-now");
  await hydrated(page);
  await fill(page, "Cookieless");
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(await kept()).toContain("Cookieless");
  await expect(page.locator("form").getByRole("link", { name: "Privacy" })).toHaveAttribute(
    "href",
    "/privacy",
  );
  await submit(page).click();
  await page.getByRole("button", { name: "CLOSE" }).click();
  expect(await kept()).not.toMatch(/Cookieless|Camelback|555-0199/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  expect(elsewhere).toEqual([]);
});
