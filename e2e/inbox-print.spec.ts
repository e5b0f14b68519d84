import { expect, test } from "./fixtures.ts";
import { book, openBooking, openInbox } from "./owner.ts";

test("a printed list has everything needed for a call and a drive, and no controls", async ({
  page,
}) => {
  await openInbox(page);
  await book(page, { firstName: "Printa", address: "4 Paper Ln", phone: "(602) 555-0144" });
  await expect(page.getByRole("link", { name: "Printa Núñez" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const row = page.getByRole("row").filter({ hasText: "Printa" });
  for (const text of ["(602) 555-0144", "4 Paper Ln, Scottsdale, AZ 85251", "Weekly · 3 dogs"])
    await expect(row.getByText(text)).toBeVisible();
  await expect(page.getByText(/, printed \w+, \w+ \d+, \d{4} at/)).toBeVisible();
  await expect(page.getByLabel("Search bookings")).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Views" }).first()).toBeHidden();
});

test("a printed booking has everything that is known, but no list and no controls", async ({
  page,
}) => {
  await openInbox(page);
  await book(page, { firstName: "Printella", specialRequests: "Two gates" });
  await openBooking(page, "Printella");
  // A wide, low window scrolls the booking inside its pane.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.getByLabel("New note").fill("Call after five");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText(/: note added\.$/).first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const pane = page.getByRole("region", { name: "Booking", exact: true });
  for (const text of ["Printella Núñez", "(480) 555-0199", "Two gates", "Call after five"])
    await expect(pane.getByText(text).filter({ visible: true })).not.toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "New" })).toBeHidden();
  const fits = await pane.evaluate(
    ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight,
  );
  expect(fits, "all of it, not what fits on the screen").toBe(true);
});
