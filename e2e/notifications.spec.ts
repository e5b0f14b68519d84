import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pushEndpoints } from "#domain/api/push.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { type RunningServer, startServer } from "#server/testing/process.ts";
import {
  type PushService,
  startPushService,
  type TestSubscription,
} from "#server/testing/push-service.ts";
import { expectNoFindings } from "./axe.ts";
import { addOwners, test as base, expect } from "./fixtures.ts";
import { book, idOf, openInbox, signIn } from "./owner.ts";

interface Fixtures {
  /** A program that may send to `push`. */
  readonly pushing: RunningServer;
  readonly push: PushService;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here.
  push: async ({}, use) => {
    const push = await startPushService();
    await use(push);
    await push.stop();
  },
  pushing: async ({ page }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "pushing-"));
    await addOwners(dataDir);
    const store = await openStore({ DATA_DIR: dataDir });
    const createdAt = new Date(Date.now() - 30 * 3_600_000).toISOString();
    const booking = { ...validBooking, firstName: "Lateria" };
    await store.run(storeBooking, newBooking({ id: "late", createdAt, booking }));
    await store.close();
    const server = await startServer({ DATA_DIR: dataDir, PUSH_ALLOW_LOCAL: "true" });
    await use(server);
    // The page would ask a server that has stopped.
    await page.goto("about:blank");
    await server.stop();
    rmSync(dataDir, { recursive: true });
  },
});
test.use({ serviceWorkers: "allow" });

/** A browser with the test's push service, since headless Chromium has none. The encryption is real. */
async function stubPushManager(page: Page, subscription: TestSubscription): Promise<void> {
  await page.addInitScript((given) => {
    let current: object | null = null;
    const subscribed = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    Object.defineProperties(PushManager.prototype, {
      getSubscription: { value: async () => current },
      subscribe: {
        async value({ applicationServerKey: key }: { applicationServerKey: string }) {
          if (key.length !== 87) throw new Error("this is no key");
          const bytes = Uint8Array.from(
            atob(key.replaceAll("-", "+").replaceAll("_", "/")),
            (letter) => letter.charCodeAt(0),
          );
          current = { ...subscribed, options: { applicationServerKey: bytes.buffer } };
          return current;
        },
      },
    });
  }, subscription);
}

async function turnOn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Turn on notifications" }).click();
  await expect(page.getByText("this device", { exact: true })).toBeVisible();
}

test("a device is turned on, tested, notified of a lead, and removed", async ({
  page,
  pushing: { url },
  push,
}) => {
  // axe reads all of the settings, twice.
  test.slow();
  await stubPushManager(page, push.subscribe("phone"));
  await openInbox(page, "riley", url);
  await page.goto(`${url}/inbox?view=settings`);
  await turnOn(page);
  await page.getByRole("button", { name: /^Send a test to / }).click();
  await expect(page.getByText("It is on its way")).toBeVisible();
  await book(page, { firstName: "Zelda" }, url);
  await expect
    .poll(() => push.received.map(({ payload }) => payload.notification.title))
    .toEqual(["Test notification", "New lead: Zelda"]);
  expect(push.mistakes).toEqual([]);
  expect(push.received[1]?.text).not.toMatch(/Núñez|555|Camelback|@/);
  await expectNoFindings(page);
  await page.getByRole("button", { name: /^Remove / }).click();
  await expect(page.getByRole("heading", { name: "Notifications" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Turn on notifications" })).toBeVisible();
});

test("Today says when a push service has removed a device, until the inbox is opened there", async ({
  page,
  pushing: { url },
  push,
}) => {
  await stubPushManager(page, push.subscribe("phone"));
  await openInbox(page, "riley", url);
  await page.goto(`${url}/inbox?view=settings`);
  await turnOn(page);
  push.answers.set("*", 410);
  await page.getByRole("button", { name: /^Send a test to / }).click();
  const alarm = page.getByText(/“.+” gets no more notifications\./);
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Notifications" })).toHaveCount(0);
  await expect(alarm).toBeVisible();

  push.answers.clear();
  // The stub forgets its subscription, as a browser does whose push service has ended it.
  const renewed = page.waitForResponse("**/api/push/devices");
  await page.reload();
  expect((await renewed).status()).toBe(201);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(alarm).toBeHidden();
  await book(page, { firstName: "Renewa" }, url);
  await expect
    .poll(() => push.received.map(({ payload }) => payload.notification.title))
    .toEqual(["New lead: Renewa"]);
});

test("a device that somebody has removed elsewhere stays off", async ({
  page,
  pushing: { url },
  push,
}) => {
  await stubPushManager(page, push.subscribe("phone"));
  await openInbox(page, "riley", url);
  await page.goto(`${url}/inbox?view=settings`);
  await turnOn(page);
  const setting = pushEndpoints.setting.answer;
  const devices = async () =>
    setting.parse(await (await page.request.get(`${url}/api/push`)).json()).devices;
  const [device] = await devices();
  await page.request.delete(`${url}/api/push/devices/${device?.id}`);
  const compared = page.waitForResponse("**/api/push");
  await page.reload();
  await (await compared).finished();
  await expect(page.getByRole("button", { name: "Turn on notifications" })).toBeVisible();
  expect(await devices()).toEqual([]);
});

const signOut = async (page: Page) => {
  await page.getByRole("button", { name: "riley", exact: true }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
};

test("a device that signs out gets nothing more", async ({ page, pushing: { url }, push }) => {
  await stubPushManager(page, push.subscribe("phone"));
  await openInbox(page, "riley", url);
  await page.goto(`${url}/inbox?view=settings`);
  await turnOn(page);
  await signOut(page);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  const subscription = await page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    return pushManager.getSubscription();
  });
  expect(subscription).toBeNull();
  await signIn(page, "riley");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const listed = await (await page.request.get(`${url}/api/push`)).json();
  expect(pushEndpoints.setting.answer.parse(listed).devices).toEqual([]);
});

test("a browser that does not end its subscription keeps nobody from signing out", async ({
  page,
  pushing: { url },
  push,
}) => {
  await stubPushManager(page, push.subscribe("phone"));
  await page.clock.install();
  await openInbox(page, "riley", url);
  await page.goto(`${url}/inbox?view=settings`);
  await turnOn(page);
  await page.evaluate(() => {
    navigator.serviceWorker.getRegistration = () => new Promise(() => {});
  });
  const ended = page.waitForResponse("**/api/session");
  await signOut(page);
  await (await ended).finished();
  await page.clock.fastForward(3000);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("a visitor who was not called in time gets one apology, which is shown before it is sent", async ({
  page,
  pushing: { url },
}) => {
  await openInbox(page, "riley", url);
  await page.goto(`${url}/inbox?booking=late`);
  const offer = page.getByRole("button", { name: "Apologize by email" });
  await offer.click();
  const dialog = page.getByRole("dialog", { name: "Apologize for the wait?" });
  await expect(dialog.getByText(/^We said by \w+day, .* and missed it\.$/)).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByRole("button", { name: "Send the apology" }).click();
  // Also said to screen readers for a moment.
  await expect(page.getByText(/: the apology is on its way\.$/).first()).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(page.getByText(/^Apology to ana@example\.com/)).toBeVisible();
});

test("when the browser blocks notifications, Settings says what to do", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await openInbox(page);
  await page.goto("/inbox?view=settings");
  await expect(page.getByText("This browser blocks notifications from here.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn on notifications" })).toHaveCount(0);
});

test("the service worker shows what a push says, and opens it in the inbox", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["notifications"]);
  await openInbox(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no service worker");
  // Browsers without a screen show no notifications.
  await worker.evaluate(`globalThis.shown = [];
    registration.showNotification = async (title, { body, data }) => {
      shown.push({ title, body, address: data });
    };`);
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  const registrationId = await new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const id = registrations[0]?.registrationId;
      if (id !== undefined) resolve(id);
    });
  });
  const navigate = `${server.url}/inbox?view=numbers`;
  const notification = { title: "New lead: Zelda", body: "Troon", lang: "en-US", tag: "t" };
  const data = JSON.stringify({ web_push: 8030, notification: { ...notification, navigate } });
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: server.url,
    registrationId,
    data,
  });
  await expect
    .poll(() => worker.evaluate("shown"))
    .toEqual([{ title: "New lead: Zelda", body: "Troon", address: navigate }]);
});

test("pressing a notification opens its booking in the open inbox, or else in a new window", async ({
  page,
  context,
}) => {
  await openInbox(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker does not control the first page of a browser yet.
  await page.reload();
  await book(page, { firstName: "Clicka" });
  const address = `/inbox?booking=${await idOf(page, "Clicka")}`;
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no service worker");
  // Only a real press may open windows or bring them to the front.
  await worker.evaluate(`globalThis.opened = [];
    clients.openWindow = async (url) => void opened.push("new " + url);
    WindowClient.prototype.focus = async function () {
      opened.push("front " + new URL(this.url).pathname);
      return this;
    };`);
  const press = () =>
    worker.evaluate(`new Promise((resolve, reject) => {
      const event = new ExtendableEvent("notificationclick");
      event.notification = { data: "${address}", close() {} };
      event.waitUntil = (work) => work.then(resolve, reject);
      dispatchEvent(event);
    })`);
  await press();
  await expect(page.getByRole("heading", { name: "Clicka Núñez" })).toBeVisible();
  expect(await worker.evaluate("opened")).toEqual(["front /inbox"]);
  await page.goto("/");
  await press();
  expect(await worker.evaluate("opened")).toEqual(["front /inbox", `new ${address}`]);
});
