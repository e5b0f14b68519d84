import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expectNoFindings } from "./axe.ts";
import { expect, owners, test } from "./fixtures.ts";
import { openInbox } from "./owner.ts";

test.use({ expectedErrors: /401 \(Unauthorized\)|403 \(Forbidden\)/ });

test("an owner proves who they are, adds a person, changes the role and removes the person, who is then signed out", async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  test.slow();
  const name = "Ned";
  await openInbox(page, "sam", "", "settings&page=account");
  const database = new DatabaseSync(join(server.dataDir, "bookings.db"), { timeout: 5000 });
  database.exec(`update sessions set created_at = '2026-01-01T00:00:00.000Z'
    where user_id = (select id from users where username = 'sam')`);
  database.close();
  const card = page.getByRole("region", { name: "People" });
  await card.getByLabel("Name of a new person").fill(name);
  await card.getByRole("button", { name: "Add person" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Is it you?");
  await expectNoFindings(page);
  await dialog.getByLabel("Your password").fill(owners.sam);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(card.getByText("shown only now")).toBeVisible();
  // The stream of the previous session ends, and the new one goes on.
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const password = await card.getByRole("status").getByRole("code").textContent();
  const row = card.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Helper. Temporary password until");

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const theirs = await context.newPage();
  await theirs.request.post("/api/session", { data: { username: name, password } });
  await theirs.goto("/inbox?view=settings&page=account");
  await theirs.getByLabel("Temporary password").fill(password ?? "");
  await theirs.getByLabel("New password", { exact: true }).fill("bones are buried at noon");
  await expectNoFindings(theirs);
  await theirs.getByRole("button", { name: "Change password" }).click();
  await expect(theirs.getByText("Live", { exact: true })).toBeVisible();
  await expect(theirs.getByRole("heading", { name: "People" })).toHaveCount(0);
  await row.getByRole("button").click();
  await dialog.getByRole("button", { name: "Make an owner" }).click();
  await expect(dialog).toContainText("An owner.");
  await expectNoFindings(page);
  await theirs.reload();
  await expect(theirs.getByRole("heading", { name: "People" })).toBeVisible();

  await dialog.getByRole("button", { name: "Remove …" }).click();
  await dialog.getByRole("button", { name: "Remove person" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "People" })).toBeFocused();
  // The server notices an ended session with its next heartbeat.
  await expect(theirs.getByRole("heading", { name: "Please sign in again" })).toBeVisible({
    timeout: 40_000,
  });
  await expect(theirs.getByText("sam")).toHaveCount(0);
  await expectNoFindings(theirs);
  await context.close();
});
