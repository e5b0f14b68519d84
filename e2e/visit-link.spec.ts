import type { Page } from "@playwright/test";
import { bookingDetail } from "#domain/api/bookings.ts";
import type { MailServer } from "#server/testing/smtp.ts";
import { expectNoFindings } from "./axe.ts";
import { book } from "./book.ts";
import { expect, fill, hydrated, submit, telephone, test } from "./fixtures.ts";
import { idOf, openToday } from "./owner.ts";
import { settled } from "./settled.ts";

const chooseButton = (page: Page) => page.getByRole("button", { name: "Choose this day" });

const headline = (page: Page) => page.getByRole("heading", { level: 1 });
/** The days that can be chosen. */
const days = (page: Page) =>
  page.getByRole("radio", { name: /Monday|Thursday/ }).and(page.locator(":enabled"));

/** The link in the emails with this subject to this address. */
const linksIn =
  (mails: MailServer["mails"], recipient: string, subject: string) => (): readonly string[] =>
    mails
      .filter((mail) => mail.recipients.includes(recipient) && mail.subject === subject)
      .flatMap(({ text }) => /\/visit\/[\w-]+/.exec(text ?? "") ?? []);

test.describe("without JavaScript", () => {
  // The link that was replaced answers 404.
  test.use({ javaScriptEnabled: false, expectedErrors: /404 \(Not Found\) \/visit\// });

  test("a visitor picks a day, changes it, changes everything else, and cancels", async ({
    page,
    mailServer,
  }) => {
    const name = "Linkona";
    const path = await book(page, name);
    const other = await page.context().newPage();
    await other.goto(path);
    await page.goto(path);
    await expect(headline(page)).toContainText("Pick your day.");
    await expect(page.locator("body")).not.toContainText(/Núñez|Camelback|555-0199|@example/);
    await expect(days(page).first()).toBeChecked();
    await days(page).nth(1).check();
    await chooseButton(page).click();
    await expect(headline(page)).toContainText("We have your wish.");
    const wish = "Press the link in your email and we'll hold it for you.";
    await expect(page.getByText(wish, { exact: true })).toBeVisible();
    const confirmed = "Your free first visit is booked";
    const confirmations = linksIn(mailServer.mails, `${name.toLowerCase()}@example.com`, confirmed);
    await expect.poll(confirmations).toHaveLength(1);
    const [mailed = ""] = confirmations();
    expect(mailed).not.toBe(path);
    await page.goto(mailed);
    await page.getByRole("button", { name: "Hold this day" }).click();
    await expect(headline(page)).toContainText("Held for you.");
    await expect(page.getByText(/^We.ll confirm it/)).toBeVisible();

    // The other tab is outdated, and is shown what is true now.
    await chooseButton(other).click();
    await expect(other.getByText("This has changed since you opened the page.")).toBeVisible();
    await expect(headline(other)).toContainText("Held for you.");

    await page.getByText("Change the day").click();
    await days(page).nth(2).check();
    await chooseButton(page).click();
    await expect(page.getByText("Held for you", { exact: true })).toBeVisible();

    await page.getByLabel("Number of Dogs").selectOption("3 Dogs");
    await page.getByRole("button", { name: "Change plan" }).click();
    await expect(page.getByText("Your plan is changed.")).toBeVisible();
    // It has moved down to the plan.
    await page.waitForLoadState();
    const changed = await page.getByText("Your plan is changed.").boundingBox();
    const plan = page.getByRole("form", { name: "Plan" });
    const price = await plan.getByRole("paragraph").filter({ hasText: "$28" }).boundingBox();
    if (!changed || !price) throw new Error("not on the page");
    expect(price.y - changed.y - changed.height, "room below the notice").toBeGreaterThan(8);
    // Seen at once: the page does not travel there.
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
    await expect(page.getByText("Weekly, 3 dogs")).toBeVisible();
    await expect(page.getByRole("form", { name: "Plan" })).toContainText("$28 per week");
    // Pressed again as it is, it says so.
    await page.getByRole("button", { name: "Change plan" }).click();
    await expect(page.getByRole("form", { name: "Plan" })).toContainText("Nothing was changed.");
    await page.getByRole("button", { name: "Cancel booking" }).click();
    await page.getByRole("link", { name: "No, keep it" }).click();
    await expect(page.getByRole("button", { name: "Cancel booking" })).toBeVisible();

    await page.getByLabel("About the dogs and the yard").fill("Biscuit barks first.");
    await page.getByLabel("Gate note").fill("4711#");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByLabel("About the dogs and the yard")).toHaveValue(
      "Biscuit barks first.",
    );
    await expect(page.getByLabel("Gate note")).toHaveValue("");
    await page.getByRole("radio", { name: "Text" }).check();
    await page.getByRole("button", { name: "Reach me this way" }).click();
    await expect(page.getByRole("radio", { name: "Text" })).toBeChecked();

    // The other tab was opened before these changes. What is typed there is kept.
    await other.getByLabel("About the dogs and the yard").fill("Biscuit bites.");
    await other.getByLabel("Gate note").fill("1147#\nfrom the left");
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByText("Saved by now: Biscuit barks first.")).toBeVisible();
    await expect(other.getByLabel("About the dogs and the yard")).toHaveValue("Biscuit bites.");
    await expect(other.getByLabel("Gate note")).toHaveValue("1147#\nfrom the left");

    const data = "See, correct or erase my data";
    await other.getByText(data).click();
    await other.getByLabel("Zip Code").fill("12");
    await other.getByRole("button", { name: "Correct my data" }).click();
    await expect(other.getByText("Please enter a valid zip code")).toBeVisible();
    await expect(other.getByLabel("Zip Code")).toHaveValue("12");
    await expect(other.getByLabel("Zip Code")).toBeFocused();
    const email = `${name.toLowerCase()}-new@example.com`;
    await page.getByText(data).click();
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("button", { name: "Correct my data" }).click();
    await expect(page.getByText("Saved. We wrote to the new email address")).toBeVisible();
    const questions = linksIn(mailServer.mails, email, "Is this your email address?");
    await expect.poll(questions).toHaveLength(1);
    const [asked = ""] = questions();
    await page.goto(asked);
    await page.getByRole("button", { name: "Use this email address" }).click();
    await expect(page.getByText(/From now on we.ll email this address/)).toBeVisible();

    await page.getByRole("button", { name: "Get a new link" }).click();
    await expect(headline(page)).toContainText("This link has ended");
    await expect(page.getByText("If you asked for a new one, it is in your email.")).toBeVisible();
    await expect(page.getByRole("main").getByText(telephone)).toBeVisible();
    const newLinks = linksIn(mailServer.mails, email, "Your new link");
    await expect.poll(newLinks).toHaveLength(1);
    const [newPath = ""] = newLinks();
    expect(newPath).not.toBe(path);
    await page.goto(newPath);
    await page.getByText(data).click();

    await page.getByRole("button", { name: "Ask to erase my data" }).click();
    await expect(page.getByText("We have your request.")).toBeVisible();
    await expect(page.getByText("You have asked us to erase your data.")).toBeVisible();
    expect(new URL(page.url()).hash).toBe("#data");
    await page.getByRole("button", { name: "Cancel booking" }).click();
    await page.getByRole("button", { name: "Yes, cancel booking" }).click();
    await expect(headline(page)).toContainText("All canceled.");
    // The answer is at the top of the page.
    expect(new URL(page.url()).hash).toBe("");
    await expect(chooseButton(page)).toHaveCount(0);
  });
});

test("the visitor's page passes axe, fits 320 px, and on a desktop its cards keep their places when it scrolls", {
  tag: "@wide",
}, async ({ page }) => {
  const path = await book(page, "Linkoner");
  await page.goto(path);
  await page.getByText("See, correct or erase my data").click();
  await expectNoFindings(page);
  const columns = page.locator(".visit-page-columns > *");
  await page.setViewportSize({ width: 1280, height: 700 });
  await settled(page);
  const tops = () =>
    columns.evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().top + scrollY)),
    );
  const before = await tops();
  await page.getByText("Cancel booking").scrollIntoViewIfNeeded();
  expect(await tops()).toEqual(before);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await expectNoFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await chooseButton(page).click();
  await expect(headline(page)).toContainText("We have your wish.");
  await expectNoFindings(page);
});

test("the overlay leads to the page; the owner confirms the day with one press and makes a new link", async ({
  page,
  browser,
  baseURL,
  mailServer,
}) => {
  const name = "Linkowner";
  const email = `${name.toLowerCase()}@example.com`;
  await page.goto("/book-now");
  await hydrated(page);
  await fill(page, name);
  await page.getByLabel("Email").fill(email);
  await submit(page).click();
  const overlay = page.getByRole("dialog");
  await overlay.getByRole("link", { name: "Pick the day of your first visit" }).click();
  await chooseButton(page).click();
  await expect(headline(page)).toContainText("We have your wish.");
  const words = page.getByLabel("About the dogs and the yard");
  await words.fill("Biscuit barks first.");
  await page.getByRole("radio", { name: "Text" }).check();
  await page.getByRole("button", { name: "Reach me this way" }).click();
  await expect(page.getByText("Saved: we'll reach you this way.")).toBeVisible();
  await expect(words).toHaveValue("Biscuit barks first.");

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const owner = await context.newPage();
  await openToday(owner);
  const id = await idOf(owner, name);
  const answer = await owner.request.get(`/api/bookings/${id}`);
  const { visit } = bookingDetail.parse(await answer.json());
  await owner.goto(`/inbox?view=week&week=${visit?.day}`);
  const inWeek = owner.getByRole("listitem").filter({ hasText: name }).last();
  await expect(inWeek).toContainText("to confirm");
  await owner.goto("/inbox?view=today");
  const visits = owner.getByRole("region", { name: "Visits", exact: true });
  await expect(visits.getByRole("heading", { name: /^To confirm/ })).toBeVisible();
  await visits.getByRole("button", { name: `Confirm visit of ${name} Núñez` }).click();
  await expect(
    owner
      .getByText(
        new RegExp(`^${name} Núñez: visit on .+ confirmed. The calendar file is on its way`),
      )
      .first(),
  ).toBeVisible();
  // The row keeps its place until the list is opened again.
  await owner.reload();
  await expect(visits).toBeVisible();
  await expect(visits.getByText(name)).toHaveCount(0);
  const invited = () =>
    mailServer.mails
      .filter(({ recipients }) => recipients.includes(email))
      .flatMap(({ attachments }) => attachments.map(({ mimeType }) => mimeType));
  await expect.poll(invited).toContain("text/calendar");
  const path = new URL(page.url()).pathname;
  await page.goto(path);
  await expect(headline(page)).toContainText("See you then.");
  await expect(page.getByText("The calendar file is in your email")).toBeVisible();

  await owner.goto(`/inbox?view=today&booking=${id}`);
  await expect(owner.getByRole("link", { name: `Text ${name} Núñez` })).toBeVisible();
  await owner.getByRole("button", { name: "New link" }).click();
  const dialog = owner.getByRole("dialog", { name: "Make a new link?" });
  await expect(dialog.getByLabel(`Send it to ${email}`)).toBeChecked();
  await dialog.getByRole("button", { name: "Make a new link" }).click();
  const made = owner.getByRole("dialog", { name: "The new link" });
  await expect(made).toContainText(`It is on its way to ${email}.`);
  const address = (await made.getByText("/visit/").textContent()) ?? "";
  expect((await owner.request.get(path)).status()).toBe(404);
  expect((await owner.request.get(new URL(address).pathname)).status()).toBe(200);
  await expect.poll(linksIn(mailServer.mails, email, "Your new link")).toHaveLength(1);
  await context.close();
});
