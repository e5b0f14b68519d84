import { here } from "#domain/testing/areas.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { openInbox, withPlan } from "./owner.ts";

test.beforeEach(async ({ page }) => {
  await openInbox(page);
  await page.goto("/inbox?view=settings");
});

test("route days can be changed and saved, and are then no longer the sample", async ({ page }) => {
  const card = page.getByRole("region", { name: "Route days" });
  await withPlan(page, {}, async () => {
    await page.reload();
    await expect(card.getByText("This is a sample.")).toBeHidden();
    await card.locator("summary", { hasText: here.region }).click();
    const area = card.getByRole("group", { name: here.name, exact: true });
    await area.getByRole("checkbox", { name: "Sunday" }).check();
    await card.getByLabel("Sunday", { exact: true }).first().fill("3");
    await page.goto("/inbox?view=today");
    await page.goto("/inbox?view=settings");
    await expect(card.getByText("Not saved yet.")).toBeVisible();
    await expect(card.getByLabel("Sunday", { exact: true }).first()).toHaveValue("3");
    await expectNoFindings(page);
    await card.getByRole("button", { name: "Discard" }).click();
    await expect(card.getByText("Not saved yet.")).toBeHidden();
    await card.locator("summary", { hasText: here.region }).click();
    await expect(area.getByRole("checkbox", { name: "Sunday" })).not.toBeChecked();
    await area.getByRole("checkbox", { name: "Sunday" }).check();
    await card.getByRole("button", { name: "Save route days" }).click();
    await expect(card.getByText("Saved. Visits stay where they are.")).toBeVisible();
    await page.reload();
    await card.locator("summary", { hasText: here.region }).click();
    await expect(area.getByRole("checkbox", { name: "Sunday" })).toBeChecked();
  });
});

test("a calendar can read the feed's address until it is revoked", async ({ page }) => {
  const card = page.getByRole("region", { name: "Calendar feed" });
  await card.getByRole("button", { name: /^Make an address|^Make a new one/ }).click();
  const shown = card.getByText(/\/api\/calendar\/[\w-]+\.ics$/);
  await expect(shown).toBeVisible();
  const path = new URL((await shown.textContent()) ?? "").pathname;
  const read = await page.request.get(path);
  expect(read.headers()["content-type"]).toContain("text/calendar");
  await expectNoFindings(page);
  await card.getByRole("button", { name: "Make a new one" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make a new one" }).click();
  await expect(card.getByText(path)).toHaveCount(0);
  expect((await page.request.get(path)).status()).toBe(404);
  await card.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke it" }).click();
  await expect(card.getByText("Revoked.")).toBeVisible();
  await expect(shown).toHaveCount(0);
});
