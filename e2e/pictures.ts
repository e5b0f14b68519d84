import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import * as z from "zod/mini";
import { seed } from "#bench/seed.ts";
import { bookingEndpoints } from "#domain/api/bookings.ts";
import { endOf } from "#domain/business-clock/visits.ts";
import { firstVisitDay, windowsOn } from "#domain/business-clock/windows.ts";
import { minuteMs } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { signIn } from "#faults/owner.ts";
import { startServer } from "#server/testing/process.ts";
import { showAllSections } from "./all-sections.ts";
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
  today: "/inbox",
  inbox: "/inbox?view=inbox",
  week: "/inbox?view=week",
  numbers: "/inbox?view=numbers",
  settings: "/inbox?view=settings",
};
const inventedBookings = 2000;

/** Books. @returns the path of the visitor's own page */
async function bookVisit(url: string): Promise<string> {
  const response = await fetch(`${url}/api/bookings`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(validBooking),
  });
  return z.object({ visit: z.string() }).parse(await response.json()).visit;
}

/** An owner's days: twelve visits, three on each day from the first that is left, and two calls back. */
async function planDays(url: string, headers: { readonly cookie: string }): Promise<void> {
  const answer = await fetch(`${url}/api/bookings?status=contacted`, { headers });
  const { items } = bookingEndpoints.list.answer.parse(await answer.json());
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/bookings/${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
  };
  for (const [index, { id }] of items.slice(0, 12).entries()) {
    const now = new Date();
    const day = addDays(firstVisitDay(now), Math.floor(index / 3));
    const left = windowsOn(day).filter(({ ends }) => endOf({ day, ends }) > now);
    const window = left[index % left.length]?.name;
    await post(`${id}/visits`, { day, window, override: true, seen: null });
  }
  for (const { id } of items.slice(12, 14))
    await post(`${id}/follow-up`, { from: "contacted", until: new Date(Date.now() + minuteMs) });
}

/** Widths in CSS pixels, each with the scale that keeps its picture small. */
const widths = { 390: 0.5, 768: 0.35, 1280: 0.3 };

/** Scrolls through the page, so that lazy pictures are loaded. */
async function scrollThrough(page: Page): Promise<void> {
  for (const image of await page.locator("img").filter({ visible: true }).all())
    await image.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForLoadState("networkidle");
}

/** Takes the pictures of every kind of page at three widths that `docs/pictures/` shows. */
async function takePictures(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), "pictures-"));
  const place = { DATA_DIR: data, DATABASE_URL: "" };
  await seed(place, inventedBookings, new Date());
  const server = await startServer({ ...place, SMTP_URL: "" });
  const visit = await bookVisit(server.url);
  const signedIn = await signIn(server.url);
  await planDays(server.url, signedIn);
  const [name = "", value = ""] = signedIn.cookie.split("=");
  const browser = await chromium.launch(await findBrowser());
  for (const [width, deviceScaleFactor] of Object.entries(widths)) {
    const viewport = { width: Number(width), height: 900 };
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor,
      reducedMotion: "reduce",
      baseURL: server.url,
    });
    await showAllSections(page);
    await page.context().addCookies([{ name, value: decodeURIComponent(value), url: server.url }]);
    for (const [name, path] of Object.entries({ ...pages, visit })) {
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
        () =>
          document.querySelector("[aria-busy=true]") === null &&
          !document.querySelector("main")?.textContent.includes("One moment"),
      );
      const file = join(folder, `${view}-${width}.jpg`);
      await page.screenshot({
        path: file,
        type: "jpeg",
        quality: 55,
        // The charts of a phone are too long for one picture.
        fullPage: view === "numbers" && viewport.width >= 768,
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
