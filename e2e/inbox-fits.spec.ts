import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { areas } from "#content/areas.ts";
import { expect, test } from "./fixtures.ts";
import { book, bookVisit, idOf, openInbox, openToday } from "./owner.ts";
import { settled } from "./settled.ts";

/** Where it is on the screen, in CSS pixels. */
async function edges(part: Locator) {
  await settled(part.page());
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the screen`);
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

const tabs = (page: Page) => page.getByRole("navigation", { name: "Views" }).last();
const next = (page: Page) => page.getByRole("region", { name: "Next" });
const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

const actionsOf = (page: Page) =>
  page.getByRole("button", { name: "Back", exact: true }).locator("xpath=../*");

/** The actions of the open booking that are not completely on the screen. */
const cutOff = (page: Page) =>
  actionsOf(page).evaluateAll((actions) =>
    actions
      .filter((action) => {
        const { left, right, bottom } = action.getBoundingClientRect();
        return left < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map(({ textContent }) => textContent),
  );

async function decide(page: Page, firstName: string, to: "declined" | "spam"): Promise<void> {
  const answer = await page.request.post(`/api/bookings/${await idOf(page, firstName)}/status`, {
    data: { from: "pending", to },
    headers: { "idempotency-key": randomUUID() },
  });
  expect(answer.status()).toBe(200);
}

const doubleText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));

test("the actions of a booking fit on every phone", async ({ page }) => {
  await openInbox(page);
  const names = ["Fitdeca", "Fitspama", "Fitpenda"];
  for (const firstName of names) await book(page, { firstName });
  await decide(page, "Fitdeca", "declined");
  await decide(page, "Fitspama", "spam");
  for (const firstName of names) {
    await page.goto(`/inbox?view=inbox&booking=${await idOf(page, firstName)}`);
    await expect(page.getByRole("link", { name: /^Call/ }).first()).toBeVisible();
    await settled(page);
    for (const width of [430, 390, 375, 360, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await cutOff(page), `${firstName} at ${width}`).toEqual([]);
      const rows = await actionsOf(page).evaluateAll((actions) =>
        actions.map((action) => action.getBoundingClientRect().top),
      );
      expect(new Set(rows).size, `rows at ${width}`).toBe(1);
    }
  }
});

test("Numbers are one screen and a half of a phone, however many sources there are", async ({
  page,
}) => {
  await openInbox(page);
  await book(page, { firstName: "Fitcounta" });
  const tallies = areas.map(({ slug }, at) => ({ key: slug, bookings: areas.length - at }));
  await page.route("**/api/numbers?*", async (route) => {
    const answer = await route.fetch();
    const pages = tallies.map(({ key, bookings }) => ({ key: `/${key}`, bookings }));
    await route.fulfill({ json: { ...(await answer.json()), areas: tallies, pages } });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/inbox?view=numbers");
  await expect(page.getByRole("button", { name: /^19 more: Page/ })).toBeVisible();
  await expect(page.getByText("Booked", { exact: true })).toBeVisible();
  await settled(page);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(1.5 * 844);
});

test("a price among the calls is on one line", async ({ page }) => {
  await openToday(page);
  await book(page, { firstName: "Fitpricea", serviceType: "twice-weekly", numDogs: "4" });
  const row = page.getByRole("listitem").filter({ hasText: "Fitpricea" }).first();
  const price = row.getByText("$26 a visit", { exact: true });
  await expect(price).toBeVisible();
  await settled(page);
  // On narrower screens only the booking shows it.
  for (const width of [430, 390, 375, 360]) {
    await page.setViewportSize({ width, height: 700 });
    const lines = await price.evaluate((words) => {
      const text = document.createRange();
      text.selectNodeContents(words);
      return text.getClientRects().length;
    });
    expect(lines, `at ${width}`).toBe(1);
  }
});

test("a long booking scrolls in its pane, and the page ends with its list", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openInbox(page);
  await book(page, { firstName: "Fitlonga", specialRequests: "A gate code\n".repeat(150) });
  await page.goto(`/inbox?view=inbox&booking=${await idOf(page, "Fitlonga")}`);
  await expect(page.getByRole("textbox", { name: "New note" })).toBeAttached();
  await settled(page);
  const blank = await page.evaluate(() => {
    const end = document.querySelector("main")?.getBoundingClientRect().bottom ?? 0;
    return document.documentElement.scrollHeight - Math.max(innerHeight, end + scrollY);
  });
  expect(blank).toBeLessThanOrEqual(1);
});

test("one name that cannot be broken leaves the rows of the others in place", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openInbox(page);
  const phone = "(480) 555-0317";
  await book(page, {
    firstName: `Z${"\u0300\u0489\u0363".repeat(40)}`,
    email: "z@example.com",
    phone,
  });
  for (const firstName of ["Fitrela", "Fitrelo"]) await book(page, { firstName, phone });
  await page.goto(`/inbox?view=inbox&booking=${await idOf(page, "Fitrela")}`);
  const row = page.getByRole("listitem").filter({ hasText: "Fitrelo" });
  await expect(row).toBeVisible();
  expect((await edges(row)).right).toBeLessThanOrEqual(320);
});

test("values that no person has stay inside the booking and its row", async ({ page }) => {
  await openInbox(page);
  const piled = "\u0489".repeat(150);
  await book(page, {
    firstName: "Fitwide",
    lastName: `H${piled}`,
    address: `H${piled} Way`,
    city: "W".repeat(200),
    phone: "5".repeat(200),
  });
  await book(page, { firstName: "Fitrows", lastName: "Non\u00a0".repeat(40) });
  const id = await idOf(page, "Fitwide");
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/inbox?view=inbox&booking=${id}`);
    const heading = page.getByRole("heading", { name: "Fitwide" });
    await expect(heading).toBeVisible();
    const pane = page.getByRole("region", { name: "Booking", exact: true });
    expect((await edges(heading)).right).toBeLessThan((await edges(pane)).right);
    // No number that can be called: it is shown as it was typed.
    expect((await edges(pane.getByText(/^5{200}$/))).right).toBeLessThan((await edges(pane)).right);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const row = page.locator("tr", { hasText: "Fitrows" });
  const { top, bottom } = await edges(row);
  expect(bottom - top).toBeLessThan(130);
});

test("an email address breaks before its at sign", async ({ page }) => {
  const email = "fitmaila.featherstonehaugh@example.com";
  await openInbox(page);
  await book(page, { firstName: "Fitmaila", email });
  await page.goto(`/inbox?view=inbox&booking=${await idOf(page, "Fitmaila")}`);
  const pane = page.getByRole("region", { name: "Booking", exact: true });
  const places = pane.locator("bdi").filter({ hasText: email });
  await expect(places).toHaveCount(2);
  await settled(page);
  for (const width of [430, 412, 390, 375, 360, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const lines = await places.evaluateAll((all) =>
      all.map((place) => {
        const domain = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        while (domain.nextNode() && !domain.currentNode.textContent?.includes("@"));
        const start = domain.currentNode.textContent?.indexOf("@") ?? 0;
        const text = document.createRange();
        text.setStart(domain.currentNode, start);
        text.setEnd(domain.currentNode, start + "@example.com".length);
        return text.getClientRects().length;
      }),
    );
    expect(lines, `at ${width}`).toEqual([1, 1]);
  }
});

test("the time left for a call is never split between two lines", async ({ page }) => {
  await book(page, { firstName: "Fitlefta" });
  await openInbox(page);
  const id = await idOf(page, "Fitlefta");
  const createdAt = "2026-11-24T14:30:00.000Z";
  await page.route(`/api/bookings/${id}`, async (route) => {
    const response = await route.fetch();
    const detail = await response.json();
    await route.fulfill({
      response,
      json: { ...detail, booking: { ...detail.booking, createdAt } },
    });
  });
  await page.clock.setFixedTime(new Date("2026-11-24T14:31:00Z"));
  await page.goto(`/inbox?view=inbox&booking=${id}`);
  const line = page.getByText("Call by Wednesday, 7:30 AM · 23 h left");
  await expect(line).toBeVisible();
  await settled(page);
  for (const width of [430, 390, 375, 360, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const lines = await line.evaluate((clock) => {
      const text = clock.lastChild;
      if (!(text instanceof Text)) throw new Error("the words are not last");
      const left = document.createRange();
      left.setStart(text, text.length - "23 h left".length);
      left.setEnd(text, text.length);
      return left.getClientRects().length;
    });
    expect(lines, `at ${width}`).toBe(1);
  }
});

test("text twice as large covers and cuts off nothing", async ({ page }) => {
  await openToday(page);
  await bookVisit(page, { firstName: "Largina" });
  await book(page, { firstName: "Largela" });
  const id = await idOf(page, "Largela");
  await expect(next(page)).toBeVisible();
  const done = page.getByRole("button", { name: "Done, Largina Núñez" }).first();
  await expect(done).toBeVisible();
  await doubleText(page);
  await settled(page);
  const tooWide = tabs(page)
    .locator("> a, > button")
    .evaluateAll((all) =>
      all.filter((tab) => tab.scrollWidth > tab.clientWidth).map(({ textContent }) => textContent),
    );
  expect(await tooWide).toEqual([]);
  expect((await edges(next(page))).bottom).toBeLessThanOrEqual((await edges(tabs(page))).top);
  const day = page.getByRole("heading", { level: 1 });
  const banner = day.locator("xpath=../..");
  expect((await edges(day)).bottom).toBeLessThan((await edges(banner)).bottom);

  // A few pixels are the room for letters that reach below the line.
  const cramped = done
    .locator("xpath=ancestor::li")
    .locator("a, button")
    .evaluateAll((all) =>
      all
        .filter((one) => {
          const { clientWidth, clientHeight, scrollWidth, scrollHeight } = one;
          return scrollWidth > clientWidth || scrollHeight > clientHeight + 4;
        })
        .map(({ textContent }) => textContent),
    );
  expect(await cramped).toEqual([]);

  await page.goto("/inbox?view=week");
  const print = page.getByRole("button", { name: "Print" });
  await expect(print).toBeVisible();
  await doubleText(page);
  expect((await edges(print)).bottom).toBeLessThanOrEqual((await edges(tabs(page))).top);

  await page.goto(`/inbox?view=inbox&booking=${id}`);
  await expect(page.getByRole("button", { name: "Schedule visit" })).toBeVisible();
  await doubleText(page);
  await settled(page);
  expect(await cutOff(page)).toEqual([]);
});

test("the button for a new lead leaves the last row readable", async ({ page }) => {
  await openInbox(page);
  await book(page, { firstName: "Lastina" });
  await decide(page, "Lastina", "declined");
  // The list is longer than this screen.
  await page.setViewportSize({ width: 390, height: 480 });
  await page.reload();
  const add = page.getByRole("button", { name: "Add a lead" });
  await expect(page.getByRole("link", { name: "Lastina Núñez" })).toBeVisible();
  await toEnd(page);
  expect((await edges(add)).top, "within reach of the thumb").toBeGreaterThan(480 / 2);
  const last = page.locator("[data-booking]").last().locator("xpath=ancestor::tr");
  await expect
    .poll(async () => (await edges(last)).bottom - (await edges(add)).top)
    .toBeLessThanOrEqual(0);
});

test("hours that are chosen for a visit are in view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openInbox(page);
  await book(page, { firstName: "Hourina" });
  await page.goto(`/inbox?view=inbox&booking=${await idOf(page, "Hourina")}`);
  await page.getByRole("button", { name: "Schedule visit" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: /^Hours/ }).check();
  const from = sheet.getByLabel("From", { exact: true });
  const save = sheet.getByRole("button", { name: "Save visit" });
  await expect
    .poll(async () => (await edges(from)).bottom - (await edges(save)).top)
    .toBeLessThan(0);
});

test.describe("without a live connection", () => {
  test.use({ expectedErrors: /\/api\/live$/ });

  test("being offline does not move the page", async ({ page }) => {
    await openToday(page);
    const height = async () => {
      const { top, bottom } = await edges(page.getByRole("banner"));
      return bottom - top;
    };
    const before = await height();
    await page.route("**/api/live", (route) => route.abort());
    await page.reload();
    await expect(page.getByText(/^Offline/)).toBeVisible();
    expect(await height()).toBe(before);
  });
});

test("a press on the edge of a button counts, although the button moves", async ({ page }) => {
  await openInbox(page);
  const button = page.getByRole("button", { name: "Add a lead" });
  const { left, right, top } = await edges(button);
  await page.mouse.move((left + right) / 2, top + 0.5);
  await page.mouse.down();
  await expect(button).toHaveCSS("transform", "matrix(1, 0, 0, 1, 0, 3)");
  await page.mouse.up();
  await expect(page.getByRole("dialog", { name: "Add a lead" })).toBeVisible();
});

test("the longest day of the year is clear of the sun", async ({ page }) => {
  await openToday(page);
  await page.clock.setFixedTime("2026-09-30T19:00:00.000Z");
  await page.reload();
  const day = page.getByRole("heading", { level: 1 });
  await expect(day).toHaveText("Wednesday, September 30");
  const sun = day.locator("xpath=../..").locator("svg > g").first();
  for (const width of [320, 360, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const end = await day.evaluate((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return words.getBoundingClientRect().right;
    });
    expect((await edges(sun)).left, `at ${width} px`).toBeGreaterThanOrEqual(end);
  }
});

test("a tablet and a desktop have all five views in their bar, and the week four days in a row, also beside Today", async ({
  page,
}) => {
  for (const [view, width, height] of [
    ["week", 768, 1024],
    ["today", 1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openInbox(page, "riley", "", view);
    const views = page.getByRole("navigation", { name: "Views" }).filter({ visible: true });
    await expect(views.getByRole("link")).toHaveText([
      ...["Today", "Bookings", "Week", "Numbers", "Settings"],
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const days = page.getByRole("region", { name: /^Week of / }).getByRole("heading", { level: 3 });
    await expect(days).toHaveCount(7);
    await settled(page);
    const tops = await days.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(
      tops.map((top) => top === tops[0]),
      view,
    ).toEqual([...[true, true, true, true], ...[false, false, false]]);
  }
});

test("the check mark of a visit that is done is beside its hours, however long they are", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openToday(page);
  await bookVisit(page, { firstName: "Checka" });
  await page.getByRole("button", { name: "Done, Checka Núñez" }).click();
  const week = page.getByRole("region", { name: /^Week of / });
  const visit = week.getByRole("listitem").filter({ hasText: "Checka" }).last();
  await expect(visit.locator("svg")).toBeVisible();
  const mark = await edges(visit.locator("svg"));
  const hours = await visit.getByText("12 AM–11:59 PM").evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element.firstChild ?? element);
    return text.getBoundingClientRect().right;
  });
  expect(mark.left).toBeGreaterThan(hours);
});

test("a row that is done keeps its place", async ({ page }) => {
  await openToday(page);
  await bookVisit(page, { firstName: "Placa" });
  const visits = page.getByRole("region", { name: "Visits", exact: true });
  const visit = visits.getByRole("listitem").filter({ hasText: "Placa" });
  const done = visit.getByRole("button", { name: "Done, Placa Núñez" });
  await expect(done).toBeVisible();
  const place = async () => {
    await settled(page);
    return visit.evaluate((row) => row.getBoundingClientRect().top + scrollY);
  };
  const before = await place();
  await done.click();
  await expect(visit).toContainText(/done \d+(:\d\d)? [AP]M/);
  expect(await place()).toBe(before);
});
