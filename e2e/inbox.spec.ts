import { parse } from "csv-parse/sync";
import { business } from "#content/business.ts";
import { phoenixDay } from "#domain/dates.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, fill, hydrated, ownerEmail, submit, telephone, test } from "./fixtures.ts";
import { anotherOwner, book, callBackTomorrow, openBooking, openInbox } from "./owner.ts";

test("a booking made on one page arrives in the inbox on another, and both people get their email", async ({
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
  await callBackTomorrow(page);
  await expect(page.getByText(/^Livia Núñez: back on the list/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^After the call/ })).toBeVisible();

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

test("a change can be taken back", { tag: "@once" }, async ({ page, events }) => {
  await openInbox(page);
  await book(page, { firstName: "Undine" });
  await openBooking(page, "Undine");
  await page.getByRole("button", { name: "Spam", exact: true }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText(/: undone\.$/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^After the call/ })).toBeVisible();
  expect(events("Undine").map(({ kind, to_status }) => [kind, to_status])).toEqual([
    ["requested", null],
    ["status", "spam"],
    ["status", "pending"],
  ]);
});

test.describe("an answer that is lost on the way", { tag: "@once" }, () => {
  test.use({ expectedErrors: /net::ERR_|502 \(Bad Gateway\)/ });
  test("is no failure: the note waits on the device, is sent again by itself, and is saved once", async ({
    page,
    events,
  }) => {
    await openInbox(page);
    await book(page, { firstName: "Loretta" });
    await openBooking(page, "Loretta");
    const keys: (string | undefined)[] = [];
    await page.route("**/api/bookings/*/notes", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 2) return route.fallback();
      // The server has stored it, but the answer is cut off, or is a proxy's own page.
      await route.fetch();
      if (keys.length === 1) await route.abort("connectionreset");
      else await route.fulfill({ status: 502, body: "Bad Gateway" });
    });
    await page.getByLabel("New note").fill("Two gates");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByText(/^1 change will be sent/)).toBeVisible();
    await expect(page.getByLabel("New note")).toHaveValue("");
    const saved = page.getByText(/: note added\.$/);
    await expect(saved.first()).toBeVisible({ timeout: 30_000 });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(events("Loretta").filter(({ kind }) => kind === "note")).toHaveLength(1);
    // Once answered, the same words again are a new note.
    await page.getByLabel("New note").fill("Two gates");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect.poll(() => events("Loretta").filter(({ kind }) => kind === "note").length).toBe(2);
  });
});

test("spam is counted in the list and in searches, which never say that every call is made", {
  tag: "@once",
}, async ({ page }) => {
  await openInbox(page);
  await book(page, { firstName: "Spamela" });
  await book(page, { firstName: "Patienta" });
  await openBooking(page, "Spamela");
  await page.getByRole("button", { name: "Spam", exact: true }).click();
  await expect(page.getByText("Spamela Núñez: Spam.").first()).toBeVisible();
  const spam = page.getByRole("link", { name: /^Spam: \d+/ }).filter({ visible: true });
  for (const address of [
    "/inbox?view=inbox",
    "/inbox?search=spamela",
    "/inbox?search=nobody-at-all",
  ]) {
    await page.goto(address);
    await expect(spam.first()).toBeVisible();
  }
  await page.goto("/inbox?search=spamela");
  await expect(page.getByText("No waiting booking matches.")).toBeVisible();
  await expect(page.getByText("Every call is made.")).toHaveCount(0);
  await spam.first().click();
  await expect(page.getByRole("link", { name: "Spamela Núñez" })).toBeVisible();
});

test("a booking of another year shows the year, in the list and in its history", {
  tag: "@once",
}, async ({ page }) => {
  const days400 = 400 * 86_400_000;
  const year = phoenixDay(new Date()).slice(0, 4);
  await page.clock.setFixedTime(Date.now() + days400);
  await openInbox(page);
  await book(page, { firstName: "Yearla" });
  const row = page.getByRole("row").filter({ hasText: "Yearla" });
  await expect(row).toContainText(new RegExp(`booked \\w+ \\d+, ${year}, `));
  await openBooking(page, "Yearla");
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByRole("time").first()).toContainText(`, ${year}, `);
});

test.describe("two people at the same time", { tag: "@once" }, () => {
  test.use({ expectedErrors: /409 \(Conflict\)/ });
  test("the second sees what the first did", async ({ page, browser, baseURL }) => {
    await openInbox(page);
    await book(page, { firstName: "Twyla" });
    await openBooking(page, "Twyla");
    const other = await anotherOwner(browser, baseURL);
    await openBooking(other, "Twyla");
    // Sam's screen gets no updates for a moment, as on a bad connection.
    await other.route("**/api/bookings/*", async (route) => {
      if (route.request().method() === "GET") await route.abort();
      else await route.fallback();
    });
    await callBackTomorrow(page);
    await expect(page.getByText(/^Twyla Núñez: back on the list/).first()).toBeVisible();
    await callBackTomorrow(other);
    await expect(other.getByText("riley changed this first").first()).toBeVisible();
    await expect(other.getByText(/riley marked it “Reached”/).first()).toBeVisible();
    await other.context().close();
  });
});

test.describe("without a session", { tag: "@once" }, () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)/ });
  test("an export after the session has ended says so, and saves nothing", async ({ page }) => {
    await openInbox(page);
    await page.goto("/inbox?view=settings&page=account");
    const save = page.getByRole("button", { name: "Download CSV" });
    await expect(save).toBeVisible();
    let downloads = 0;
    page.on("download", () => {
      downloads += 1;
    });
    // Before the press, the open page could hear of the end by any other request.
    await page.route("**/api/export.csv*", async (route) => {
      await page.context().clearCookies();
      await route.continue();
    });
    const answer = page.waitForResponse("**/api/export.csv*");
    await save.click();
    expect((await answer).status()).toBe(401);
    await expect(page.getByRole("heading", { name: "Please sign in again" })).toBeVisible();
    expect(downloads).toBe(0);
  });

  test("a stranger sees only the sign-in", async ({ page }) => {
    await page.goto("/inbox?booking=any");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("riley");
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toHaveText(/name or the password is wrong/);
  });
});

test("the exported file reads back with the values that were booked", { tag: "@once" }, async ({
  page,
}) => {
  const formula = '=HYPERLINK("http://evil.example")';
  await openInbox(page);
  await book(page, {
    firstName: "Expa",
    lastName: 'O\'Brien, "Jo"',
    address: formula,
    specialRequests: "Two lines:\nthe gate, the dog",
  });
  await page.goto("/inbox?view=settings&page=account");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
  const file = await (await download).path();
  const { readFileSync } = await import("node:fs");
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true, bom: true });
  const row = rows.find((one) => one["First name"] === "Expa");
  expect(row).toMatchObject({
    "Last name": 'O\'Brien, "Jo"',
    Requests: "Two lines:\nthe gate, the dog",
    Status: "pending",
  });
  expect(row?.["Street address"]).toBe(`'${formula}`);
});

test("refused email is shown and can be sent again", { tag: "@once" }, async ({
  page,
  mailServer,
}) => {
  mailServer.refused.add("poison@example.com");
  await openInbox(page);
  await book(page, { firstName: "Poya", email: "poison@example.com" });
  await page.goto("/inbox?view=today");
  await openBooking(page, "Poya");
  const again = page.getByRole("button", { name: "Send again to Poya Núñez" }).last();
  await expect(again).toBeVisible();
  mailServer.refused.delete("poison@example.com");
  await again.click();
  await expect
    .poll(
      () =>
        mailServer.mails.filter(({ recipients }) => recipients.includes("poison@example.com"))
          .length,
    )
    .toBe(1);
});

test("two bookings of one person can be merged and separated again", { tag: "@once" }, async ({
  page,
}) => {
  await openInbox(page);
  await book(page, { firstName: "Dupla", phone: "(602) 555-0101" });
  await book(page, { firstName: "Duplessa", phone: "602-555-0101" });
  await openBooking(page, "Duplessa");
  await page.getByRole("button", { name: "Merge into that one" }).click();
  const dialog = page.getByRole("dialog", { name: "What should we keep?" });
  await expect(dialog.getByRole("radio", { name: /^dupla@/ })).toBeChecked();
  await expectNoFindings(page);
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(page.getByText(/: merged into one booking\.$/).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Dupla Núñez" })).toBeVisible();
  await expect(page.getByText("merged into this one")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText(/: undone\.$/).first()).toBeVisible();
  await expect(page.getByText("merged into this one")).toBeHidden();
});

test("a person's data is erased after a confirmation", { tag: "@once" }, async ({
  page,
  bookings,
}) => {
  await openInbox(page);
  await book(page, { firstName: "Erasma", email: "erasma@example.com" });
  await openBooking(page, "Erasma");
  await page.getByRole("button", { name: "Erase personal data" }).click();
  await page.getByRole("dialog").getByRole("button", { name: /Erase/ }).click();
  await expect(page.getByRole("heading", { name: "Erased booking" })).toBeVisible();
  expect(bookings("Erasma")).toEqual([]);
});
