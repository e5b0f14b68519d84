import { expectNoFindings } from "./axe.ts";
import { expect, fill, hydrated, submit, test } from "./fixtures.ts";

test("a zip outside the map gets a friendly note and can be booked", async ({ page, bookings }) => {
  await page.goto("/book-now");
  await hydrated(page);
  const answer = page.locator("form [role=status]");
  const buttonTop = () =>
    submit(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await buttonTop();
  await expect(answer).toBeEmpty();
  await fill(page, "Outside");
  await expect(answer).toHaveText("Yes, we scoop 85251");
  const zip = page.getByLabel("Zip Code");
  await zip.fill("10001");
  await expect(answer).toHaveText("Off our usual map. Book anyway: we'll call.");
  // Measured at one moment: the page may still be scrolling.
  const [field, beside] = await page.evaluate(() =>
    ["[name=zipCode]", "form [role=status]"].map((one) =>
      document.querySelector(one)?.getBoundingClientRect().toJSON(),
    ),
  );
  expect(beside.left).toBeGreaterThan(field.right);
  expect(beside.top).toBe(field.top);
  // None of it has moved the button.
  expect(await buttonTop()).toBeCloseTo(before);
  await expectNoFindings(page);
  await submit(page).click();
  await expect(page.getByRole("dialog", { name: "THANK YOU!" })).toBeVisible();
  expect(bookings("Outside")).toMatchObject([{ zip_code: "10001" }]);
});
