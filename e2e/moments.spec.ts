import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { phonesLine } from "#domain/business-clock/office.ts";
import { clockFrom, startServer } from "#server/testing/process.ts";
import { expect, fill, hydrated, submit, test } from "./fixtures.ts";

/** The eve of Thanksgiving, when server and scripts must agree. Other moments: server/visitor/moments.test.ts. */
const now = "2026-11-25T20:00:00-07:00";
const by = "tomorrow by 8 PM, by phone, text or email";
const phones = phonesLine(new Date(now), []);

test("before a holiday the form and the overlay make the same promise", async ({ page }) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "moments-"));
  const server = await startServer({ DATA_DIR, ...clockFrom(now) });
  await page.clock.setFixedTime(new Date(now));
  await page.goto(`${server.url}/book-now`);
  await hydrated(page);
  const promise = page.locator(".form-promise p");
  await expect(promise.first()).toHaveText(`You'll hear from us ${by}`);
  await expect(promise.last()).toHaveText(phones);
  await fill(page, "Momenta");
  await submit(page).click();
  const overlay = page.getByRole("dialog", { name: "THANK YOU!" });
  await expect(overlay).toContainText(by);
  await server.stop();
  rmSync(DATA_DIR, { recursive: true });
});
