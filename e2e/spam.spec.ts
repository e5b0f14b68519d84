import type { Page } from "@playwright/test";
import { honeypotName } from "#domain/spam/honeypot.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, fill, hydrated, ownerEmail, submit, test } from "./fixtures.ts";
import { openBooking, openInbox } from "./owner.ts";

const thanks = (page: Page) => page.getByRole("dialog", { name: "THANK YOU!" });
const honeypot = (page: Page) => page.locator(`form [name="${honeypotName}"]`);

test("a visitor's booking has the stamp from the first touch, and is pending", async ({
  page,
  bookings,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/form-stamp")) asked.push(request.method());
  });
  await page.goto("/book-now");
  await hydrated(page);
  expect(asked).toEqual([]);
  const stamped = page.waitForResponse("**/api/form-stamp");
  await fill(page, "Stamped");
  const { stamp } = await (await stamped).json();
  const sent = page.waitForRequest("**/api/bookings");
  await submit(page).click();
  expect((await sent).headers()["form-stamp"]).toBe(stamp);
  await expect(thanks(page)).toBeVisible();
  expect(asked).toEqual(["GET"]);
  expect(bookings("Stamped")).toMatchObject([{ status: "pending" }]);
});

test.describe("when there is no stamp", () => {
  test.use({ expectedErrors: /^Failed to load resource: .* \/api\/form-stamp$/ });

  for (const [name, answer] of [
    ["Refused", { status: 500, body: "down" }],
    ["Captive", { status: 200, contentType: "text/html", body: "<p>Please log in</p>" }],
    ["Garbled", { status: 200, contentType: "application/json", body: '{"stamp":"a\\r\\nb: c"}' }],
  ] as const)
    test(`(${name}) the booking is sent without it`, async ({ page, bookings }) => {
      await page.route("**/api/form-stamp", (route) => route.fulfill(answer));
      await page.goto("/book-now");
      await hydrated(page);
      await fill(page, name);
      const sent = page.waitForRequest("**/api/bookings");
      await submit(page).click();
      expect((await sent).headers()["form-stamp"]).toBeUndefined();
      await expect(thanks(page)).toBeVisible();
      expect(bookings(name)).toMatchObject([{ status: "pending" }]);
    });

  test("(never answered) the booking does not wait for it", async ({ page, bookings }) => {
    await page.route("**/api/form-stamp", () => {});
    await page.goto("/book-now");
    await hydrated(page);
    await fill(page, "Unanswered");
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(bookings("Unanswered")).toMatchObject([{ status: "pending" }]);
  });
});

test("the hidden field cannot be seen, focused or heard", async ({ page }) => {
  await page.goto("/book-now");
  await hydrated(page);
  await expect(honeypot(page)).toBeHidden();
  await expect(honeypot(page)).toHaveAttribute("autocomplete", "off");
  await expect(honeypot(page)).toHaveAttribute("aria-hidden", "true");
  const reached: (string | null)[] = [];
  await page.getByLabel("First Name").focus();
  for (let step = 0; step < 14; step += 1) {
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute("name") ?? null));
    await page.keyboard.press("Tab");
  }
  expect(reached).toContain("serviceType");
  expect(reached).not.toContain(honeypotName);
  expect(await page.locator("form").ariaSnapshot()).not.toContain(honeypotName);
  await expectNoFindings(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a person's booking is pending, although it has no stamp", async ({ page, bookings }) => {
    await page.goto("/book-now");
    await expect(honeypot(page)).toBeHidden();
    await fill(page, "Scriptless");
    await submit(page).click();
    await expect(page).toHaveURL(/\/thank-you\?visit=/);
    expect(bookings("Scriptless")).toMatchObject([{ status: "pending" }]);
  });
});

test("a bot that fills in every field is thanked, its booking is spam, and it can be brought back", async ({
  page,
  bookings,
  events,
  mailServer,
}, { project }) => {
  const name = `Trapped${project.name}`;
  const email = `${name.toLowerCase()}@example.com`;
  await page.goto("/book-now");
  const names = await page
    .locator("form :is(input, select, textarea)")
    .evaluateAll((fields) => fields.map((field) => field.getAttribute("name") ?? ""));
  expect(names).toHaveLength(11);
  const known = {
    firstName: name,
    lastName: "Núñez",
    email,
    phone: "(480) 555-0199",
    state: "AZ",
    address: "7420 E Camelback Rd",
    city: "Scottsdale",
    zipCode: "85251",
    numDogs: "3",
    serviceType: "weekly",
  };
  const form = Object.fromEntries(names.map((field) => [field, "https://seo.example"]));
  const answer = await page.request.post("/api/bookings", { form: { ...form, ...known } });
  expect(answer.url()).toMatch(/\/thank-you\?visit=/);
  expect(bookings(name)).toMatchObject([{ status: "spam" }]);
  expect(events(name)[1]?.["text"]).toContain("the hidden field was filled in (10)");

  await openInbox(page);
  await page.goto("/inbox?status=spam");
  await openBooking(page, name);
  await expect(page.getByText(/the hidden field was filled in/)).toBeVisible();
  await page.getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByText(`Confirmation to ${email} is waiting to be sent`)).toBeVisible();
  const mailTo = (recipient: string) =>
    mailServer.mails.filter(
      ({ recipients, text }) => recipients.includes(recipient) && text?.includes(name),
    );
  await expect.poll(() => mailTo(ownerEmail).length).toBe(1);
  expect(mailTo(email), "an undo can still stop it").toEqual([]);
});
