import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { addOwner, signIn } from "#bench/inbox/owner.ts";
import { seed } from "#bench/inbox/seed.ts";
import { startBuiltServer } from "#server/testing/process.ts";
import { findBrowser } from "./browser.ts";

const folder = "docs/pictures";
const pages = {
  home: "/",
  "book-now": "/book-now",
  pricing: "/pricing",
  commercial: "/commercial-services",
  blog: "/blog",
  "article-health": "/blog/health-benefits-professional-pet-waste-removal",
  "article-hoa": "/blog/hoa-compliance-pet-waste-management",
  "area-old-town": "/old-town-scottsdale",
  "area-cave-creek": "/cave-creek",
  "area-troon": "/troon",
  privacy: "/privacy",
  "thank-you": "/thank-you",
  "booking-problem": "/booking-problem",
  "not-found": "/no-such-page",
};
/** What the owner sees, with invented bookings. */
const ownersPages = {
  inbox: "/inbox",
  numbers: "/inbox?view=numbers",
  messages: "/inbox?view=messages",
  settings: "/inbox?view=settings",
};
const inventedBookings = 2000;
/** Widths in CSS pixels, each with the scale that keeps its picture small. */
const widths = { 390: 0.5, 768: 0.35, 1280: 0.3 };

/** Pictures that are loaded when they come into view have come into view. */
async function scrollThrough(page: Page): Promise<void> {
  for (const image of await page.locator("img").all()) await image.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForLoadState("networkidle");
}

/** Takes the pictures of every kind of page at three widths that `docs/pictures/` shows. */
async function takePictures(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), "pictures-"));
  const place = { DATA_DIR: data, DATABASE_URL: "" };
  await seed(place, 0, inventedBookings, new Date());
  await addOwner(place);
  const server = await startBuiltServer({ ...place, SMTP_URL: "" });
  const [name = "", value = ""] = (await signIn(server.url)).split("=");
  const browser = await chromium.launch(await findBrowser());
  for (const [width, deviceScaleFactor] of Object.entries(widths)) {
    const viewport = { width: Number(width), height: 900 };
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor,
      reducedMotion: "reduce",
      baseURL: server.url,
    });
    await page.context().addCookies([{ name, value: decodeURIComponent(value), url: server.url }]);
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      await scrollThrough(page);
      const file = join(folder, `${name}-${width}.jpg`);
      await page.screenshot({ path: file, type: "jpeg", quality: 55, fullPage: true });
      console.info(file);
    }
    for (const [view, path] of Object.entries(ownersPages)) {
      await page.goto(path);
      await page.locator("main h1").first().waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      await page.waitForFunction(
        () => document.querySelector("[aria-busy=true], .loading") === null,
      );
      const file = join(folder, `${view}-${width}.jpg`);
      await page.screenshot({
        path: file,
        type: "jpeg",
        quality: 55,
        fullPage: view === "numbers",
      });
      console.info(file);
    }
  }
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto(server.url);
  await page.screenshot({ path: join(folder, "home.jpg"), type: "jpeg", quality: 80 });
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true });
}

await takePictures();
