import type { Page, Request } from "@playwright/test";
import { liveEndpoints } from "#domain/api/live.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, owners, telephone, test } from "./fixtures.ts";
import { startFrozenProxy } from "./frozen-proxy.ts";
import { book, openBooking, openInbox, signIn } from "./owner.ts";

const header = (page: Page) => page.getByRole("banner");
const views = (page: Page) => page.locator("nav:visible");

/** On a phone it is behind More. */
async function openNumbers(page: Page): Promise<void> {
  const more = views(page).getByRole("button", { name: "More" });
  if (await more.isVisible()) await more.click();
  await views(page).getByRole("link", { name: "Numbers" }).click();
}
const live = (page: Page) => page.getByText("Live", { exact: true });
const sameLink = (page: Page, firstName: string) =>
  page.getByRole("link", { name: `${firstName} Núñez` }).first();

test("a booking whose day is free text is shown with that text", async ({ page }) => {
  await openInbox(page);
  await book(page, { firstName: "Monda", serviceDate: "Monday" });
  await openBooking(page, "Monda");
  await expect(page.getByText("Monday", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Monday", { exact: true })).toBeVisible();
});

test("a booking that came before the screen received changes is shown", async ({ page }) => {
  const { promise: isBooked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(liveEndpoints.live.path, async (route) => {
    await isBooked;
    // No change ever follows: what came before is reloaded now, or never.
    const body = "retry: 600000\nevent: ready\ndata: {}\n\n";
    await route.fulfill({ contentType: "text/event-stream", body });
  });
  const data = { username: "riley", password: owners.riley };
  expect((await page.request.post("/api/session", { data })).status()).toBe(200);
  const listed = page.waitForResponse(/api\/bookings\?.*limit/);
  await page.goto("/inbox?view=inbox");
  await (await listed).finished();
  await book(page, { firstName: "Earla" });
  goOn();
  await expect(sameLink(page, "Earla")).toBeVisible();
});

test.describe("a part that cannot be shown", () => {
  test.use({ expectedErrors: /Boomtown|broken number|The above error/ });

  test("leaves the header, the call and the way back, and the log names the part", async ({
    page,
    server,
  }) => {
    await page.addInitScript(() => {
      const encode = encodeURIComponent;
      globalThis.encodeURIComponent = (text) => {
        if (`${text}`.includes("Boomtown")) throw new RangeError('no "Boomtown" here');
        return encode(text);
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
    await expect
      .poll(() => server.lines.filter((line) => line.includes("A screen failed")))
      .toHaveLength(1);
    const [line = ""] = server.lines.filter((one) => one.includes("A screen failed"));
    expect(JSON.parse(line)).toMatchObject({
      part: "booking facts",
      error: "RangeError: no … here",
    });
    await page.goBack();
    await expect(sameLink(page, "Erra")).toBeVisible();
  });

  test("can be tried again, and the other screens still work", async ({ page }) => {
    await page.addInitScript(() => {
      const write = Number.prototype.toLocaleString;
      Number.prototype.toLocaleString = function (...given) {
        if (location.search === "?view=numbers" && !("mended" in window))
          throw new TypeError("broken number");
        return write.apply(this, given);
      };
    });
    await openInbox(page);
    await book(page, { firstName: "Numa" });
    await openNumbers(page);
    const failure = page.getByRole("alert").filter({ hasText: "could not be shown" });
    await expect(failure).toBeVisible();
    await expectNoFindings(page);
    await failure.getByRole("link", { name: "All bookings" }).click();
    await expect(sameLink(page, "Numa")).toBeVisible();
    await openNumbers(page);
    await expect(failure).toBeVisible();
    await page.evaluate(() => Object.assign(window, { mended: true }));
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Bookings a week" })).toBeVisible();
  });
});

test.describe("the whole page failing", () => {
  test.use({ expectedErrors: /no title today|The above error/ });
  test("keeps its header, the phone number and the way back", async ({ page }) => {
    await openInbox(page);
    await page.evaluate(() =>
      Object.defineProperty(document, "title", {
        get: () => "Inbox",
        set: () => {
          throw new TypeError("no title today");
        },
      }),
    );
    await openNumbers(page);
    await expect(page.getByRole("alert")).toContainText(telephone);
    await expect(header(page)).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole("link", { name: "All bookings" }).click();
    await expect(live(page)).toBeVisible();
  });
});

/** Loading the whole page takes its time on a busy machine. */
const reloaded = { timeout: 20_000 };

test.describe("a screen whose script does not load", () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_|dynamically imported module/ });

  test("says so, and appears once the connection is back", async ({ page, context }) => {
    await openInbox(page);
    await context.setOffline(true);
    await openNumbers(page);
    await expect(page.getByText("This screen could not be loaded.")).toBeVisible();
    await expectNoFindings(page);
    await expect(header(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "Numbers" })).toBeVisible(reloaded);
  });

  test("loads the newer build if there is one, and keeps a draft", async ({ page }) => {
    await openInbox(page);
    await book(page, { firstName: "Drafta" });
    await openBooking(page, "Drafta");
    await page.getByLabel("New note").fill("Two dogs, one gate");
    const here = page.url();
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    const chunk = "**/_astro/numbers-view.*.js";
    let isReloaded = false;
    page.on("request", (request) => {
      isReloaded ||= request.isNavigationRequest();
    });
    // Several times: the browser preloads a script and, if that fails early, requests it again.
    await page.route(chunk, async (route) => {
      if (isReloaded) await route.fallback();
      else await route.fulfill({ status: 404 });
    });
    await page.goBack();
    await openNumbers(page);
    await expect(page.getByRole("heading", { name: "Numbers" })).toBeVisible(reloaded);
    expect(await page.evaluate(() => "isOldPage" in window)).toBe(false);
    await page.goto(here);
    await expect(page.getByLabel("New note")).toHaveValue("Two dogs, one gate");
  });

  test("reloads the page only once, and the user can try again", async ({ page }) => {
    await openInbox(page);
    let isBroken = true;
    await page.route("**/_astro/numbers-view.*.js", async (route) => {
      if (isBroken) await route.fulfill({ status: 404 });
      else await route.fallback();
    });
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await openNumbers(page);
    await expect(page.getByText("This screen could not be loaded.")).toBeVisible(reloaded);
    expect(loads).toBe(1);
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Numbers" })).toBeVisible(reloaded);
  });
});

test("a hanging connection is shown as offline, and new bookings are loaded once it is back", async ({
  page,
  server,
}) => {
  const proxy = await startFrozenProxy(server.url);
  await page.clock.install();
  await openInbox(page, "riley", proxy.url);
  proxy.freeze();
  const data = { firstName: "Frieda", lastName: "Núñez", email: "frieda@example.com" };
  await book(page, data, server.url);
  await page.clock.runFor(46_000);
  await expect(page.getByText("Offline, trying again")).toBeVisible();
  proxy.thaw();
  await expect(live(page)).toBeVisible();
  await expect(sameLink(page, "Frieda")).toBeVisible();
  await page.close();
  await proxy.stop();
});

test("data is reloaded whenever the page wakes up", async ({ page }) => {
  await openInbox(page);
  for (const wakeUp of ["visibilitychange", "online", "pageshow"]) {
    const read = page.waitForRequest((request) => request.url().includes("/api/summary"));
    await page.evaluate((name) => {
      const event = new PageTransitionEvent(name, { persisted: true });
      (name === "visibilitychange" ? document : window).dispatchEvent(event);
    }, wakeUp);
    await read;
  }
});

test.describe("a session that was ended elsewhere", () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)/ });

  test("clears the screen of another tab by itself", async ({ page, browser, baseURL }) => {
    await openInbox(page);
    await book(page, { firstName: "Endra" });
    await openBooking(page, "Endra");
    await page.getByLabel("New note").fill("Gate code 4711");
    const elsewhere = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
    await openInbox(elsewhere);
    await elsewhere.getByRole("button", { name: "riley", exact: true }).click();
    await elsewhere.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(elsewhere.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Please sign in again" })).toBeVisible({
      timeout: 25_000,
    });
    await expect(page.getByText("Endra")).toHaveCount(0);
    await expect(page.getByText("4711")).toHaveCount(0);
    await expectNoFindings(page);
    await signIn(page, "riley");
    await expect(page.getByLabel("New note")).toHaveValue("Gate code 4711");
    await elsewhere.context().close();
  });

  test("keeps its draft from the next person who signs in", async ({ page }) => {
    await openInbox(page);
    await book(page, { firstName: "Nexta" });
    await openBooking(page, "Nexta");
    await page.getByLabel("New note").fill("For Riley only");
    await page.request.delete("/api/sessions");
    await expect(page.getByRole("heading", { name: "Please sign in again" })).toBeVisible({
      timeout: 25_000,
    });
    await page.getByLabel("Name", { exact: true }).fill("");
    await signIn(page, "sam");
    await expect(page.getByLabel("New note")).toHaveValue("");
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Riley only");
  });
});

test("a hidden tab has no stream, and catches up when it is visible again", async ({ page }) => {
  await openInbox(page);
  await expect(live(page)).toBeVisible();
  const show = (state: "hidden" | "visible") =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  const isStream = (request: Request) => request.url().endsWith(liveEndpoints.live.path);
  const closed = page.waitForEvent("requestfailed", isStream);
  await show("hidden");
  await closed;
  await book(page, { firstName: "Octavia" });
  const opened = page.waitForRequest(isStream);
  await show("visible");
  await opened;
  await expect(sameLink(page, "Octavia")).toBeVisible();
});

test("a screen starts at the top, no matter where the previous one was scrolled to", async ({
  page,
}) => {
  // Every screen is longer than this one.
  await page.setViewportSize({ width: 390, height: 480 });
  await openInbox(page, "riley", "", "settings&page=account");
  await expect(page.getByText("Erase old leads")).toBeVisible();
  await page.mouse.move(195, 200);
  await page.mouse.wheel(0, 300);
  const topOf = async () => (await header(page).boundingBox())?.y;
  await expect.poll(topOf).toBe(-300);
  await views(page).getByRole("link", { name: "Today" }).click();
  await expect(page.getByRole("heading", { name: "Call first" })).toBeVisible();
  expect(await topOf()).toBe(0);
});

test("closing a booking leads to the list, also from another one that was opened in it", async ({
  page,
}) => {
  await openInbox(page);
  const phone = "(602) 555-0188";
  await book(page, { firstName: "Relata", phone });
  await book(page, { firstName: "Relatb", phone });
  await openBooking(page, "Relata");
  const open = page.getByRole("region", { name: "Booking", exact: true });
  await open.getByRole("link", { name: "Relatb Núñez" }).click();
  await expect(open.getByRole("heading", { name: "Relatb Núñez" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(open).toHaveCount(0);
  await expect(page).toHaveURL("/inbox?view=inbox");
});

test("the keyboard skips to the content", async ({ page }) => {
  await openInbox(page);
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("signing out everywhere", () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)/ });
  test("leaves nothing half-written behind", async ({ page }) => {
    await openInbox(page);
    await book(page, { firstName: "Outa" });
    await openBooking(page, "Outa");
    await page.getByLabel("New note").fill("Key under the mat");
    await page.goto("/inbox?view=settings&page=account");
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page.getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(
      "under the mat",
    );
  });
});
