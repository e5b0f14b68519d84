import { anyAreaPage } from "./areas.ts";
import { expect, fill, hydrated, submit, test } from "./fixtures.ts";

test("visitors get no cookies or third-party requests, and a sent form leaves only its card in the tab", async ({
  page,
  context,
  server,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== "data:" && origin !== server.url) elsewhere.push(request.url());
  });
  for (const path of ["/", anyAreaPage, "/pricing", "/blog", "/privacy", "/thank-you"])
    await page.goto(path, { waitUntil: "networkidle" });
  await page.goto("/book-now");
  await hydrated(page);
  await fill(page, "Cookieless");
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(await kept()).toContain("Cookieless");
  await submit(page).click();
  await page.getByRole("button", { name: "CLOSE" }).click();
  expect(await kept()).not.toMatch(/Cookieless|Camelback|555-0199/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test("the footer and the form link to the privacy page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your yard, your data");
  for (const heading of [
    "What we keep, and why",
    "Who else gets it",
    "See it, correct it, erase it",
  ])
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();

  await page.goto("/book-now");
  await hydrated(page);
  await page.locator("form").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");
});
