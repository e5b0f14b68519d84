import { chromium } from "@playwright/test";
import { findBrowser } from "#e2e/browser.ts";
import { freePort } from "#server/testing/free-port.ts";

/**
 * Starts a browser that takes any certificate, and ends it. Letters take fractions of a pixel as on phones; Linux would
 * round each, and a line would be five percent longer.
 * @param use gets the port by which it is driven
 */
export async function withBrowser<Result>(use: (port: number) => Promise<Result>): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...(await findBrowser()),
    args: [
      `--remote-debugging-port=${port}`,
      "--ignore-certificate-errors",
      "--font-render-hinting=none",
    ],
  });
  try {
    return await use(port);
  } finally {
    await browser.close();
  }
}
