import type { Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { expect, fill, hydrated, submit, test } from "./fixtures.ts";
import { book, openToday } from "./owner.ts";

const chooseButton = (page: Page) => page.getByRole("button", { name: "Ask for this day" });

const headline = (page: Page) => page.getByRole("heading", { level: 1 });
/** The days that can be chosen. */
const days = (page: Page) =>
  page.getByRole("radio", { name: /Monday|Thursday/ }).and(page.locator(":enabled"));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor picks a day, changes it and the plan, and cancels", async ({
    page,
    mailServer,
  }) => {
    await book(page, { firstName: "Linkona", numDogs: "2" });
    const mailed = () =>
      mailServer.mails
        .filter(({ recipients }) => recipients.includes("linkona@example.com"))
        .flatMap(({ text }) => /\/visit\/[\w-]+/.exec(text ?? "") ?? []);
    await expect.poll(mailed).toHaveLength(1);
    const [path = ""] = mailed();
    const other = await page.context().newPage();
    await other.goto(path);
    await page.goto(path);
    await expect(headline(page)).toContainText("Pick your day.");
    await expect(days(page).first()).toBeChecked();
    await days(page).nth(1).check();
    await chooseButton(page).click();
    await expect(headline(page)).toContainText("You asked for a day.");

    // The other tab is outdated, and is shown what is true now.
    await chooseButton(other).click();
    await expect(other.getByText("This has changed since you opened the page.")).toBeVisible();
    await expect(headline(other)).toContainText("You asked for a day.");

    await page.getByText("Change the day").click();
    await days(page).nth(2).check();
    await chooseButton(page).click();
    await expect(page.getByText("You asked for", { exact: true })).toBeVisible();
    await page.getByLabel("Number of Dogs").selectOption("3 Dogs");
    await page.getByRole("button", { name: "Change plan" }).click();
    await expect(page.getByText("Your plan is saved.")).toBeVisible();
    // It has moved down to the plan, at once: the page does not travel there.
    await page.waitForLoadState();
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
    await expect(page.getByText("Your plan is saved.")).toBeInViewport();

    const data = "See, correct or erase my data";
    await other.getByText(data).click();
    await other.getByLabel("Zip Code").fill("12");
    await other.getByRole("button", { name: "Correct my data" }).click();
    await expect(other.getByText("Please enter a valid zip code")).toBeVisible();
    await expect(other.getByLabel("Zip Code")).toBeFocused();
    await page.getByRole("button", { name: "Cancel booking" }).click();
    await page.getByRole("button", { name: "Yes, cancel booking" }).click();
    await expect(headline(page)).toContainText("All canceled.");
    // The answer is at the top of the page.
    expect(new URL(page.url()).hash).toBe("");
  });
});

test("the visitor's page passes axe and fits 320 px, also when it asks and when a day is asked for", {
  tag: "@wide",
}, async ({ page }) => {
  const path = await book(page, { firstName: "Linkoner" });
  await page.goto(path);
  await page.getByText("See, correct or erase my data").click();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await expectNoFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await chooseButton(page).click();
  await expect(headline(page)).toContainText("You asked for a day.");
  await expectNoFindings(page);
});

test("the overlay leads to the page, which saves what is typed elsewhere; the owner confirms the day with one press", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = "Linkowner";
  await page.goto("/book-now");
  await hydrated(page);
  await fill(page, name);
  await page.getByLabel("Email").fill("linkowner@example.com");
  await submit(page).click();
  const overlay = page.getByRole("dialog");
  await overlay.getByRole("link", { name: "Pick the day of your first visit" }).click();
  await chooseButton(page).click();
  await expect(headline(page)).toContainText("You asked for a day.");
  const words = page.getByLabel("About the dogs and the yard");
  await words.fill("Biscuit barks first.");
  await page.getByRole("radio", { name: "Text" }).check();
  await page.getByRole("button", { name: "Reach me this way" }).click();
  await expect(page.getByText("Saved: we'll reach you this way.")).toBeVisible();
  // Saved along, and not shown through the link that anybody gets who books in this name.
  await expect(words).toHaveValue("");

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const owner = await context.newPage();
  await openToday(owner);
  // Before the office opens it is a follow-up, then due now.
  const confirm = owner.getByRole("main").getByRole("button", {
    name: `Confirm visit of ${name} Núñez`,
  });
  await confirm.first().click();
  await expect(owner.getByText(/The calendar file is on its way/).first()).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await context.close();
  await page.goto(new URL(page.url()).pathname);
  await expect(headline(page)).toContainText("See you then.");
});
