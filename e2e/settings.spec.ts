import { phoenixDay } from "#domain/dates.ts";
import { here } from "#domain/testing/areas.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { bookVisit, openInbox, withPlan } from "./owner.ts";

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

test("a day off lists whom to call, and can be removed again", async ({ page }) => {
  const card = page.getByRole("region", { name: "Route days" });
  await bookVisit(page, { firstName: "Offina" });
  await withPlan(page, {}, async () => {
    await page.reload();
    const form = card.getByRole("form", { name: "Days off" });
    await form.getByRole("button", { name: "Add day off" }).click();
    await expect(form.getByText("Please choose the first day")).toBeVisible();
    await form.getByLabel("First day").fill(phoenixDay(new Date()));
    await form.getByLabel("Reason").fill("Picnic");
    await form.getByRole("button", { name: "Add day off" }).click();
    await card.getByRole("button", { name: "Save route days" }).click();
    await expect(card.getByText("Saved. Visits stay where they are.")).toBeVisible();
    const calls = card.getByRole("listitem").filter({ hasText: "Offina" });
    await expect(calls.getByRole("link", { name: "Call Offina Núñez" })).toBeVisible();
    await card
      .getByRole("button", { name: /^Remove/ })
      .first()
      .press("Enter");
    await expect(card.getByRole("heading", { name: "Route days" })).toBeFocused();
    await card.getByRole("button", { name: "Save route days" }).click();
    await expect(calls).toHaveCount(0);
  });
});

test("a day off in the past, or typed only in part, is explained and not lost", async ({
  page,
}) => {
  const card = page.getByRole("region", { name: "Route days" });
  const save = card.getByRole("button", { name: "Save route days" });
  const form = card.getByRole("form", { name: "Days off" });
  const first = form.getByLabel("First day");
  const last = form.getByLabel("Last day");
  await first.pressSequentially("122726");
  await expect(first).toHaveValue("0026-12-27");
  await form.getByRole("button", { name: "Add day off" }).click();
  await expect(first).toHaveAccessibleDescription("Please choose today or a later day");
  await expect(first).toBeFocused();
  await first.fill("2999-12-27");
  await last.pressSequentially("1228");
  await save.click();
  await expect(last).toHaveAccessibleDescription("Please type the whole date");
  await expect(last).toBeFocused();
  await expect(first).toHaveAccessibleDescription("");
  await expect(first).toHaveValue("2999-12-27");
});

test.describe("with refusals", () => {
  test.use({ expectedErrors: /\/api\/visits\/route-plan$/ });

  test("a plan that somebody else changed first is shown with both changes before it is saved", async ({
    page,
  }) => {
    const card = page.getByRole("region", { name: "Route days" });
    const save = card.getByRole("button", { name: "Save route days" });
    const places = (weekday: string) => card.getByLabel(weekday, { exact: true }).first();
    await withPlan(page, {}, async () => {
      await page.reload();
      await places("Sunday").fill("3");
      await withPlan(page, { capacity: { Monday: 1 } }, async () => {
        await save.click();
        await expect(card.getByText(/^Someone else changed the plan\./)).toBeVisible();
        await expect(places("Sunday")).toHaveValue("3");
        await expect(places("Monday")).toHaveValue("1");
        await expectNoFindings(page);
        await save.click();
        await expect(card.getByText("Saved. Visits stay where they are.")).toBeVisible();
        await page.reload();
        await expect(places("Sunday")).toHaveValue("3");
        await expect(places("Monday")).toHaveValue("1");
      });
    });
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
