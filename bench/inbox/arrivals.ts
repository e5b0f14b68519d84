import { chromium } from "@playwright/test";
import { median } from "#bench/measure.ts";
import { findBrowser } from "#e2e/browser.ts";
import { validBooking } from "#server/testing/bookings.ts";

const runs = 9;

/** From sending a booking until an open inbox shows it, in milliseconds: the median. */
export async function timeArrivals(url: string, cookie: string): Promise<number> {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    ...(env && { env: { ...process.env, ...env } }),
  });
  try {
    const context = await browser.newContext();
    const [name = "", value = ""] = cookie.split("=");
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await page.goto(`${url}/inbox`);
    await page.getByText("Waiting for a call").first().waitFor();
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const firstName = `Newcomer ${run}`;
      const from = performance.now();
      const shown = page.getByRole("link", { name: firstName }).first().waitFor();
      await fetch(`${url}/api/bookings`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...validBooking, firstName }),
      });
      await shown;
      times.push(performance.now() - from);
    }
    return median(times);
  } finally {
    await browser.close();
  }
}
