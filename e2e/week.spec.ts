import type { Page } from "@playwright/test";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { there } from "#domain/testing/areas.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { bookVisit, openInbox } from "./owner.ts";

const openWeek = (page: Page) => openInbox(page, "riley", "", "week");
const week = (page: Page) => page.getByRole("region", { name: /^Week of / });
const inDays = (days: number) => ({
  day: addDays(phoenixDay(new Date()), days),
  window: "midday",
  override: true,
  seen: null,
});

test("a week shows its visits by neighborhood, and the room on each day", async ({ page }) => {
  await openWeek(page);
  await bookVisit(page, { firstName: "Weeka", zipCode: there.zip });
  const today = week(page).getByRole("listitem").and(page.locator("[aria-current=date]"));
  await expect(today.getByRole("link", { name: "Weeka Núñez" })).toBeVisible();
  await expect(today.getByRole("heading", { name: there.name })).toBeVisible();
  await expect(
    week(page).getByText(/^(full|no visits|day off|\d+ of \d+ free|\d+ visits?)$/),
  ).toHaveCount(7);
});

test("the next week is one press away, has its own address, and a visit leads back to it", async ({
  page,
}) => {
  await openWeek(page);
  const title = await week(page).getByRole("heading").first().textContent();
  await bookVisit(page, { firstName: "Nextweeka" }, inDays(7));
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(week(page).getByRole("heading").first()).not.toHaveText(title ?? "");
  await page.getByRole("link", { name: "Nextweeka Núñez" }).click();
  await expect(page.getByRole("heading", { name: "Nextweeka Núñez" })).toBeVisible();
  await page.getByRole("button", { name: "Week", exact: true }).click();
  await expect(page.getByRole("link", { name: "Nextweeka Núñez" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Nextweeka Núñez" })).toBeVisible();
  await page.getByRole("button", { name: "Previous week" }).click();
  await expect(week(page).getByRole("heading").first()).toHaveText(title ?? "");
});

test("the week passes axe and fits on 320 px", async ({ page }) => {
  await openWeek(page);
  await bookVisit(page, { firstName: "Axweeka" });
  await expect(page.getByRole("link", { name: "Axweeka Núñez" })).toBeVisible();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWide).toBe(false);
});

test("a tablet has four days in a row and three below them, also beside Today", async ({
  page,
}, info) => {
  test.skip(info.project.name === "phone", "a tablet's screen");
  for (const [view, width, height] of [
    ["week", 768, 1024],
    ["today", 1024, 768],
  ] as const) {
    await openInbox(page, "riley", "", view);
    await page.setViewportSize({ width, height });
    const days = week(page).getByRole("heading", { level: 3 });
    await expect(days).toHaveCount(7);
    const tops = await days.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(
      tops.map((top) => top === tops[0]),
      view,
    ).toEqual([...[true, true, true, true], ...[false, false, false]]);
  }
});

test("the check mark of a visit that is done is beside its hours, however long they are", async ({
  page,
}, info) => {
  test.skip(info.project.name === "phone", "a laptop's screen");
  await openInbox(page, "riley", "", "today");
  await page.setViewportSize({ width: 1366, height: 768 });
  await bookVisit(page, { firstName: "Checka" });
  await page.getByRole("button", { name: "Done, Checka Núñez" }).click();
  const visit = week(page).getByRole("listitem").filter({ hasText: "Checka" }).last();
  const mark = await visit.locator("svg").boundingBox();
  const hours = await visit.getByText("12 AM–11:59 PM").evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element.firstChild ?? element);
    return text.getBoundingClientRect().right;
  });
  expect(mark?.x).toBeGreaterThan(hours);
});

test("on paper the week has streets and phones, and no controls", { tag: "@once" }, async ({
  page,
}) => {
  await openWeek(page);
  await bookVisit(page, { firstName: "Weekpapa", phone: "(602) 555-0148", address: "9 Sheet St" });
  await expect(page.getByRole("link", { name: "Weekpapa Núñez" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const visit = week(page).getByRole("listitem").filter({ hasText: "Weekpapa" }).last();
  for (const text of ["9 Sheet St", "(602) 555-0148"])
    await expect(visit.getByText(text)).toBeVisible();
  // A day that can be pressed is only its name on paper.
  await expect(page.getByRole("button", { name: /^(?!.*set a day off)/ })).toHaveCount(0);
});
