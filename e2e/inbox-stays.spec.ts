import { expectNoFindings } from "./axe.ts";
import { expect, telephone, test } from "./fixtures.ts";
import { book, openBooking, openInbox, openView } from "./owner.ts";

test.describe("what cannot be shown", () => {
  test.use({ expectedErrors: /Boomtown|The above error/ });

  test("leaves the rest of the screen, the call and the way back", async ({ page }) => {
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
    await expect(page.getByRole("link", { name: /^Call/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: "Erra Núñez" }).first()).toBeVisible();
  });
});

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
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "Numbers" })).toBeVisible();

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
    await expect(page.getByRole("heading", { name: /^Week of / })).toBeVisible();
    expect(loads).toBe(1);

    await page.goto(here);
    await expect(draft).toHaveValue("Two dogs, one gate");
  });
});
