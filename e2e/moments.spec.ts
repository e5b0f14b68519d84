import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bookingWords } from "#content/booking.ts";
import { clockFrom, startServer } from "#server/testing/process.ts";
import { anyAreaPage } from "./areas.ts";
import { expect, fill, hydrated, submit, test } from "./fixtures.ts";

/** The eve of Thanksgiving, when server and scripts must agree. Other moments: server/visitor/moments.test.ts. */
const now = "2026-11-25T20:00:00-07:00";
const by = "tomorrow by 8 PM, by phone, text or email";
const phones = "Phones closed for Thanksgiving, open Friday, 7 AM";
const closed = ["2026-11-26", "2026-11-27"];

test("before a holiday every page, the overlay and the visitor's page make the same promise, and offer only what can be kept", async ({
  page,
}) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "moments-"));
  const server = await startServer({ DATA_DIR, ...clockFrom(now) });
  await page.clock.setFixedTime(new Date(now));
  const steps = page.locator("main [data-reply-by]");
  for (const path of [anyAreaPage, "/commercial-services"]) {
    await page.goto(`${server.url}${path}`);
    await expect(steps).toHaveText(`Book now and you'll hear from us ${by}.`);
    // "PM" never begins a line.
    expect(await steps.textContent()).toMatch(/\d\u00a0[AP]M/);
    await expect(page.locator("main [data-phones-open]")).toHaveText(phones);
  }
  await page.goto(`${server.url}/thank-you`);
  await expect(page.locator("main [data-phones-open]")).toHaveText(phones);

  await page.goto(`${server.url}/book-now`);
  await hydrated(page);
  const promise = page.locator(".form-promise p");
  await expect(promise.first()).toHaveText(`You'll hear from us ${by}`);
  await expect(promise.last()).toHaveText(phones);
  await expect.poll(() => promise.first().textContent()).toMatch(/\d\u00a0[AP]M/);
  await fill(page, "Momenta");
  await submit(page).click();
  const overlay = page.getByRole("dialog", { name: "THANK YOU!" });
  await expect(overlay).toContainText(by);
  await overlay.getByRole("button", { name: "CLOSE" }).click();
  await page.getByRole("link", { name: bookingWords.confirmation.pickDay }).click();
  await expect(page).toHaveURL(/\/visit\//);
  await page.waitForLoadState();
  await expect(page.locator("main")).toContainText(by);
  const slots = await page
    .locator("input[name=slot]")
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("value") ?? ""));
  expect(slots.length).toBeGreaterThan(2);
  for (const slot of slots) expect(closed).not.toContain(slot.slice(0, 10));
  await server.stop();
  rmSync(DATA_DIR, { recursive: true });
});
