import { expect, fill, hydrated, submit, test } from "./fixtures.ts";

test("a zip outside the map gets a friendly note and can be booked", async ({ page, bookings }) => {
  await page.goto("/book-now");
  await hydrated(page);
  const note = page.getByText("That zip is off our usual map.");
  await fill(page, "Outside");
  await expect(note).toBeHidden();
  await page.getByLabel("Zip Code").fill("10001");
  await expect(note).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole("dialog", { name: "THANK YOU!" })).toBeVisible();
  expect(bookings("Outside")).toMatchObject([{ zip_code: "10001" }]);
});

test("the promise names the clock time in Phoenix, and the next opening when it is closed", async ({
  page,
}) => {
  // A Friday, 7 PM in Phoenix.
  await page.clock.setFixedTime(new Date("2026-11-21T02:00:00Z"));
  await page.goto("/book-now");
  await hydrated(page);
  const form = page.locator("form");
  await expect(form).toContainText("We will be in touch within 24 hours");
  await expect(form).toContainText("by Saturday, 7:00 PM");
  await expect(form).toContainText("The office opens Saturday, 8:00 AM");
  await expect(page.locator("ol [data-reply-by]")).toHaveText("Booked now: by Saturday, 7:00 PM.");

  await page.clock.setFixedTime(new Date("2026-11-20T17:00:00Z"));
  await page.reload();
  await hydrated(page);
  await expect(form).toContainText("by Saturday, 10:00 AM");
  await expect(form).not.toContainText("The office opens");
});
