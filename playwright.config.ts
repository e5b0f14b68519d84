import { defineConfig } from "@playwright/test";
import { findBrowser } from "./e2e/browser.ts";

const { executablePath, env } = await findBrowser();

export default defineConfig({
  testDir: "./e2e",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // axe alone takes seconds a page where the machine is busy.
  timeout: 60_000,
  reporter: [["list"]],
  use: {
    launchOptions: { executablePath, ...(env && { env: { ...process.env, ...env } }) },
    screenshot: "only-on-failure",
    // A trace shows the page at each step; pictures of it while it runs took half of the time of all journeys.
    trace: { mode: "retain-on-failure", screenshots: false },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
  ],
});
