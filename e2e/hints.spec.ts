import { anyAreaPage } from "./areas.ts";
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

/** Moments in Phoenix, with what a page tells a visitor who books then. */
const moments = [
  {
    name: "a Saturday at 11 PM",
    now: "2026-11-21T23:00:00-07:00",
    by: "tomorrow by 9 PM, by phone, text or email",
    phones: "Phones open Monday, 7 AM",
  },
  {
    name: "Thanksgiving's eve",
    now: "2026-11-25T20:00:00-07:00",
    by: "tomorrow by 8 PM, by phone, text or email",
    phones: "Phones closed for Thanksgiving, open Friday, 7 AM",
  },
  {
    name: "Christmas Eve at 8 PM",
    now: "2026-12-24T20:00:00-07:00",
    by: "tomorrow by 8 PM, by phone, text or email",
    phones: "Phones closed for Christmas, open Saturday, 8 AM",
  },
  {
    name: "a July morning",
    now: "2026-07-14T05:40:00-07:00",
    by: "today by 6 PM, by phone, text or email",
    phones: "Phones open today, 7 AM",
  },
  {
    name: "a weekday within hours",
    now: "2026-11-24T10:07:00-07:00",
    by: "tomorrow by 10 AM, by phone, text or email",
    phones: "Phones open now",
  },
];

for (const { name, now, by, phones } of moments)
  test(`on ${name} every page makes the same promise, and only the phones have opening hours`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(now));
    await page.goto("/book-now");
    await hydrated(page);
    const promise = page.locator(".form-promise p");
    await expect(promise.first()).toHaveText(`You'll hear from us ${by}`);
    await expect(promise.last()).toHaveText(phones);
    const steps = page.locator("main [data-reply-by]");
    // "PM" never begins a line.
    await expect.poll(() => promise.first().textContent()).toMatch(/\d\u00a0[AP]M/);
    for (const path of [anyAreaPage, "/commercial-services"]) {
      await page.goto(path);
      await expect(steps).toHaveText(`Book now and you'll hear from us ${by}.`);
      expect(await steps.textContent()).toMatch(/\d\u00a0[AP]M/);
      await expect(page.locator("main [data-phones-open]")).toHaveText(phones);
    }
    await page.goto("/thank-you");
    await expect(page.locator("main [data-phones-open]")).toHaveText(phones);
  });
