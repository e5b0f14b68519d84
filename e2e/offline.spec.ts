import type { Page } from "@playwright/test";
import { bookingEndpoints } from "#domain/api/bookings.ts";
import { here } from "#domain/testing/areas.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { book, bookVisit, openInbox, openToday } from "./owner.ts";

/** Browsers report each request without a network. */
test.use({
  serviceWorkers: "allow",
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
});

const keptLists = (page: Page) =>
  page.evaluate(async () => {
    const kept = await caches.match("/inbox-list.json", { cacheName: "inbox-list" });
    return kept ? kept.text() : null;
  });

test("without a connection the last list is there, an outcome pressed on either side of a reload is sent once, and a sign-out leaves nothing", async ({
  page,
  context,
}) => {
  test.slow();
  const street = "31 Ocotillo Dr";
  await openToday(page);
  await book(page, {
    firstName: "Offa",
    zipCode: here.zip,
    address: street,
    specialRequests: "a zebra",
    phone: "(480) 555-0123",
  });
  const ids = [
    await bookVisit(page, { firstName: "Yarda", address: "7420 E Camelback Rd" }),
    await bookVisit(page, { firstName: "Yardo" }),
  ];
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptLists(page)).toMatch(/"visits":.*Yardo/);
  const list = await keptLists(page);
  expect(list).toContain("7420 E Camelback Rd");
  for (const unneeded of ["zebra", street, "@", here.zip]) expect(list).not.toContain(unneeded);
  await context.setOffline(true);
  await expect(page.getByText("Live", { exact: true })).toHaveCount(0);
  const visits = page.getByRole("region", { name: "Visits" });
  await visits.getByRole("button", { name: "Done, Yarda Núñez" }).click();
  await expect(visits.getByText(/^done .+, will be sent$/)).toBeVisible();
  await expect(page.getByText("1 change will be sent when the connection is back.")).toBeVisible();

  await page.goto("/inbox");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.getByText(/^As of \w+ \d+, \d{4} at \d+:\d\d [AP]M/)).toBeVisible();
  const kept = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(kept("Offa Núñez")).toContainText(here.name);
  const call = kept("Offa Núñez").getByRole("link", { name: "(480) 555-0123" });
  await expect(call).toHaveAttribute("href", "tel:+14805550123");
  await expect(kept("Yarda")).toContainText("Done, will be sent");
  await kept("Yardo").getByRole("button", { name: "No access, Yardo Núñez" }).click();
  await expect(kept("Yardo")).toContainText("No access, will be sent");
  await kept("Yarda").getByRole("button", { name: "No access, Yarda Núñez" }).click();
  await kept("Yarda").getByRole("button", { name: "Done, Yarda Núñez" }).click();
  await expect(kept("Yarda")).toContainText("Done, will be sent");
  await expectNoFindings(page);
  await context.setOffline(false);
  await expect(page.getByText("Live", { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(visits.getByRole("button", { name: /^Change the outcome for Yard/ })).toHaveCount(2);
  await expect(visits.getByText("will be sent")).toHaveCount(0);
  const outcomesOf = async (id: string) => {
    const answer = await page.request.get(`/api/bookings/${id}`);
    const { history } = bookingEndpoints.detail.answer.parse(await answer.json());
    return history.map(({ kind }) => kind).filter((kind) => /visit-(done|no-access)/.test(kind));
  };
  expect(await Promise.all(ids.map(outcomesOf))).toEqual([["visit-done"], ["visit-no-access"]]);

  await page.getByRole("button", { name: "riley" }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect.poll(() => keptLists(page)).toBeNull();
  await context.setOffline(true);
  await page.goto("/inbox");
  await expect(page.getByText("No list from the last 24 hours")).toBeVisible();
  await context.setOffline(false);
});

test("the inbox can be installed, controls no other pages, and keeps no list of yesterday or of an ended session, and no old files", async ({
  page,
  context,
}) => {
  await page.goto("/privacy");
  await page.evaluate(async () => {
    const cache = await caches.open("inbox-offline");
    await cache.put("/_astro/last-version.woff2", new Response());
  });
  await book(page, { firstName: "Olda" });
  await openInbox(page);
  const manifest = await page.request.get(
    (await page.locator("link[rel=manifest]").getAttribute("href")) ?? "",
  );
  expect(manifest.headers()["content-type"]).toBe("application/manifest+json");
  expect(await manifest.json()).toMatchObject({
    start_url: "/inbox",
    scope: "/inbox",
    display: "standalone",
  });
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe("/inbox");
  const files = await page.evaluate(async () => {
    const requests = await (await caches.open("inbox-offline")).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(files).toEqual(
    expect.arrayContaining(["/inbox-offline", "/inbox-offline.js", "/favicon.svg"]),
  );
  expect(files).not.toContain("/_astro/last-version.woff2");
  await expect.poll(() => keptLists(page)).toContain("Olda");

  // An open inbox would save its list again, with today's time.
  await page.goto("/privacy");
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await page.locator("link[rel=manifest]").getAttribute("href")).toBe(
    "/manifest.webmanifest",
  );
  await page.evaluate(async () => {
    const cache = await caches.open("inbox-list");
    const kept = await (await cache.match("/inbox-list.json"))?.json();
    const at = new Date(Date.now() - 24 * 3_600_000 - 1000).toISOString();
    await cache.put("/inbox-list.json", Response.json({ ...kept, at }));
  });
  await context.setOffline(true);
  await page.goto("/inbox");
  await expect(page.getByText("No list from the last 24 hours")).toBeVisible();
  await expect(page.getByText("Olda")).toHaveCount(0);
  await expect.poll(() => keptLists(page)).toBeNull();

  await context.setOffline(false);
  await expect(page.getByText("Live", { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => keptLists(page)).toContain("Olda");
  expect((await page.request.delete("/api/sessions")).status()).toBe(204);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect.poll(() => keptLists(page)).toBeNull();
});
