import { defineConfig } from "@playwright/test";
import { findBrowser } from "./e2e/browser.ts";

const { executablePath, env } = await findBrowser();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Every page, at many widths or on paper: only `npm run test:all` looks at that. */
const long = /-fits|headlines|lettering|print/;

export default defineConfig({
  testDir: "./e2e",
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  failOnFlakyTests: true,
  // One more than the cores of a small machine, because many tests are waiting.
  workers: 3,
  // axe alone takes seconds a page where the machine is busy.
  timeout: 90_000,
  // Emails of all tests go through one outbox.
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    launchOptions: { executablePath, ...(env && { env: { ...process.env, ...env } }) },
    // It would answer requests that a test wants to break. Tests of the service worker allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // A trace shows the page at each step, and slows the run: only what has failed is traced, when tried once more.
    trace: { mode: "on-first-retry", screenshots: false },
  },
  projects: [
    { name: "phone", use: phone, testIgnore: long },
    {
      name: "desktop",
      use: { viewport: { width: 1280, height: 900 } },
      // Where the width matters. What does not depend on it, or sets its own, is marked "@once".
      testMatch: [
        ...["booking", "home", "inbox", "inbox-access", "instant-answer", "navigation"],
        ...["pages", "schedule", "today", "visit-link", "week"],
      ].map((name) => `${name}.spec.ts`),
      grepInvert: /@once/,
    },
    { name: "long", use: phone, testMatch: long },
  ],
});
