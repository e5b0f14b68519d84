import type { Locator, Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { cut, enlarge, outside, tooWide } from "./fits.ts";
import { expect, test } from "./fixtures.ts";
import {
  actionsOf,
  book,
  bookVisit,
  idOf,
  openBooked,
  openInbox,
  openToday,
  paneOf,
} from "./owner.ts";
import { settled } from "./settled.ts";

/** Where it is on the screen, in CSS pixels. */
async function edges(part: Locator) {
  await settled(part.page());
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the screen`);
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

const tabs = (page: Page) => page.getByRole("navigation", { name: "Views" }).last();
test("values that no person has stay inside the booking, its row, and the rows of others", async ({
  page,
}) => {
  const piled = "\u0489".repeat(150);
  const phone = "5".repeat(200);
  await book(page, { firstName: "Fitrows", lastName: "Non\u00a0".repeat(40), phone });
  await openBooked(page, {
    firstName: "Fitwide",
    lastName: `H${piled}`,
    address: `H${piled} Way`,
    city: "W".repeat(200),
    phone,
  });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const pane = await edges(paneOf(page));
    // No number that can be called: it is shown as it was typed.
    for (const part of [
      page.getByRole("heading", { name: "Fitwide" }),
      paneOf(page).getByText(phone, { exact: true }),
      paneOf(page).getByRole("listitem").filter({ hasText: "Fitrows" }).first(),
    ])
      expect((await edges(part)).right).toBeLessThanOrEqual(pane.right);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const { top, bottom } = await edges(page.locator("tr", { hasText: "Fitrows" }));
  expect(bottom - top).toBeLessThan(130);
});

test("text twice as large covers and cuts off nothing", async ({ page }) => {
  await openToday(page);
  await bookVisit(page, { firstName: "Largina" });
  await book(page, { firstName: "Largela" });
  const next = page.getByRole("region", { name: "Next" });
  const done = page.getByRole("button", { name: "Done, Largina Núñez" }).first();
  await expect(next).toBeVisible();
  await expect(done).toBeVisible();
  await enlarge(page);
  await settled(page);
  expect(await cut(tabs(page).locator("> a, > button"))).toEqual([]);
  expect(await cut(done.locator("xpath=ancestor::li").locator("a, button"))).toEqual([]);
  expect((await edges(next)).bottom).toBeLessThanOrEqual((await edges(tabs(page))).top);
  const day = page.getByText(/^[A-Z][a-z]+day, [A-Z]/).first();
  const banner = await edges(day.locator("xpath=../.."));
  expect((await edges(day)).bottom).toBeLessThan(banner.bottom);

  await page.goto("/inbox?view=week");
  const print = page.getByRole("button", { name: "Print" });
  await expect(print).toBeVisible();
  await enlarge(page);
  expect((await edges(print)).bottom).toBeLessThanOrEqual((await edges(tabs(page))).top);

  await page.goto(`/inbox?view=bookings&booking=${await idOf(page, "Largela")}`);
  await expect(page.getByRole("button", { name: "Schedule visit" })).toBeVisible();
  await enlarge(page);
  await settled(page);
  expect(await outside(actionsOf(page), true)).toEqual([]);
});

test("the button for a new lead leaves the last row readable", async ({ page }) => {
  await openBooked(page, { firstName: "Lastina" }, "declined");
  // The list is longer than this screen.
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto("/inbox?view=bookings");
  const add = page.getByRole("button", { name: "Add a lead" });
  const row = page.getByRole("row").last();
  await expect(row).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const { top } = await edges(add);
  expect(top, "within reach of the thumb").toBeGreaterThan(480 / 2);
  await expect.poll(async () => (await edges(row)).bottom).toBeLessThanOrEqual(top);
});

test("a tablet has all six views in its bar, and the week four days in a row", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openInbox(page, "riley", "week");
  const views = page.getByRole("navigation", { name: "Views" }).filter({ visible: true });
  await expect(views.getByRole("link")).toHaveText([
    ...["Today", "Bookings", "Week", "Numbers", "Website", "Settings"],
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  const days = page.getByRole("region", { name: /^Week of / }).getByRole("heading", { level: 3 });
  await expect(days).toHaveCount(7);
  await settled(page);
  const tops = await days.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
});

test("a row that is done keeps its place", async ({ page }) => {
  await openToday(page);
  await bookVisit(page, { firstName: "Placa" });
  const visits = page.getByRole("region", { name: "Visits", exact: true });
  const visit = visits.getByRole("listitem").filter({ hasText: "Placa" });
  const done = visit.getByRole("button", { name: "Done, Placa Núñez" });
  await expect(done).toBeVisible();
  const top = async () => (await edges(visit)).top + (await page.evaluate(() => scrollY));
  const before = await top();
  await done.click();
  await expect(visit).toContainText(/done \d+(:\d\d)? [AP]M/);
  expect(await top()).toBe(before);
});

test("at 320 by 640 a lead is above the bar of the next step, which opens it, and the tabs fit, with More", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Times of another day are the longest.
  await page.clock.setFixedTime(Date.now() - 24 * 3_600_000);
  await page.route(/\/api\/(?!live)/, async (route) => {
    const response = await route.fetch();
    // With the server's time, the inbox would follow that.
    const { date: _, ...headers } = response.headers();
    // The page may have asked for something else meanwhile.
    await route.fulfill({ response, headers }).catch(() => undefined);
  });
  const lastName = "Featherstonehaugh-Wolfeschlegelsteinhausenbergerdorff";
  for (const firstName of ["Wholena", "Wholetta"]) await book(page, { firstName, lastName });
  await openToday(page);
  const leads = page.getByRole("region", { name: /^(Now|Calls)$/ }).getByRole("listitem");
  const own = leads.filter({ hasText: "Whole" });
  await expect(own).toHaveCount(2);
  await settled(page);
  const heights = await own.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  );
  const list = await leads.first().boundingBox();
  const next = page.getByRole("region", { name: "Next" });
  const end = (list?.y ?? 0) + Math.max(...heights);
  expect(end).toBeLessThanOrEqual((await next.boundingBox())?.y ?? 0);
  expect(await tooWide(page)).toEqual([]);

  expect(await cut(tabs(page).locator("> a, > button"))).toEqual([]);
  await tabs(page).getByRole("button", { name: "More" }).click();
  await expect(tabs(page).getByRole("link", { name: "Numbers" })).toBeInViewport({ ratio: 1 });
  await expect(tabs(page).getByRole("link", { name: "Settings" })).toBeInViewport({ ratio: 1 });
  await expectNoFindings(page);
  await page.keyboard.press("Escape");

  // Between "Skip" and what to do.
  await next.getByRole("button").nth(1).click();
  await expect(paneOf(page)).toBeVisible();
});
