import type { Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { expect, telephone, test } from "./fixtures.ts";
import { book, openBooking, openInbox, openView } from "./owner.ts";

const header = (page: Page) => page.getByRole("banner");
const numbers = (page: Page) => page.getByRole("heading", { name: "Bookings a week" });
const sameLink = (page: Page, firstName: string) =>
  page.getByRole("link", { name: `${firstName} Núñez` }).first();

test.describe("what cannot be shown", () => {
  test.use({ expectedErrors: /Boomtown|broken number|no title today|The above error/ });

  test("leaves the header, the call and the way back: a part, which the log names, a screen, and the whole page", async ({
    page,
    server,
  }) => {
    await page.addInitScript(() => {
      const encode = encodeURIComponent;
      globalThis.encodeURIComponent = (text) => {
        if (`${text}`.includes("Boomtown")) throw new RangeError('no "Boomtown" here');
        return encode(text);
      };
      const write = Number.prototype.toLocaleString;
      Number.prototype.toLocaleString = function (...given) {
        if (location.search === "?view=numbers" && !("mended" in window))
          throw new TypeError("broken number");
        return write.apply(this, given);
      };
    });
    await openInbox(page);
    await book(page, { firstName: "Erra", city: "Boomtown" });
    await openBooking(page, "Erra");
    const failure = page.getByRole("alert").filter({ hasText: "could not be shown" });
    await expect(failure).toContainText(telephone);
    await expectNoFindings(page);
    await expect(header(page)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Call/ })).toBeVisible();
    const logged = () => server.lines.filter((line) => line.includes("A screen failed"));
    await expect.poll(logged).toHaveLength(1);
    expect(JSON.parse(logged()[0] ?? "")).toMatchObject({
      part: "booking facts",
      error: "RangeError: no … here",
    });
    await page.goBack();
    await expect(sameLink(page, "Erra")).toBeVisible();

    await openView(page, "Numbers");
    await failure.getByRole("link", { name: "All bookings" }).click();
    await expect(sameLink(page, "Erra")).toBeVisible();
    await openView(page, "Numbers");
    await expect(failure).toBeVisible();
    await page.evaluate(() => Object.assign(window, { mended: true }));
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(numbers(page)).toBeVisible();

    await page.evaluate(() =>
      Object.defineProperty(document, "title", {
        get: () => "Inbox",
        set: () => {
          throw new TypeError("no title today");
        },
      }),
    );
    await openView(page, "Week");
    await expect(failure).toContainText(telephone);
    await expect(header(page)).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole("link", { name: "All bookings" }).click();
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
  });
});

/** Loading the whole page takes its time on a busy machine. */
const reloaded = { timeout: 20_000 };

test.describe("a screen whose script does not load", () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_|dynamically imported module/ });

  test("says so, appears once the connection is back, loads a newer build once, and keeps a draft", async ({
    page,
    context,
  }) => {
    await openInbox(page);
    await context.setOffline(true);
    await openView(page, "Numbers");
    const missing = page.getByText("This screen could not be loaded.");
    await expect(missing).toBeVisible();
    await expectNoFindings(page);
    await expect(header(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "Numbers" })).toBeVisible(reloaded);

    await openView(page, "Bookings");
    await book(page, { firstName: "Drafta" });
    await openBooking(page, "Drafta");
    const draft = page.getByLabel("New note");
    await draft.fill("Two dogs, one gate");
    const here = page.url();
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    // Several times: the browser preloads a script and, if that fails early, requests it again.
    await page.route("**/_astro/week-view.*.js", async (route) => {
      if (loads > 0) await route.fallback();
      else await route.fulfill({ status: 404 });
    });
    await page.goBack();
    await openView(page, "Week");
    await expect(page.getByRole("heading", { name: /^Week of / })).toBeVisible(reloaded);
    expect(loads).toBe(1);

    let isBroken = true;
    await page.route("**/_astro/settings-view.*.js", async (route) => {
      if (isBroken) await route.fulfill({ status: 404 });
      else await route.fallback();
    });
    await openView(page, "Settings");
    await expect(missing).toBeVisible(reloaded);
    expect(loads).toBe(2);
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Route days" })).toBeVisible(reloaded);
    await page.goto(here);
    await expect(draft).toHaveValue("Two dogs, one gate");
  });
});
