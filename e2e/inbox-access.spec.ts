import type { Page } from "@playwright/test";
import type { Visit } from "#domain/api/bookings.ts";
import { type ReasonName, reasonNames, type Task } from "#domain/api/tasks.ts";
import { bookingSample, messageSample, visitSample } from "#domain/testing/sample-booking.ts";
import { taskSample } from "#inbox/testing/samples.ts";
import { expectNoFindings, expectNoFindingsInBothSchemes } from "./axe.ts";
import { enlarge, tooWide } from "./fits.ts";
import { expect, test } from "./fixtures.ts";
import { book, bookVisit, idOf, openBooking, openInbox, openView } from "./owner.ts";
import { settled } from "./settled.ts";

/** The narrowest phone in place of the usual one. */
async function narrow(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 640)
    await page.setViewportSize({ width: 320, height: 640 });
}

test.describe("the sign-in", () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)/ });
  test("passes axe, and fits on 320 px", { tag: "@wide" }, async ({ page }) => {
    await narrow(page);
    await page.goto("/inbox?booking=any");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("riley");
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toHaveText(/name or the password is wrong/);
    await expectNoFindingsInBothSchemes(page);
    expect(await tooWide(page)).toEqual([]);
    await enlarge(page);
    expect(await tooWide(page), "with text twice as large").toEqual([]);
  });
});

/** Each reason of a task, and a day that was closed after it was asked for. */
function everyTask(): readonly Task[] {
  const [closed, ended] = ["2026-11-26", "2026-11-19"];
  const visits: Partial<Record<ReasonName, Partial<Visit>>> = {
    "day-off": { day: closed },
    confirm: { day: "2999-11-20", state: "asked" },
    outcome: { day: ended },
    "new-day": { day: ended, state: "no-access" },
    stay: { day: ended, state: "done" },
  };
  const tasks = reasonNames.map((reason) => ({ reason, slot: visits[reason] }));
  const all = [...tasks, { reason: "confirm", slot: { day: closed, state: "asked" } } as const];
  return all.map(({ reason, slot }, index) => {
    const booking = bookingSample({ id: `b-${index}`, status: slot ? "scheduled" : "pending" });
    const visit = slot ? visitSample({ bookingId: booking.id, ...slot }) : null;
    const undelivered = [messageSample({ state: "failed" })];
    const words = { special: ["booked twice"], note: "Two gates" };
    return taskSample({ reason, booking, visit, undelivered, ...words });
  });
}

test("every screen passes axe by day and by night, and fits on 320 px, also while email is broken", {
  tag: "@wide",
}, async ({ page }) => {
  await page.route("**/api/tasks", async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    await route.fulfill({ response, json: { ...list, items: [...list.items, ...everyTask()] } });
  });
  await page.route("**/api/bookings/b-*/visits/days*", (route) =>
    route.fulfill({ json: { days: [] } }),
  );
  await page.route("**/api/summary", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), broken: ["mail"] } });
  });
  await narrow(page);
  await openInbox(page, "riley", "inbox&search=nobody-at-all");
  await book(page, { firstName: "Axela" });
  await bookVisit(page, { firstName: "Axweeka" });
  const screens = [
    [undefined, "Nothing found"],
    ["Bookings", "New"],
    ["Today", "Calls"],
    ["Week", /^Week of /],
    ["Numbers", "Leads by month"],
    ["Website", "No changes wait"],
    ["Settings", "Notifications"],
  ] as const;
  for (const [view, heading] of screens) {
    if (view) await openView(page, view);
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
    await expectNoFindingsInBothSchemes(page);
    if (view === "Today") await expect(page.getByText("Asked for").first()).toBeVisible();
    expect(await tooWide(page), view).toEqual([]);
  }
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(page.getByText("This is broken: email does not go out.").first()).toBeVisible();
  await expectNoFindingsInBothSchemes(page);
  expect(await tooWide(page), "account").toEqual([]);
});

test("the menu, a booking, its forms, messages and questions pass axe, and fit on 320 px", {
  tag: "@wide",
}, async ({ page }) => {
  await openInbox(page);
  const out = page.getByRole("button", { name: "Sign out", exact: true });
  await page.getByRole("button", { name: "riley" }).click();
  await expect(out).toBeVisible();
  await expectNoFindingsInBothSchemes(page);
  await expect(out).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");

  await narrow(page);
  const same = { phone: "(602) 555-0166" };
  await book(page, { ...same, firstName: "Axford" });
  await book(page, { ...same, firstName: "Axton", specialRequests: "Mind the cactus" });
  await page.request.post(`/api/bookings/${await idOf(page, "Axton")}/claim`);
  await openBooking(page, "Axton");
  await expect(page.getByText(/^You are on it until/)).toBeVisible();
  await expectNoFindingsInBothSchemes(page);
  expect(await tooWide(page)).toEqual([]);
  const sheet = page.getByRole("dialog");
  for (const [open, close] of [
    ["Edit", "Cancel"],
    ["Merge …", "Keep two bookings"],
  ] as const) {
    await page.getByRole("button", { name: open, exact: true }).click();
    await expect(sheet).toBeVisible();
    await expectNoFindings(page);
    await sheet.getByRole("button", { name: close }).click();
  }

  await page.getByRole("button", { name: "Schedule visit" }).click();
  await sheet.locator("summary").click();
  await sheet.getByText("Hours", { exact: false }).click();
  await expectNoFindings(page);
  await expect(sheet.getByRole("button", { name: "Save visit" })).toBeInViewport({ ratio: 1 });
  await sheet.getByRole("button", { name: "Cancel" }).click();

  await page.getByLabel("New note").fill("Two gates");
  await page.getByRole("button", { name: "Add note" }).click();
  await page.getByRole("button", { name: "Spam", exact: true }).click();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  await expectNoFindingsInBothSchemes(page);
  await page.getByRole("button", { name: "Erase personal data" }).click();
  await expect(sheet).toBeVisible();
  await expectNoFindingsInBothSchemes(page);
  await sheet.getByRole("button", { name: /Erase/ }).click();
  await expect(page.getByRole("heading", { name: "Erased booking" })).toBeVisible();
  await expectNoFindingsInBothSchemes(page);
});

test.describe("by keyboard alone", { tag: "@desktop" }, () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)/ });
  test("a user signs in, finds a booking, and comes to its next steps", async ({ page }) => {
    await page.goto("/inbox?view=bookings");
    await page.getByLabel("Name", { exact: true }).focus();
    await page.keyboard.type("riley");
    await page.keyboard.press("Tab");
    await page.keyboard.type("dachshunds dig at dawn");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await book(page, { firstName: "Keya" });
    const row = page.getByRole("link", { name: "Keya Núñez" });
    await expect(row).toBeVisible();
    await page.getByLabel("Search bookings").focus();
    await page.keyboard.type("keya");
    await expect(page).toHaveURL(/search=keya/);
    await settled(page);
    await expect(page.getByRole("link", { name: /Núñez$/ })).toHaveCount(1);
    await page.keyboard.press("Tab");
    while (!(await row.evaluate((link) => link === document.activeElement)))
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Keya Núñez" })).toBeFocused();
    for (const name of [/^Call/, "Schedule visit", /^After the call/]) {
      await page.keyboard.press("Tab");
      const step = page.getByRole("link", { name }).or(page.getByRole("button", { name }));
      await expect(step.first()).toBeFocused();
    }
  });

  test("the sheet of a visit opens, chooses and saves, and closing it gives the focus back", async ({
    page,
  }) => {
    await openInbox(page);
    await book(page, { firstName: "Keyola" });
    await openBooking(page, "Keyola");
    const sheet = page.getByRole("dialog");
    const open = page.getByRole("button", { name: "Schedule visit" });
    await open.focus();
    await page.keyboard.press("Enter");
    const chosen = sheet.locator("[name=day]:checked");
    await expect(chosen).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(open).toBeFocused();
    // The focus is back a moment before the page knows that the sheet is closed.
    await expect(async () => {
      if (await sheet.isHidden()) await page.keyboard.press("Enter");
      await expect(chosen).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    const proposed = await chosen.inputValue();
    await chosen.focus();
    await page.keyboard.press("ArrowDown");
    await expect(chosen).not.toHaveValue(proposed);
    await page.keyboard.press("Enter");
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("button", { name: "Move visit" })).toBeFocused();
  });
});
