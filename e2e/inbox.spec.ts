import { parse } from "csv-parse/sync";
import { business } from "#content/business.ts";
import { expect, fill, hydrated, ownerEmail, submit, telephone, test } from "./fixtures.ts";
import { anotherOwner, book, openBooking, openInbox, signIn } from "./owner.ts";

test("a booking made on one page arrives in the inbox on another, and both people get their mail", async ({
  page,
  browser,
  baseURL,
  mailServer,
}) => {
  await openInbox(page);
  const visitor = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await visitor.goto("/book-now");
  await hydrated(visitor);
  await fill(visitor, "Livia");
  await visitor.getByLabel("Email", { exact: true }).fill("livia@example.com");
  await submit(visitor).click();
  await expect(visitor.getByText("THANK YOU!")).toBeVisible();
  await visitor.context().close();

  await openBooking(page, "Livia");
  await expect(page.getByText(/Call by .* left/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
  await page.getByRole("button", { name: "Mark contacted" }).click();
  await expect(page.getByText("Livia Núñez is contacted now.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark scheduled" })).toBeVisible();

  const mailTo = (recipient: string) =>
    mailServer.mails.find(
      ({ recipients, text }) => recipients.includes(recipient) && text?.includes("Livia"),
    );
  await expect.poll(() => mailTo(ownerEmail)?.subject).toContain("Livia");
  const lead = mailTo(ownerEmail);
  expect(lead?.text).toContain("(480) 555-0199");
  expect(lead?.html).toContain("tel:");
  expect(lead?.html).toContain("/inbox?booking=");
  await expect.poll(() => mailTo("livia@example.com")?.text).toContain(telephone);
  expect(mailTo("livia@example.com")?.text).toContain(business.claims.firstVisitFree);
  await expect(page.getByText("Confirmation to livia@example.com sent")).toBeVisible();
});

test("what was done can be taken back", async ({ page, events }) => {
  await openInbox(page);
  await book(page, { firstName: "Undine" });
  await openBooking(page, "Undine");
  await page.getByRole("button", { name: "Mark as spam" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Taken back.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark contacted" })).toBeVisible();
  expect(events("Undine").map(({ kind, to_status }) => [kind, to_status])).toEqual([
    ["requested", null],
    ["status", "spam"],
    ["status", "pending"],
  ]);
});

test.describe("two people at once", () => {
  test.use({ expectedErrors: /409 \(Conflict\)/ });
  test("the second is told what the first did", async ({ page, browser, baseURL }) => {
    await openInbox(page);
    await book(page, { firstName: "Twyla" });
    await openBooking(page, "Twyla");
    const other = await anotherOwner(browser, baseURL);
    await openBooking(other, "Twyla");
    // Sam's screen hears nothing for a moment, as on a bad connection.
    await other.route("**/api/bookings/*", async (route) => {
      if (route.request().method() === "GET") await route.abort();
      else await route.fallback();
    });
    await page.getByRole("button", { name: "Mark contacted" }).click();
    await expect(page.getByText("Twyla Núñez is contacted now.").first()).toBeVisible();
    await other.getByRole("button", { name: "Mark contacted" }).click();
    await expect(other.getByText(/riley marked it contacted/i).first()).toBeVisible();
    await other.context().close();
  });
});

test.describe("a session that ends in the middle of work", () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)/ });
  test("asks to sign in again and loses nothing", async ({ page, browser, baseURL }) => {
    await openInbox(page);
    await book(page, { firstName: "Sessa" });
    await openBooking(page, "Sessa");
    await page.getByLabel("New note").fill("Gate code by phone");
    const elsewhere = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
    await openInbox(elsewhere);
    await elsewhere.request.delete("/api/sessions");
    await elsewhere.context().close();
    // Dispatched: another journey's booking may have covered the screen already.
    const add = page.getByRole("button", { name: "Add note", includeHidden: true });
    await add.dispatchEvent("click");
    await expect(page.getByRole("heading", { name: "Please sign in again" })).toBeVisible();
    await signIn(page, "riley");
    await expect(page.getByLabel("New note")).toHaveValue("Gate code by phone");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByText("Note added.").first()).toBeVisible();
  });

  test("forgets what was read when nobody signs in for an hour", async ({ page }) => {
    await page.clock.install();
    await openInbox(page);
    await book(page, { firstName: "Forga" });
    await openBooking(page, "Forga");
    await page.request.delete("/api/session");
    // Dispatched: another journey's booking may have covered the screen already.
    const act = page.getByRole("button", { name: "Mark contacted", includeHidden: true });
    await act.dispatchEvent("click");
    await expect(page.getByRole("heading", { name: "Please sign in again" })).toBeVisible();
    await expect(page.getByText("Forga Núñez")).not.toHaveCount(0);
    await page.clock.fastForward("59:00");
    await expect(page.getByText("Forga Núñez")).not.toHaveCount(0);
    await page.clock.fastForward("02:00");
    await expect(page.getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
    await expect(page.getByText("Forga Núñez")).toHaveCount(0);
  });

  test("a stranger sees the sign-in and nothing else", async ({ page }) => {
    await page.goto("/inbox?booking=any");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("riley");
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toHaveText(/do not belong together/);
  });
});

test("the exported file reads back as what was booked", async ({ page }) => {
  const formula = '=HYPERLINK("http://evil.example")';
  await openInbox(page);
  await book(page, {
    firstName: "Expa",
    lastName: 'O\'Brien, "Jo"',
    address: formula,
    specialRequests: "Two lines:\nthe gate, the dog",
  });
  await page.goto("/inbox?view=settings");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const file = await (await download).path();
  const { readFileSync } = await import("node:fs");
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true, bom: true });
  const row = rows.find(({ firstName }) => firstName === "Expa");
  expect(row).toMatchObject({
    lastName: 'O\'Brien, "Jo"',
    specialRequests: "Two lines:\nthe gate, the dog",
    status: "pending",
  });
  expect(row?.["address"]).toBe(`'${formula}`);
});

test("mail that was refused is shown, and can be sent again", async ({ page, mailServer }) => {
  mailServer.refused.add("poison@example.com");
  await openInbox(page);
  await book(page, { firstName: "Poya", email: "poison@example.com" });
  await page.goto("/inbox?view=messages&state=failed");
  const row = page.getByRole("listitem").filter({ hasText: "Poya" });
  await expect(row.getByRole("button", { name: /Send again/ })).toBeVisible();
  mailServer.refused.delete("poison@example.com");
  await row.getByRole("button", { name: /Send again/ }).click();
  await expect
    .poll(
      () =>
        mailServer.mails.filter(({ recipients }) => recipients.includes("poison@example.com"))
          .length,
    )
    .toBe(1);
});

test("two bookings of one person are joined, and taken apart again", async ({ page }) => {
  await openInbox(page);
  await book(page, { firstName: "Dupla", phone: "(602) 555-0101" });
  await book(page, { firstName: "Duplessa", phone: "602-555-0101" });
  await openBooking(page, "Duplessa");
  await page.getByRole("button", { name: "Join into that one" }).click();
  await expect(page.getByText("Joined into one booking.").first()).toBeVisible();
  await expect(page.getByText("This booking was joined into another.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Taken back.").first()).toBeVisible();
  await expect(page.getByText("This booking was joined into another.")).toBeHidden();
});

test("a person's data is erased after a question", async ({ page, bookings }) => {
  await openInbox(page);
  await book(page, { firstName: "Erasma", email: "erasma@example.com" });
  await openBooking(page, "Erasma");
  await page.getByRole("button", { name: "Erase personal data" }).click();
  await page.getByRole("dialog").getByRole("button", { name: /Erase/ }).click();
  await expect(page.getByRole("heading", { name: "Erased booking" })).toBeVisible();
  expect(bookings("Erasma")).toEqual([]);
});
