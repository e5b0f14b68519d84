import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { weekdays } from "#content/shapes.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { book, idOf, openBooking, openInbox, openToday, withPlan } from "./owner.ts";

const capacityOf = (places: number) =>
  Object.fromEntries(weekdays.map((weekday) => [weekday, places]));

const sheet = (page: Page) => page.getByRole("dialog");
const save = (page: Page) => sheet(page).getByRole("button", { name: "Save visit" });
const pane = (page: Page) => page.getByRole("region", { name: "Booking", exact: true });

/** The last of the days that come first: none of its windows is over, whatever the time is. */
const laterDay = (page: Page) => sheet(page).locator("[name=day]").nth(3);

async function openSheet(page: Page, firstName: string): Promise<void> {
  await openBooking(page, firstName);
  await page.getByRole("button", { name: /^(Schedule|Move) visit$/ }).click();
  await expect(sheet(page).getByRole("radio").first()).toBeVisible();
}

test("three presses schedule a visit for a pending booking and record the call", async ({
  page,
  events,
}) => {
  await openToday(page);
  await book(page, { firstName: "Threesa" });
  await page.goto(`/inbox?view=today&booking=${await idOf(page, "Threesa")}`);
  await page.getByRole("button", { name: "Schedule visit" }).click();
  const radios = sheet(page).getByRole("radio");
  await expect(radios.and(page.locator("[name=day]")).and(page.locator(":checked"))).toHaveCount(1);
  await expect(radios.first()).toHaveAttribute("name", "day");
  await expect(sheet(page).locator("[name=window]:checked")).toHaveCount(1);
  await expect(sheet(page)).toContainText("Threesa gets an email with a calendar file");
  await expect(sheet(page)).toContainText("Saving marks Threesa as called.");
  await save(page).click();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByText(/^Threesa Núñez: visit on \w+, \w+ \d+\.$/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Move visit" })).toBeVisible();
  await expect(pane(page).getByRole("heading", { name: "Visit", exact: true })).toBeVisible();
  const written = events("Threesa").map(({ kind, to_status }) => to_status ?? kind);
  expect(written.toSorted()).toEqual(["contacted", "requested", "scheduled", "visit-scheduled"]);
});

test("a scheduled visit can be taken back from the toast", { tag: "@once" }, async ({ page }) => {
  await openInbox(page);
  await book(page, { firstName: "Undova" });
  await openSheet(page, "Undova");
  await save(page).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText(/: undone\.$/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Schedule visit" })).toBeVisible();
});

test("a visit gets custom hours, is moved, and is canceled after a confirmation", {
  tag: "@once",
}, async ({ page }) => {
  await openInbox(page);
  await book(page, { firstName: "Horatia" });
  await openSheet(page, "Horatia");
  await laterDay(page).check();
  await sheet(page).getByText("Hours", { exact: false }).click();
  await sheet(page).getByLabel("From", { exact: true }).fill("11:30");
  await sheet(page).getByLabel("To", { exact: true }).fill("11:00");
  await expect(sheet(page).getByRole("alert")).toHaveText("The visit has to end after it starts.");
  await sheet(page).getByLabel("To", { exact: true }).fill("12:15");
  await save(page).click();
  await expect(pane(page)).toContainText("11:30 AM to 12:15 PM");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  await page.getByRole("button", { name: "Move visit" }).click();
  await expect(sheet(page).getByText(/^booked now, /)).toBeVisible();
  await expect(sheet(page).getByRole("heading", { name: "Move visit" })).toBeInViewport();
  await sheet(page).getByText("Afternoon").click();
  await save(page).click();
  await expect(
    pane(page)
      .getByText(/, 3 PM to 6 PM$/)
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Cancel visit …" }).click();
  await expect(sheet(page)).toContainText("Horatia gets an email about the cancellation.");
  await expectNoFindings(page);
  await sheet(page).getByRole("button", { name: "Cancel visit" }).click();
  await expect(page.getByRole("button", { name: "Schedule visit" })).toBeVisible();
});

test("in the afternoon the morning cannot be chosen, and custom hours begin with the next window", {
  tag: "@once",
}, async ({ page }) => {
  await openInbox(page);
  await book(page, { firstName: "Afterna" });
  await openSheet(page, "Afterna");
  const day = await sheet(page).locator("[name=day]:enabled").first().inputValue();
  await page.clock.setFixedTime(new Date(`${day}T14:00:00.000-07:00`));
  await page.reload();
  await page.getByRole("button", { name: "Schedule visit" }).click();
  await expect(sheet(page).getByRole("radio", { name: /^Afternoon/ })).toBeChecked();
  await expect(sheet(page).getByRole("radio", { name: /^Morning/ })).toBeDisabled();
  await expectNoFindings(page);
  await sheet(page).getByText("Hours", { exact: false }).click();
  await expect(sheet(page).getByLabel("From", { exact: true })).toHaveValue("15:00");
  await expect(sheet(page).getByLabel("To", { exact: true })).toHaveValue("18:00");
});

test("a full day must be added explicitly", { tag: "@once" }, async ({ page, events }) => {
  await openInbox(page);
  await book(page, { firstName: "Fullina" });
  await withPlan(page, { capacity: capacityOf(0) }, async () => {
    await openSheet(page, "Fullina");
    await expect(sheet(page)).toContainText("No day on this route has a place left.");
    await expect(sheet(page).locator("[name=day]").first()).toBeDisabled();
    await sheet(page)
      .getByRole("button", { name: /^Add anyway/ })
      .nth(1)
      .click();
    await expect(sheet(page).getByText("added anyway")).toBeVisible();
    await save(page).click();
    await expect(sheet(page)).toBeHidden();
  });
  expect(events("Fullina").map(({ kind }) => kind)).toContain("visit-scheduled");
});

test.describe("when somebody else was first", { tag: "@once" }, () => {
  test.use({ expectedErrors: /409 \(Conflict\)/ });

  test("the sheet says that the last place is gone, and stays open", async ({ page }) => {
    await openInbox(page);
    await book(page, { firstName: "Lasta" });
    await book(page, { firstName: "Firsta" });
    const other = await idOf(page, "Firsta");
    await withPlan(page, { capacity: capacityOf(1) }, async () => {
      await openSheet(page, "Lasta");
      // A day far enough ahead that no other test has taken its place.
      await sheet(page).locator("summary").click();
      await sheet(page).getByRole("button", { name: "Show two more weeks" }).click();
      const day = sheet(page).getByRole("radio", { name: /[A-Z]/ }).and(page.locator("[name=day]"));
      await expect.poll(() => day.count()).toBeGreaterThan(20);
      const last = day.and(page.locator(":enabled")).last();
      const value = await last.inputValue();
      await last.check();
      const taken = await page.request.post(`/api/bookings/${other}/visits`, {
        data: { day: value, window: "morning", seen: null },
        headers: { "idempotency-key": randomUUID() },
      });
      expect(taken.status(), await taken.text()).toBe(200);
      await save(page).click();
      await expect(sheet(page).getByRole("alert")).toContainText(
        "is full: 1 of 1 places are taken",
      );
      await expectNoFindings(page);
    });
  });

  test("the sheet keeps the day that was chosen, and says what is booked now", async ({ page }) => {
    await openInbox(page);
    await book(page, { firstName: "Keptra" });
    await openSheet(page, "Keptra");
    await laterDay(page).check();
    const chosen = sheet(page).locator("[name=day]:checked");
    const day = await chosen.inputValue();
    await page.request.post(`/api/bookings/${await idOf(page, "Keptra")}/visits`, {
      data: { day, window: "afternoon", seen: null },
      headers: { "idempotency-key": randomUUID() },
    });
    await expect(pane(page)).toContainText("3 PM to 6 PM");
    await expect(sheet(page).getByRole("heading", { name: "Schedule visit" })).toBeVisible();
    await expect(chosen).toHaveValue(day);
    await save(page).click();
    await expect(sheet(page).getByRole("alert")).toContainText("riley changed this first");
    await expect(sheet(page)).toContainText(/Now: .*3 PM to 6 PM/);
    await expect(chosen).toHaveValue(day);
    await expect(sheet(page).getByRole("radio", { name: /Morning/ })).toBeChecked();
    await save(page).click();
    await expect(pane(page)).toContainText("7 AM to 11 AM");
  });
});

test.describe("an answer that is lost on the way", { tag: "@once" }, () => {
  test.use({ expectedErrors: /net::ERR_/ });
  test("is reported in the sheet, and saving again stores the visit once", async ({
    page,
    events,
  }) => {
    await openInbox(page);
    await book(page, { firstName: "Losta" });
    await openSheet(page, "Losta");
    let calls = 0;
    await page.route("**/api/bookings/*/visits", async (route) => {
      calls += 1;
      if (calls > 1) return route.fallback();
      await route.fetch();
      await route.abort("connectionreset");
    });
    await save(page).click();
    await expect(sheet(page).getByRole("alert")).toContainText("We don't know yet");
    await save(page).click();
    await expect(sheet(page)).toBeHidden();
    expect(events("Losta").filter(({ kind }) => kind === "visit-scheduled")).toHaveLength(1);
  });
});

test("the sheet passes axe, and fits on 320 px with Save within reach", async ({ page }) => {
  await openInbox(page);
  await book(page, { firstName: "Axella" });
  await openSheet(page, "Axella");
  await sheet(page).locator("summary").click();
  await sheet(page).getByText("Hours", { exact: false }).click();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(save(page)).toBeInViewport({ ratio: 1 });
  const isWide = await sheet(page).evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  expect(isWide).toBe(false);
});

test("a visit can be scheduled by keyboard alone, and Escape closes the sheet", async ({
  page,
}, info) => {
  test.skip(info.project.name === "phone", "a phone has no keyboard");
  await openInbox(page);
  await book(page, { firstName: "Keyola" });
  await openBooking(page, "Keyola");
  const open = page.getByRole("button", { name: "Schedule visit" });
  await open.focus();
  await page.keyboard.press("Enter");
  const chosen = sheet(page).locator("[name=day]:checked");
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(open).toBeFocused();
  // The focus is back a moment before the page knows that the sheet is closed.
  const openAgain = () =>
    expect(async () => {
      if (await sheet(page).isHidden()) await page.keyboard.press("Enter");
      await expect(sheet(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
  await openAgain();
  await sheet(page).getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(sheet(page)).toBeHidden();
  await expect(open).toBeFocused();
  await openAgain();
  await expect(chosen).toHaveCount(1);
  const proposed = await chosen.inputValue();
  // A day off before it has a button of its own.
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(chosen).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press("ArrowDown");
  await expect(chosen).not.toHaveValue(proposed);
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Move visit" })).toBeFocused();
});
