import type { Page } from "@playwright/test";
import { bookingEndpoints } from "#domain/api/bookings.ts";
import { here } from "#domain/testing/areas.ts";
import { expectNoFindings } from "./axe.ts";
import { broken } from "./fits.ts";
import { expect, test } from "./fixtures.ts";
import { book, bookVisit, idOf, openInbox, openToday, signOut } from "./owner.ts";

/** Browsers report each request without a network. */
test.use({
  serviceWorkers: "allow",
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
});

/** Until the page is there without a connection. */
const isKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match("/inbox")) !== undefined))
    .toBe(true);

/** What was done about the booking. */
async function historyOf(
  page: Page,
  id: string,
): Promise<readonly { kind: string; actor: string }[]> {
  const answer = await page.request.get(`/api/bookings/${id}`);
  return bookingEndpoints.detail.answer.parse(await answer.json()).history;
}

async function leaveVoicemail(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Called ${name} Núñez: what came of it` }).click();
  await page.getByRole("button", { name: /^Voicemail/ }).click();
}

/** The names of what the device keeps, and how many presses are among it. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ names: unknown; presses?: number }>((resolve) => {
        const opening = indexedDB.open("keyval-store");
        opening.onsuccess = () => {
          const { result: db } = opening;
          const store = db.transaction("keyval").objectStore("keyval");
          const keys = store.getAllKeys();
          const lists = store.get("inbox");
          lists.onsuccess = () =>
            resolve({
              names: keys.result,
              presses: lists.result?.clientState.mutations.length,
            });
          db.close();
        };
      }),
  );

test("a voicemail and an outcome pressed without a connection are sent once after the tab was closed; the list stays readable, and a sign-out leaves nothing", async ({
  page,
  context,
}) => {
  await openToday(page);
  const phone = "(480) 555-0123";
  await book(page, { firstName: "Offa", zipCode: here.zip, phone });
  const lead = await idOf(page, "Offa");
  const visit = await bookVisit(page, { firstName: "Yarda" });
  await bookVisit(page, { firstName: "Yardo", address: "7420 E Camelback Rd" });
  const visitsOf = (one: Page) => one.getByRole("region", { name: "Visits" });
  await expect(visitsOf(page).getByText("Yardo")).toBeVisible();
  await isKept(page);
  await context.setOffline(true);
  await visitsOf(page).getByRole("button", { name: "Done, Yarda Núñez" }).click();
  await expect(visitsOf(page).getByText("Yarda Núñez: visit done. It will be sent.")).toBeVisible();
  await leaveVoicemail(page, "Offa");
  await expect(page.getByText("2 presses wait to be sent")).toBeVisible();
  await expect(page.getByText(/^Offline, as of/)).toBeVisible();
  // The bar stays one line, and what waits leaves the name on one.
  expect((await page.getByRole("button", { name: "riley" }).boundingBox())?.y).toBeLessThan(40);
  expect(await broken(page.getByRole("link", { name: "Offa Núñez" }))).toEqual([]);
  await expect.poll(async () => (await stored(page)).presses).toBe(2);
  await page.close();

  const offline = await context.newPage();
  await offline.goto("/inbox");
  await expect(
    visitsOf(offline).getByText("Yarda Núñez: visit done. It will be sent."),
  ).toBeVisible();
  await expect(offline.getByText("7420 E Camelback Rd").first()).toBeVisible();
  await offline.getByText("2 presses wait to be sent").click();
  await expect(offline.getByRole("listitem").filter({ hasText: "Offa" }).first()).toContainText(
    "voicemail noted",
  );
  await expectNoFindings(offline);
  await offline.close();
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto("/inbox");
  await expect(again.getByText(/wait to be sent/)).toHaveCount(0);
  await expect(
    visitsOf(again).getByRole("button", { name: "Change the outcome for Yarda Núñez" }),
  ).toBeVisible();
  const kindsOf = async (id: string) =>
    (await historyOf(again, id))
      .map(({ kind }) => kind)
      .filter((kind) => /visit-done|voicemail/.test(kind));
  await expect
    .poll(() => Promise.all([visit, lead].map(kindsOf)))
    .toEqual([["visit-done"], ["voicemail"]]);

  await signOut(again);
  await expect.poll(async () => (await stored(again)).names).toEqual([]);
  await context.setOffline(true);
  await again.goto("/inbox");
  await expect(again.getByRole("heading", { name: "The inbox cannot be reached" })).toBeVisible();
  await context.setOffline(false);
});

test("the inbox can be installed, controls no other pages, and every screen opens without a connection", async ({
  page,
  context,
}) => {
  await openInbox(page);
  const manifest = await page.locator("link[rel=manifest]").getAttribute("href");
  expect(await (await page.request.get(manifest ?? "")).json()).toMatchObject({
    start_url: "/inbox",
    scope: "/inbox",
    display: "standalone",
  });
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe("/inbox");
  await isKept(page);
  await context.setOffline(true);
  await page.goto("/inbox?view=settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await context.setOffline(false);
  await page.goto("/privacy");
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
