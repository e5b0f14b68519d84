import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Locator, Page } from "@playwright/test";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { book, bookVisit, idOf, openToday, withPlan } from "./owner.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** A booking that has just been answered may be among the calls and the visits, until each has loaded again. */
const rowIn = (page: Page, list: "Call first" | "Visits", name: string) =>
  section(page, list)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) });

const isScrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test("the inbox opens with Today, and a new lead appears by itself", { tag: "@once" }, async ({
  page,
}) => {
  await openToday(page);
  expect(new URL(page.url()).search).toBe("?view=today");
  await page.goto("/inbox");
  await expect(
    page.getByRole("link", { name: "Today", exact: true }).filter({ visible: true }),
  ).toHaveAttribute("aria-current", "page");
  await book(page, { firstName: "Todora" });
  const calls = section(page, "Call first");
  const lead = rowIn(page, "Call first", "Todora Núñez");
  await expect(lead).toContainText("call by");
  await expect(lead.getByRole("link", { name: "Call Todora Núñez" })).toHaveAttribute(
    "href",
    "tel:+14805550199",
  );
  await lead.getByRole("link", { name: "Todora Núñez", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Todora Núñez", level: 2 })).toBeVisible();
  await page.goBack();
  await expect(calls).toBeVisible();
});

test("late leads come first, no matter how many there are", { tag: "@once" }, async ({ page }) => {
  const names = ["Lateena", "Lateesa", "Lateeva", "Lateela"];
  await openToday(page);
  for (const firstName of names) await book(page, { firstName });
  await bookVisit(page, { firstName: "Besida" });
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await page.reload();
  for (const name of names) {
    const lead = rowIn(page, "Call first", `${name} Núñez`);
    await expect(lead).toContainText(/late by/);
  }
});

test("a visit has call, texts and map, and one press marks it done, which can be taken back", {
  tag: "@once",
}, async ({ page, events }) => {
  await openToday(page);
  await bookVisit(page, { firstName: "Visita", specialRequests: "Left side, lift the latch" });
  const visit = rowIn(page, "Visits", "Visita Núñez");
  await expect(visit).toHaveCount(1);
  await expect(visit).toContainText("7420 E Camelback Rd · 3 dogs");
  await expect(visit).toContainText("Left side, lift the latch");
  await expect(visit.getByRole("link", { name: "Call Visita Núñez" })).toHaveAttribute(
    "href",
    "tel:+14805550199",
  );
  await expect(visit.getByRole("link", { name: "Map to Visita Núñez" })).toHaveAttribute(
    "href",
    /maps.*7420%20E%20Camelback/,
  );
  await visit.getByRole("button", { name: "Text Visita Núñez" }).click();
  for (const [name, words] of [
    ["On my way", "Hi Visita, this is"],
    ["Running late", "running late"],
    ["Done", "is done"],
    ["Sorry we missed you", "missed you"],
  ] as const) {
    const href = await visit.getByRole("link", { name }).getAttribute("href");
    expect(href).toMatch(/^sms:\+14805550199\?/);
    expect(new URL(href ?? "").searchParams.get("body")).toContain(words);
  }
  await page.keyboard.press("Escape");
  const focused = section(page, "Visits").locator(":focus");
  await visit.getByRole("button", { name: "Done, Visita Núñez" }).press("Enter");
  await expect(visit).toContainText(/done \d+(:\d\d)? [AP]M/);
  await expect(focused).toHaveCount(1);
  await visit.getByRole("button", { name: "Change the outcome for Visita Núñez" }).press("Enter");
  await expect(visit.getByRole("button", { name: "Done, Visita Núñez" })).toBeVisible();
  await expect(focused).toHaveCount(1);
  const kinds = events("Visita").map(({ kind }) => kind);
  expect(kinds.slice(-2)).toEqual(["visit-done", "visit-undone"]);
});

/** Counts presses of the thumb. The phone's own programs for calls and texts stay closed. */
async function countPresses(page: Page) {
  await page.addInitScript(() =>
    addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (link && /^(tel|sms):/.test(link.href)) event.preventDefault();
    }),
  );
  let presses = 0;
  return {
    async press(...controls: readonly Locator[]) {
      for (const control of controls) {
        await control.click();
        presses += 1;
      }
    },
    /** Since it was last asked. */
    counted() {
      const count = presses;
      presses = 0;
      return count;
    },
  };
}

test("from Today on a phone, no step takes more presses than it should", async ({
  page,
  server,
}, info) => {
  test.skip(info.project.name !== "phone", "a phone's screen");
  const { press, counted } = await countPresses(page);
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const sheet = page.getByRole("dialog");
  const isClosed = () => expect(sheet).toBeHidden();
  await openToday(page);
  for (const firstName of ["Pressa", "Presso"]) await book(page, { firstName });
  const ids = [];
  for (const firstName of ["Stopa", "Locka"]) ids.push(await bookVisit(page, { firstName }));

  const lead = rowIn(page, "Call first", "Pressa Núñez");
  await press(lead.getByRole("link", { name: "Call Pressa Núñez" }));
  expect(counted(), "a call").toBe(1);
  await press(button(/^Called Pressa/), button("Visit booked …"), button("Save visit"));
  await isClosed();
  await expect(lead).toHaveCount(0);
  expect(counted(), "the first fitting visit").toBe(3);
  await press(button(/^Called Presso/), button(/^Voicemail/));
  await expect(rowIn(page, "Call first", "Presso Núñez")).toHaveCount(0);
  expect(counted(), "a voicemail, and when to call again").toBe(2);

  await press(button("Add a lead"), sheet.getByLabel("First name"));
  await page.keyboard.type("Calla");
  await press(sheet.getByLabel("Phone"));
  await page.keyboard.type("6025550133");
  await press(sheet.getByRole("button", { name: "Add lead" }));
  await expect(page.getByRole("heading", { name: "Calla", level: 2 })).toBeVisible();
  expect(counted(), "a caller's name and number").toBe(4);
  await page.goBack();

  const [stopa, locka] = ["Stopa Núñez", "Locka Núñez"].map((name) => rowIn(page, "Visits", name));
  if (!stopa || !locka) throw new Error("no visits");
  const [text, done] = ["Text Stopa Núñez", "Done, Stopa Núñez"];
  await press(stopa.getByRole("button", { name: text }), stopa.getByText("On my way"));
  expect(counted(), "on my way").toBe(2);
  const thanks = stopa.getByRole("link", { name: text });
  await press(stopa.getByRole("button", { name: done }), thanks);
  expect(counted(), "done, and a text").toBe(2);
  await button("Other outcomes for Locka Núñez").click();
  await expectNoFindings(page);
  await page.keyboard.press("Escape");
  const outcomes = button("Other outcomes for Locka Núñez");
  const locked = locka.getByRole("link", { name: /^No access, and text/ });
  await press(outcomes);
  await expect(locked).toHaveAttribute("href", /^sms:.*body=.*missed/);
  await press(locked, button("Move the visit of Locka Núñez"), button("Save visit"));
  await isClosed();
  await expect(locka).toContainText(/on [A-Z][a-z]{2} \d/);
  expect(counted(), "no access, a text and a new day").toBe(4);

  const database = new DatabaseSync(join(server.dataDir, "bookings.db"), { timeout: 5000 });
  const earlier = addDays(phoenixDay(new Date()), -5);
  database.prepare("update visits set day = ? where booking_id = ?").run(earlier, ids[0] ?? "");
  database.close();
  await page.reload();
  const won = "Became a customer";
  const stays = section(page, "Did they stay?").getByRole("button", {
    name: `${won}: Stopa Núñez`,
  });
  await press(stays, sheet.getByRole("button", { name: won }));
  await isClosed();
  expect(counted(), "a customer").toBe(2);

  await withPlan(page, {}, async () => {
    await press(page.getByRole("link", { name: "Week", exact: true }).filter({ visible: true }));
    await press(button(/set a day off$/).last(), button("Set day off"));
    // Where visits are booked, it then asks what becomes of them.
    await expect(sheet.getByRole("heading", { name: "Set a day off" })).toBeHidden();
    expect(counted(), "a day off").toBe(3);
  });
});

test("a past visit without an outcome comes first, and can be finished there", {
  tag: "@once",
}, async ({ page, server }) => {
  await openToday(page);
  const id = await bookVisit(page, { firstName: "Passita" });
  const yesterday = addDays(phoenixDay(new Date()), -1);
  const database = new DatabaseSync(join(server.dataDir, "bookings.db"), { timeout: 5000 });
  database.prepare("update visits set day = ? where booking_id = ?").run(yesterday, id);
  database.close();
  await page.reload();
  const visits = section(page, "Visits");
  await expect(visits.getByRole("heading").nth(1)).toContainText("No outcome yet");
  const visit = rowIn(page, "Visits", "Passita Núñez");
  const placeInList = () => visit.evaluate((row) => row.getBoundingClientRect().top + scrollY);
  const place = await placeInList();
  await visit.getByRole("button", { name: "Done, Passita Núñez" }).click();
  await expect(visit).toContainText(/done \d+(:\d\d)? [AP]M/);
  expect(await placeInList()).toBe(place);
  await page.reload();
  await expect(visit).toHaveCount(0);
});

test("a phone has the next step within thumb's reach, and Skip moves on without a change", async ({
  page,
  events,
}, info) => {
  test.skip(info.project.name !== "phone", "a desktop has it in the list");
  await openToday(page);
  await book(page, { firstName: "Nexta" });
  await book(page, { firstName: "Nextella" });
  const next = section(page, "Next");
  const step = next.getByRole("button", { name: /late by|call by|[AP]M/ });
  await expect(step).toBeVisible();
  // The list may load once more in between.
  await expect(async () => {
    const first = await step.textContent();
    await next.getByRole("button", { name: "Skip" }).click();
    await expect(step).not.toHaveText(first ?? "", { timeout: 1000 });
  }).toPass();
  await step.click();
  await expect(page.getByRole("region", { name: "Booking", exact: true })).toBeVisible();
  expect(events("Nextella").map(({ kind }) => kind)).toEqual(["requested"]);
});

test("two leads are fully visible at 320 by 640, above the bar of the next step, however long their names", async ({
  page,
}, info) => {
  test.skip(info.project.name !== "phone", "a phone's screen");
  await openToday(page);
  const lastName = "Featherstonehaugh-Wolfeschlegelsteinhausenbergerdorff";
  for (const firstName of ["Wholena", "Wholetta"]) await book(page, { firstName, lastName });
  // Times of another day are the longest.
  await page.clock.setFixedTime(Date.now() - 24 * 3_600_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  const leads = section(page, "Call first").getByRole("listitem");
  const own = leads.filter({ hasText: "Whole" });
  await expect(own).toHaveCount(2);
  const heights = await own.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  );
  const list = await leads.first().boundingBox();
  const bar = await section(page, "Next").boundingBox();
  const end = heights.reduce((sum, height) => sum + height, list?.y ?? 0);
  expect(end).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await isScrolledSideways(page)).toBe(false);
});

test("the tabs fit on 320 px, and More has the rest", async ({ page }, info) => {
  test.skip(info.project.name !== "phone", "a phone's screen");
  await openToday(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const tabs = page.getByRole("navigation", { name: "Views" }).filter({ visible: true });
  const faces = tabs.locator(":scope > a, :scope > button");
  await expect(faces).toHaveText(["Today", "Bookings", "Week", "More"]);
  const overflows = await faces.evaluateAll(
    (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
  );
  expect(overflows).toBe(0);
  await tabs.getByRole("button", { name: "More" }).click();
  for (const name of ["Numbers", "Settings"])
    await expect(tabs.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  await expect(tabs.getByRole("button", { name: "Sign out" })).toBeInViewport({ ratio: 1 });
  await expectNoFindings(page);
  await tabs.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings", exact: true })).toBeVisible();
  await expect(tabs.getByRole("link", { name: "Numbers" })).toBeHidden();
});

test("a desktop has all five views in its navigation bar", async ({ page }, info) => {
  test.skip(info.project.name !== "desktop", "a phone has tabs");
  await openToday(page);
  const views = page.getByRole("navigation", { name: "Views" }).filter({ visible: true });
  await expect(views.getByRole("link")).toHaveText([
    ...["Today", "Bookings", "Week", "Numbers", "Settings"],
  ]);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await isScrolledSideways(page), `at ${width} px`).toBe(false);
  }
});

test("Today with calls and visits passes axe", async ({ page }) => {
  await openToday(page);
  await book(page, { firstName: "Axena" });
  await bookVisit(page, { firstName: "Axita" });
  await expect(rowIn(page, "Visits", "Axita Núñez")).toHaveCount(1);
  await expectNoFindings(page);
});

test("on paper, Today has names, phones and streets, and no controls", { tag: "@once" }, async ({
  page,
}) => {
  await openToday(page);
  await bookVisit(page, { firstName: "Papera", phone: "(602) 555-0147", address: "4 Paper Ln" });
  const visit = rowIn(page, "Visits", "Papera Núñez");
  await expect(visit).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  for (const text of ["4 Paper Ln · 3 dogs", "(602) 555-0147"])
    await expect(visit.getByText(text)).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(section(page, "Next")).toBeHidden();
});

test("the keyboard opens a lead, and closing returns to it", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "a phone has no keyboard");
  await openToday(page);
  await bookVisit(page, { firstName: "Keyita" });
  const link = page
    .getByRole("region", { name: "Visits", exact: true })
    .getByRole("link", { name: "Keyita Núñez", exact: true });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Keyita Núñez" })).toBeFocused();
  await page.getByRole("button", { name: "Today", exact: true }).press("Enter");
  await expect(link).toBeFocused();
  expect(await idOf(page, "Keyita")).not.toBe("");
});
