import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Locator, Page } from "@playwright/test";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { book, bookVisit, openToday, startSession, withPlan } from "./owner.ts";
import { settled } from "./settled.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** A booking that has just been answered may be among the calls and the visits, until each has loaded again. */
const rowIn = (page: Page, list: "Call first" | "Visits", name: string) =>
  section(page, list)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) });

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
}) => {
  test.slow();
  const { press, counted } = await countPresses(page);
  // Toasts go away by themselves: nobody has to press that.
  await page.addLocatorHandler(page.getByRole("button", { name: "Dismiss" }), (it) => it.click());
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const sheet = page.getByRole("dialog");
  const isClosed = () => expect(sheet).toBeHidden();
  await startSession(page);
  for (const firstName of ["Pressa", "Presso"]) await book(page, { firstName });
  const stays = await bookVisit(page, { firstName: "Staya" });
  const done = await page.request.post(`/api/bookings/${stays}/visits/outcome`, {
    data: { outcome: "done", seen: 0 },
    headers: { "idempotency-key": stays },
  });
  expect(done.status(), await done.text()).toBe(200);
  const database = new DatabaseSync(join(server.dataDir, "bookings.db"), { timeout: 5000 });
  const earlier = addDays(phoenixDay(new Date()), -5);
  database.prepare("update visits set day = ? where booking_id = ?").run(earlier, stays);
  database.close();
  for (const firstName of ["Stopa", "Locka"]) await bookVisit(page, { firstName });
  await openToday(page);

  const won = "Became a customer";
  const bar = page.getByRole("region", { name: "Next" });
  await expect(bar.getByRole("button", { name: won })).toBeVisible();
  await settled(page);
  const room = await page.evaluate(() => {
    const today = document.querySelector("main [data-open]");
    return today ? Number.parseFloat(getComputedStyle(today).paddingBottom) : 0;
  });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(room);
  const asked = section(page, "Did they stay?").getByRole("button", {
    name: `${won}: Staya Núñez`,
  });
  await press(asked, sheet.getByRole("button", { name: won }));
  await isClosed();
  expect(counted(), "a customer").toBe(2);

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
  await expectNoFindings(page);
  await press(sheet.getByRole("button", { name: "Add lead" }));
  await expect(page.getByRole("heading", { name: "Calla", level: 2 })).toBeVisible();
  expect(counted(), "a caller's name and number").toBe(4);
  await page.goBack();

  const [stopa, locka] = ["Stopa Núñez", "Locka Núñez"].map((name) => rowIn(page, "Visits", name));
  if (!stopa || !locka) throw new Error("no visits");
  const text = "Text Stopa Núñez";
  await press(stopa.getByRole("button", { name: text }), stopa.getByText("On my way"));
  expect(counted(), "on my way").toBe(2);
  await press(button("Done, Stopa Núñez").first(), stopa.getByRole("link", { name: text }));
  expect(counted(), "done, and a text").toBe(2);
  const outcomes = button("Other outcomes for Locka Núñez");
  const locked = locka.getByRole("link", { name: /^No access, and text/ });
  await press(outcomes);
  await expect(locked).toHaveAttribute("href", /^sms:.*body=.*missed/);
  await expectNoFindings(page);
  await press(locked, button("Move the visit of Locka Núñez"), button("Save visit"));
  await isClosed();
  await expect(locka).toContainText(/on [A-Z][a-z]{2} \d/);
  expect(counted(), "no access, a text and a new day").toBe(4);

  await withPlan(page, {}, async () => {
    await press(page.getByRole("link", { name: "Week", exact: true }).filter({ visible: true }));
    await press(button(/set a day off$/).last(), button("Set day off"));
    // Where visits are booked, it then asks what becomes of them.
    await expect(sheet.getByRole("heading", { name: "Set a day off" })).toBeHidden();
    expect(counted(), "a day off").toBe(3);
  });
});

test("at 320 by 640 two leads are above the bar of the next step, which opens it, and the tabs fit, with More", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Times of another day are the longest.
  await page.clock.setFixedTime(Date.now() - 24 * 3_600_000);
  const lastName = "Featherstonehaugh-Wolfeschlegelsteinhausenbergerdorff";
  for (const firstName of ["Wholena", "Wholetta"]) await book(page, { firstName, lastName });
  await openToday(page);
  const leads = section(page, "Call first").getByRole("listitem");
  const own = leads.filter({ hasText: "Whole" });
  await expect(own).toHaveCount(2);
  await settled(page);
  const heights = await own.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  );
  const list = await leads.first().boundingBox();
  const next = section(page, "Next");
  const end = heights.reduce((sum, height) => sum + height, list?.y ?? 0);
  expect(end).toBeLessThanOrEqual((await next.boundingBox())?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const tabs = page.getByRole("navigation", { name: "Views" }).filter({ visible: true });
  const faces = tabs.locator(":scope > a, :scope > button");
  await expect(faces).toHaveText(["Today", "Bookings", "Week", "More"]);
  const overflows = await faces.evaluateAll(
    (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
  );
  expect(overflows).toBe(0);
  await tabs.getByRole("button", { name: "More" }).click();
  for (const item of [
    tabs.getByRole("link", { name: "Numbers" }),
    tabs.getByRole("link", { name: "Settings" }),
    tabs.getByRole("button", { name: "Sign out" }),
  ])
    await expect(item).toBeInViewport({ ratio: 1 });
  await expectNoFindings(page);
  await page.keyboard.press("Escape");

  await next.getByRole("button", { name: /late by|call by|[AP]M/ }).click();
  await expect(section(page, "Booking")).toBeVisible();
});
