import { areas } from "#content/areas.ts";
import { here, there } from "#domain/testing/areas.ts";
import { expect, fill, submit, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false, expectedErrors: /status of 422 .* \/api\/bookings$/ });

test("the plain form books and leads to the thank-you page", async ({ page, bookings }) => {
  await page.goto("/book-now");
  await expect(page.getByLabel("Service Type")).toHaveValue("weekly");
  await fill(page, "Plain");
  await submit(page).click();
  await expect(page).toHaveURL(/\/thank-you\?visit=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("THANK YOU!");
  const link = page.getByRole("main").getByRole("link", { name: "Pick the day" });
  await expect(link).toHaveAttribute("href", /^\/visit\//);
  expect(bookings("Plain")).toMatchObject([{ num_dogs: "3", service_type: "weekly" }]);
});

test("a refused form comes back with everything typed, each message and a summary", async ({
  page,
  bookings,
}) => {
  await page.goto("/book-now");
  await fill(page, `<b>"Refused" & Co</b>`, { plan: "Bi-Weekly" });
  await page.getByLabel("Email").fill("ana@example");
  await submit(page).click();
  await expect(page.getByLabel("First Name")).toHaveValue(`<b>"Refused" & Co</b>`);
  await expect(page.getByLabel("Email")).toHaveValue("ana@example");
  await expect(page.getByLabel("Service Type")).toHaveValue("bi-weekly");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
  const summary = page.getByRole("region", { name: "Almost. Please check:" });
  await expect(summary.getByRole("link")).toHaveText(["Email", "Number of Dogs"]);

  // The page is there at once, instead of on its way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await summary.getByRole("link", { name: "Email" }).click();
  const header = await page.getByRole("banner").boundingBox();
  const label = await page.locator("label", { hasText: "Email" }).boundingBox();
  if (!header || !label) throw new Error("not on the page");
  expect(label.y, "the label below the header").toBeGreaterThan(header.height + 8);

  await page.getByLabel("First Name").fill("Mended");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByLabel("Number of Dogs").selectOption("1 Dog");
  await submit(page).click();
  await expect(page).toHaveURL(/\/thank-you\?visit=/);
  expect(bookings("Mended")).toMatchObject([{ service_type: "bi-weekly", num_dogs: "1" }]);
});

test("the drawer opens, leads somewhere, and closes", async ({ page }) => {
  await page.goto("/");
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button", { name: "Close menu" }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await drawer.getByText("Service Areas").click();
  await drawer.getByRole("link", { name: here.name }).click();
  await expect(page).toHaveURL(`/${here.slug}`);
});

test("the map's links lead to all the neighborhoods", async ({ page, request }) => {
  await page.goto("/");
  const links = page.locator("#map").getByRole("link");
  await expect(links).toHaveCount(areas.length);
  for (const { name, slug } of areas) {
    const link = page.locator("#map").getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", `/${slug}`);
    expect((await request.get(`/${slug}`)).status()).toBe(200);
  }
  await page.locator("#map").getByRole("link", { name: there.name }).getByText(there.name).click();
  await expect(page).toHaveURL(`/${there.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(there.name);
});
