import { business } from "#content/business.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, fill, hydrated, ownerEmail, submit, telephone, test } from "./fixtures.ts";
import { book, openBooking, openInbox, openToday } from "./owner.ts";

test("a booking made on one page appears by itself in Today on another, and both people get their email", async ({
  page,
  browser,
  baseURL,
  mailServer,
}) => {
  await openToday(page);
  await page.goto("/inbox");
  const tab = page.getByRole("link", { name: "Today", exact: true }).filter({ visible: true });
  await expect(tab).toHaveAttribute("aria-current", "page");
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const visitor = await context.newPage();
  await visitor.goto("/book-now");
  await hydrated(visitor);
  await fill(visitor, "Livia");
  await visitor.getByLabel("Email", { exact: true }).fill("livia@example.com");
  await submit(visitor).click();
  await expect(visitor.getByText("THANK YOU!")).toBeVisible();
  await context.close();

  const lead = page.getByRole("listitem").filter({ hasText: "Livia Núñez" }).first();
  await expect(lead).toContainText("call by");
  await openBooking(page, "Livia");
  await expect(
    page
      .getByRole("region", { name: "Booking" })
      .getByText(/^New, call by /)
      .first(),
  ).toBeVisible();
  await expect(page.getByText("Confirmation sent")).toBeVisible();

  const mailTo = (recipient: string) =>
    mailServer.mails.find(
      ({ recipients, text }) => recipients.includes(recipient) && text?.includes("Livia"),
    );
  await expect.poll(() => mailTo(ownerEmail)?.subject).toContain("Livia");
  const mail = mailTo(ownerEmail);
  expect(mail?.html).toContain("/inbox?booking=");
  await expect.poll(() => mailTo("livia@example.com")?.text).toContain(telephone);
  expect(mailTo("livia@example.com")?.text).toContain(business.claims.firstVisitFree);
});

test.describe("what cannot be shown", () => {
  test.use({ expectedErrors: /Boomtown|The above error/ });

  test("leaves the rest of the screen, the call and the way back", async ({ page }) => {
    await page.addInitScript(() => {
      const encode = encodeURIComponent;
      globalThis.encodeURIComponent = (text) => {
        if (`${text}`.includes("Boomtown")) throw new RangeError('no "Boomtown" here');
        return encode(text);
      };
    });
    await openInbox(page);
    await book(page, { firstName: "Erra", city: "Boomtown" });
    await openBooking(page, "Erra");
    const failure = page.getByRole("alert").filter({ hasText: "could not be shown" });
    await expect(failure).toContainText(telephone);
    await expectNoFindings(page);
    await expect(page.getByRole("link", { name: /^Call/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: "Erra Núñez" }).first()).toBeVisible();
  });
});
