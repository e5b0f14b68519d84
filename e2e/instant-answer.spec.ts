import { instantAnswer } from "#content/instant-answer.ts";
import { dogCounts } from "#domain/booking-options.ts";
import { instantPrice, quote } from "#domain/prices.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const zip = "85251";

test("home answers a zip immediately, moves nothing, and Book Now keeps zip and dogs", async ({
  page,
}) => {
  await page.goto("/");
  const form = page.locator("#instant");
  const answer = form.getByRole("status");
  await expect(answer).toHaveText(instantAnswer.waiting);
  const height = () => form.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await form.getByLabel("Zip code").fill(zip);
  for (const dogs of dogCounts) {
    await form.getByLabel("Dogs").selectOption(dogs);
    await expect(answer).toHaveText(`Yes, we scoop ${zip}. ${instantPrice(dogs)}`);
    expect(await height()).toBe(before);
  }
  await form.getByLabel("Dogs").selectOption("2");
  await expect(answer).toContainText(`$${quote("weekly", "2").perVisit} a visit`);
  await expectNoFindings(page);
  await form.getByRole("link", { name: "Book Now" }).click();
  await expect(page).toHaveURL(`/book-now?zip=${zip}&dogs=2`);
  await hydrated(page);
  await expect(page.getByLabel("Zip Code")).toHaveValue(zip);
  await expect(page.getByLabel("Number of Dogs")).toHaveValue("2");
  await expect(page.getByText(`Yes, we scoop ${zip}`)).toBeVisible();
});

test("a zip from elsewhere gets a kind answer, half a zip gets none", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/");
  const form = page.locator("#instant");
  const answer = form.getByRole("status");
  await form.getByLabel("Zip code").fill("10001");
  await expect(answer).toHaveText(`10001 ${instantAnswer.outside}`);
  await form.getByLabel("Zip code").fill("1000");
  await expect(answer).toHaveText(instantAnswer.waiting);
  await expect(form.getByRole("link", { name: "Book Now" })).toHaveAttribute("href", /book-now$/);
  await form.getByLabel("Zip code").fill(zip);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/book-now?zip=${zip}&dogs=1`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a plain form takes zip and dogs to the booking page", { tag: "@once" }, async ({
    page,
  }) => {
    await page.goto("/");
    const form = page.locator("#instant");
    await form.getByLabel("Zip code").fill(zip);
    await form.getByLabel("Dogs").selectOption("5+");
    await expect(form.getByRole("link", { name: "Book Now" })).toBeHidden();
    await form.getByRole("button", { name: "Book Now" }).click();
    await expect(page).toHaveURL(`/book-now?zip=${zip}&dogs=5%2B`);
    await expect(page.getByLabel("Zip Code")).toHaveValue(zip);
    await expect(page.getByLabel("Number of Dogs")).toHaveValue("5+");
  });
});
