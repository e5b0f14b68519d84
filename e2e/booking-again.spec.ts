import { expect, fill, hydrated, submit, test } from "./fixtures.ts";

for (const way of ["the mouse", "Enter"]) {
  test(`after a booking sent with ${way} the empty form shows no message`, async ({ page }) => {
    await page.goto("/book-now");
    await hydrated(page);
    await fill(page, "Clean");
    if (way === "Enter") await page.getByLabel("Zip Code").press("Enter");
    else {
      await page.getByLabel("Number of Dogs").focus();
      await submit(page).click();
    }
    await page.getByRole("button", { name: "CLOSE" }).click();
    await page.getByRole("button", { name: "Book another yard" }).click();
    await expect(page.getByLabel("Zip Code")).toHaveValue("");
    await expect(page.locator("form [aria-invalid=true]")).toHaveCount(0);
  });
}

test("a value that a password manager fills in without an event is sent", async ({
  page,
  bookings,
}) => {
  await page.goto("/book-now");
  await hydrated(page);
  await fill(page, "Silent");
  await page.getByLabel("City").evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = "Phoenix";
  });
  await submit(page).click();
  await expect(page.getByRole("dialog", { name: "THANK YOU!" })).toBeVisible();
  expect(bookings("Silent")).toMatchObject([{ city: "Phoenix" }]);
});

test.describe("a booking whose answer was lost", () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch/ });

  test("is stored once, even if the visitor reloads and sends it again", async ({
    page,
    bookings,
  }) => {
    await page.route(
      "**/api/bookings",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.goto("/book-now");
    await hydrated(page);
    await fill(page, "Lost");
    await submit(page).click();
    await expect(page.getByText("Booking Failed").first()).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel("First Name")).toHaveValue("Lost");
    await submit(page).click();
    await expect(page.getByRole("dialog", { name: "THANK YOU!" })).toBeVisible();
    expect(bookings("Lost")).toHaveLength(1);
  });
});
