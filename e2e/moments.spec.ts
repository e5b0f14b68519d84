import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bookingWords } from "#content/booking.ts";
import { clockFrom, startServer } from "#server/testing/process.ts";
import { anyAreaPage } from "./areas.ts";
import { expect, fill, hydrated, submit, test } from "./fixtures.ts";

/** Moments in Phoenix, with what a page tells a visitor who books then, and which days and hours it does not offer. */
const moments = [
  {
    name: "a Saturday at 11 PM",
    now: "2026-11-21T23:00:00-07:00",
    by: "tomorrow by 9 PM, by phone, text or email",
    phones: "Phones open Monday, 7 AM",
    closed: ["2026-11-22", "2026-11-23", "2026-11-26"],
    lastEnd: "18:00",
  },
  {
    name: "Thanksgiving's eve",
    now: "2026-11-25T20:00:00-07:00",
    by: "tomorrow by 8 PM, by phone, text or email",
    phones: "Phones closed for Thanksgiving, open Friday, 7 AM",
    closed: ["2026-11-26", "2026-11-27"],
    lastEnd: "18:00",
  },
  {
    name: "Christmas Eve at 8 PM",
    now: "2026-12-24T20:00:00-07:00",
    by: "tomorrow by 8 PM, by phone, text or email",
    phones: "Phones closed for Christmas, open Saturday, 8 AM",
    closed: ["2026-12-25", "2026-12-26", "2027-01-01"],
    lastEnd: "18:00",
  },
  {
    name: "a July morning",
    now: "2026-07-14T05:40:00-07:00",
    by: "today by 6 PM, by phone, text or email",
    phones: "Phones open today, 7 AM",
    closed: ["2026-07-14"],
    lastEnd: "11:00",
  },
  {
    name: "a weekday within hours",
    now: "2026-11-24T10:07:00-07:00",
    by: "tomorrow by 10 AM, by phone, text or email",
    phones: "Phones open now",
    closed: ["2026-11-24", "2026-11-26"],
    lastEnd: "18:00",
  },
];

for (const { name, now, by, phones } of moments)
  test(`on ${name} every page makes the same promise, and only the phones have opening hours`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(now));
    await page.goto("/book-now");
    await hydrated(page);
    const promise = page.locator(".form-promise p");
    await expect(promise.first()).toHaveText(`You'll hear from us ${by}`);
    await expect(promise.last()).toHaveText(phones);
    const steps = page.locator("main [data-reply-by]");
    // "PM" never begins a line.
    await expect.poll(() => promise.first().textContent()).toMatch(/\d\u00a0[AP]M/);
    for (const path of [anyAreaPage, "/commercial-services"]) {
      await page.goto(path);
      await expect(steps).toHaveText(`Book now and you'll hear from us ${by}.`);
      expect(await steps.textContent()).toMatch(/\d\u00a0[AP]M/);
      await expect(page.locator("main [data-phones-open]")).toHaveText(phones);
    }
    await page.goto("/thank-you");
    await expect(page.locator("main [data-phones-open]")).toHaveText(phones);
  });

for (const { name, now, by, closed, lastEnd } of moments)
  test(`on ${name} overlay and visitor's page say the same, and only days and hours that somebody can keep are offered`, async ({
    page,
  }) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "moments-"));
    const server = await startServer({ DATA_DIR, ...clockFrom(now) });
    await page.clock.setFixedTime(new Date(now));
    await page.goto(`${server.url}/book-now`);
    await hydrated(page);
    await fill(page, "Momenta");
    await submit(page).click();
    const overlay = page.getByRole("dialog", { name: "THANK YOU!" });
    await expect(overlay).toContainText(by);
    await overlay.getByRole("button", { name: "CLOSE" }).click();
    await page.getByRole("link", { name: bookingWords.confirmation.pickDay }).click();
    await expect(page.locator("main")).toContainText(by);
    const slots = await page
      .locator("input[name=slot]")
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("value") ?? ""));
    expect(slots.length).toBeGreaterThan(2);
    for (const slot of slots) {
      expect(closed).not.toContain(slot.slice(0, 10));
      expect(slot.slice(-5) <= lastEnd, slot).toBe(true);
    }
    await server.stop();
    rmSync(DATA_DIR, { recursive: true });
  });
