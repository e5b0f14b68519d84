import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Browser, Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { expect, owners, test } from "./fixtures.ts";
import { addPerson, book, callBackTomorrow, openBooking, openInbox } from "./owner.ts";

test.use({ expectedErrors: /401 \(Unauthorized\)|403 \(Forbidden\)|409 \(Conflict\)/ });

async function openAs(page: Page, username: string, password: string): Promise<void> {
  const data = { username, password };
  expect((await page.request.post("/api/session", { data })).status()).toBe(200);
  await page.goto("/inbox?view=settings&page=account");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
}

async function newPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return context.newPage();
}

async function inBrowserOf(
  browser: Browser,
  baseURL: string | undefined,
  username: string,
  password: string,
): Promise<Page> {
  const page = await newPage(browser, baseURL);
  await openAs(page, username, password);
  return page;
}

/** The server notices an ended session with its next heartbeat. */
const signedOut = (page: Page) =>
  expect(page.getByRole("heading", { name: "Please sign in again" })).toBeVisible({
    timeout: 40_000,
  });

test("another browser's session is ended, and its tab goes to the sign-in", async ({
  page,
  browser,
  baseURL,
}, info) => {
  const name = `Ses ${info.project.name}`;
  const password = await addPerson(page, name, "helper", baseURL);
  await openAs(page, name, password);
  const other = await inBrowserOf(browser, baseURL, name, password);
  await page.reload();
  const card = page.getByRole("region", { name: "Signed in" });
  const rows = card.getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "this one" })).toHaveCount(1);
  await expect(rows.filter({ hasText: "Used today." })).toHaveCount(2);
  await expectNoFindings(page);
  await card.getByRole("button", { name: /^End / }).click();
  await expect(rows).toHaveCount(1);
  await expect(card.getByRole("heading", { name: "Signed in" })).toBeFocused();
  await signedOut(other);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await other.context().close();
});

test("a helper can work with bookings, and sees that the rest is for owners", async ({
  page,
  baseURL,
}, info) => {
  const name = `Hel ${info.project.name}`;
  const password = await addPerson(page, name, "helper", baseURL);
  await book(page, { firstName: "Helga" });
  await openAs(page, name, password);
  await page.goto("/inbox?view=settings");
  await expect(page.getByRole("heading", { name: "For owners" })).toBeVisible();
  for (const hidden of ["People", "Export bookings", "Erase old leads", "Email"])
    await expect(page.getByRole("heading", { name: hidden })).toHaveCount(0);
  await expectNoFindings(page);
  await page.goto("/inbox?view=inbox");
  await openBooking(page, "Helga");
  await callBackTomorrow(page);
  await expect(page.getByText(/^Helga Núñez: back on the list/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /Erase/ })).toHaveCount(0);
  await openInbox(page);
  await openBooking(page, "Helga");
  await expect(page.getByRole("button", { name: /Erase/ })).toBeVisible();
});

test("an owner adds a person, changes the role and removes the person, who is then signed out", async ({
  page,
  browser,
  baseURL,
}, info) => {
  test.slow();
  const name = `Ned ${info.project.name}`;
  await openInbox(page);
  await page.goto("/inbox?view=settings&page=account");
  const card = page.getByRole("region", { name: "People" });
  await card.getByLabel("Name of a new person").fill(name);
  await card.getByRole("button", { name: "Add person" }).click();
  await expect(card.getByText("shown only now")).toBeVisible();
  const password = await card.getByRole("status").getByRole("code").textContent();
  const row = card.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Helper. Temporary password until");

  const theirs = await newPage(browser, baseURL);
  await theirs.request.post("/api/session", { data: { username: name, password } });
  await theirs.goto("/inbox?view=settings&page=account");
  await theirs.getByLabel("Temporary password").fill(password ?? "");
  await theirs.getByLabel("New password", { exact: true }).fill("bones are buried at noon");
  await expectNoFindings(theirs);
  await theirs.getByRole("button", { name: "Change password" }).click();
  await expect(theirs.getByText("Live", { exact: true })).toBeVisible();
  await expect(theirs.getByRole("heading", { name: "People" })).toHaveCount(0);
  await row.getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Make an owner" }).click();
  await expect(dialog).toContainText("An owner.");
  await expectNoFindings(page);
  await theirs.reload();
  await expect(theirs.getByRole("heading", { name: "People" })).toBeVisible();

  await dialog.getByRole("button", { name: "Remove …" }).click();
  await dialog.getByRole("button", { name: "Remove person" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "People" })).toBeFocused();
  await signedOut(theirs);
  await theirs.context().close();
});

test("ten minutes after the sign-in, adding a person asks for the password first", async ({
  page,
  server,
}, info) => {
  const name = `Old ${info.project.name}`;
  await openInbox(page, "sam");
  await page.goto("/inbox?view=settings&page=account");
  const database = new DatabaseSync(join(server.dataDir, "bookings.db"), { timeout: 5000 });
  database.exec(`update sessions set created_at = '2026-01-01T00:00:00.000Z'
    where user_id = (select id from users where username = 'sam')`);
  database.close();
  const card = page.getByRole("region", { name: "People" });
  await card.getByLabel("Name of a new person").fill(name);
  const add = card.getByRole("button", { name: "Add person" });
  await add.click();
  const dialog = page.getByRole("dialog", { name: "Is it you?" });
  await expect(dialog).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(card.getByText("Please sign in again first")).toBeVisible();
  await add.click();
  await dialog.getByLabel("Your password").fill("not the password");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText(/name or the password is wrong/)).toBeVisible();
  await dialog.getByLabel("Your password").fill(owners.sam);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(card.getByText("shown only now")).toBeVisible();
  // The stream of the previous session ends, and the new one goes on.
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(card.getByRole("listitem").filter({ hasText: name })).toBeVisible();
});
