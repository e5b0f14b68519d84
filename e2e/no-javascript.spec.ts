import { testimonials } from "#content/testimonials.ts";
import { honeypotName } from "#domain/spam/submission.ts";
import { here, there } from "#domain/testing/areas.ts";
import { expect, fill, submit, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false, expectedErrors: /status of 422 .* \/api\/bookings$/ });

test("the home page answers, scrolls, opens and leads on", async ({ page }) => {
  await page.goto("/");
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button", { name: "Close menu" }).click();
  await expect(drawer).toBeHidden();

  const slides = page.getByRole("region", { name: "Testimonials" }).getByRole("listitem");
  await expect(slides).toHaveCount(testimonials.length);
  await slides.last().scrollIntoViewIfNeeded();
  await expect(slides.last()).toBeInViewport({ ratio: 0.9 });

  const questions = page.locator("#faq details");
  const open = page.locator("#faq details[open]");
  await questions.nth(1).locator("summary").click();
  await questions.nth(4).locator("summary").click();
  await expect(open).toHaveCount(1);
  await questions.nth(4).locator("summary").click();
  await expect(open).toHaveCount(0);

  const map = page.locator("#map");
  await map.getByRole("link", { name: there.name }).getByText(there.name).click();
  await expect(page).toHaveURL(`/${there.slug}`);
  await page.goBack();

  const form = page.locator("#instant");
  await form.getByLabel("Zip code").fill(here.zip);
  await form.getByLabel("Dogs").selectOption("5+");
  await expect(form.getByRole("link", { name: "Book Now" })).toBeHidden();
  await form.getByRole("button", { name: "Book Now" }).click();
  await expect(page).toHaveURL(`/book-now?zip=${here.zip}&dogs=5%2B`);
});

test("a link fills plan, dogs and zip, and the plain form books them and leads to the thank-you page", async ({
  page,
  bookings,
}) => {
  await page.goto(`/book-now?plan=twice-weekly&dogs=5%2B&zip=${there.zip}`);
  await expect(page.getByLabel("Service Type")).toHaveValue("twice-weekly");
  await expect(page.getByLabel("Number of Dogs")).toHaveValue("5+");
  await expect(page.getByLabel("Zip Code")).toHaveValue(there.zip);
  await expect(page.locator(`form [name="${honeypotName}"]`)).toBeHidden();
  await fill(page, "Plain", {});
  await submit(page).click();
  await expect(page).toHaveURL(/\/thank-you\?visit=/);
  expect(bookings("Plain")).toMatchObject([
    { num_dogs: "5+", service_type: "twice-weekly", status: "pending" },
  ]);
});

test("a refused form comes back with what was typed, and its summary leads to the field", async ({
  page,
}) => {
  await page.goto("/book-now");
  await fill(page, `<b>"Refused" & Co</b>`);
  await page.getByLabel("Email").fill("ana@example");
  await submit(page).click();
  await expect(page.getByLabel("First Name")).toHaveValue(`<b>"Refused" & Co</b>`);
  const summary = page.getByRole("region", { name: "Almost. Please check:" });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await summary.getByRole("link", { name: "Email" }).click();
  const room = async () => {
    const header = await page.getByRole("banner").boundingBox();
    const label = await page.locator("label", { hasText: "Email" }).boundingBox();
    if (!header || !label) throw new Error("not on the page");
    return label.y - header.height;
  };
  await expect.poll(room, "the label at the top").toBeLessThan(100);
  expect(await room(), "the label below the header").toBeGreaterThan(8);
});
