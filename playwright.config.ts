import { defineConfig } from "@playwright/test";
import { findBrowser } from "./e2e/browser.ts";

const { executablePath, env } = await findBrowser();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Layouts at many widths, paper and unusual browsers: only `npm run test:all` looks at that. */
const long = /(fits|layout|print|old-browser)\.spec/;

export default defineConfig({
  testDir: "./e2e",
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  failOnFlakyTests: true,
  // One more than the cores of a small machine, because many tests are waiting.
  workers: 3,
  // Far longer than anything takes with nine busy programs a core: only what never comes is to fail.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath, ...(env && { env: { ...process.env, ...env } }) },
    // It would answer requests that a test wants to break. Tests of the service worker allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // A trace shows the page at each step, and slows the run: only what has failed is traced, when tried once more.
    trace: { mode: "on-first-retry", screenshots: false },
  },
  projects: [
    // Each promise once: what needs a wide window or its keyboard is marked "@desktop".
    { name: "phone", use: phone, testIgnore: long, grepInvert: /@desktop/ },
    // Only for `npm run test:all`. What a wide window changes, above all for axe, is marked "@wide", and runs at both.
    {
      name: "desktop",
      use: { viewport: { width: 1280, height: 900 } },
      testIgnore: long,
      grep: /@desktop|@wide/,
    },
    { name: "long", use: phone, testMatch: long },
  ],
});
