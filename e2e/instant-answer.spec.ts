import { instantAnswer } from "#content/instant-answer.ts";
import { dogCounts } from "#domain/booking/options.ts";
import { instantPrice, quote } from "#domain/booking/prices.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { openSettled } from "./settled.ts";

const zip = "85251";

test("home answers a zip immediately, kindly if it is elsewhere, moves nothing, and Book Now keeps zip and dogs", {
  tag: "@wide",
}, async ({ page }) => {
  await openSettled(page, "/");
  const form = page.locator("#instant");
  const answer = form.getByRole("status");
  const zipCode = form.getByLabel("Zip code");
  const bookNow = form.getByRole("link", { name: "Book Now" });
  await expect(answer).toHaveText(instantAnswer.waiting);
  const height = () => form.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await zipCode.fill("10001");
  await expect(answer).toHaveText(`10001 ${instantAnswer.outside}`);
  await zipCode.fill("1000");
  await expect(answer).toHaveText(instantAnswer.waiting);
  await expect(bookNow).toHaveAttribute("href", /book-now$/);
  await zipCode.fill(zip);
  for (const dogs of dogCounts) {
    await form.getByLabel("Dogs").selectOption(dogs);
    await expect(answer).toHaveText(`Yes, we scoop ${zip}. ${instantPrice(dogs)}`);
    expect(await height()).toBe(before);
  }
  await form.getByLabel("Dogs").selectOption("2");
  await expect(answer).toContainText(`$${quote("weekly", "2").perVisit} a visit`);
  await expectNoFindings(page);
  const address = `/book-now?zip=${zip}&dogs=2`;
  await expect(bookNow).toHaveJSProperty("href", new URL(address, page.url()).href);
  await zipCode.press("Enter");
  await expect(page).toHaveURL(address);
  await hydrated(page);
  await expect(page.getByLabel("Zip Code")).toHaveValue(zip);
  await expect(page.getByLabel("Number of Dogs")).toHaveValue("2");
  await expect(page.getByText(`Yes, we scoop ${zip}`)).toBeVisible();
});
