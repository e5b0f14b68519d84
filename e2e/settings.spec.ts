import { expect, test } from "./fixtures.ts";
import { openInbox } from "./owner.ts";

test.beforeEach(async ({ page }) => {
  await openInbox(page);
  await page.goto("/inbox?view=settings");
});

test("the settings name everybody who can sign in, and which one is oneself", async ({ page }) => {
  const users = page.getByRole("list", { name: "Who can sign in" });
  await expect(users.getByRole("listitem").filter({ hasText: "riley" })).toHaveText("riley (you)");
  await expect(users.getByRole("listitem").filter({ hasText: "sam" })).toHaveText("sam");
});

test("a new password can be looked at before it is saved", async ({ page }) => {
  const field = page.getByLabel("New password", { exact: true });
  await field.fill("bones are buried at noon");
  await expect(field).toHaveAttribute("type", "password");
  await page.getByLabel("Show the new password").check();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByLabel("Show the new password").uncheck();
  await expect(field).toHaveAttribute("type", "password");
});
