import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pushEndpoints } from "#domain/api/push.ts";
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

test("a device is turned on, tested and notified of a lead; what ends that is shown, and a sign-out ends it", async ({
  page,
  pushing: { url },
  push,
}) => {
  // Many screens, and axe reads all of the settings.
  test.slow();
  const settings = `${url}/inbox?view=settings`;
  const off = page.getByRole("button", { name: "Turn on notifications" });
  const sendTest = page.getByRole("button", { name: /^Send a test to / });
  const titles = () => push.received.map(({ payload }) => payload.notification.title);
  const devices = async () => {
    const answer = await page.request.get(`${url}/api/push`);
    return pushEndpoints.setting.answer.parse(await answer.json()).devices;
  };
  await stubPushManager(page, push.subscribe("phone"));
  await openInbox(page, "riley", url, "settings");
  await turnOn(page);
  await sendTest.click();
  await expect(page.getByText("It is on its way")).toBeVisible();
  await book(page, { firstName: "Zelda" }, url);
  await expect.poll(titles).toEqual(["Test notification", "New lead: Zelda"]);
  expect(push.mistakes).toEqual([]);
  expect(push.received[1]?.text).not.toMatch(/Núñez|555|Camelback|@/);
  await expectNoFindings(page);
  await page.getByRole("button", { name: /^Remove / }).click();
  await expect(page.getByRole("heading", { name: "Notifications" })).toBeFocused();
  await turnOn(page);

  // The push service removes the device.
  push.answers.set("*", 410);
  await sendTest.click();
  const alarm = page.getByText(/“.+” gets no more notifications\./);
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect(alarm).toBeVisible();
  push.answers.clear();
  // The stub forgets its subscription, as a browser does whose push service has ended it.
  const renewed = page.waitForResponse("**/api/push/devices");
  await page.reload();
  expect((await renewed).status()).toBe(201);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(alarm).toBeHidden();
  await book(page, { firstName: "Renewa" }, url);
  await expect.poll(() => titles().at(-1)).toBe("New lead: Renewa");

  // Somebody removes it elsewhere, while the inbox is closed.
  await page.goto("about:blank");
  const [device] = await devices();
  await page.request.delete(`${url}/api/push/devices/${device?.id}`);
  const compared = page.waitForResponse("**/api/push");
  await page.goto(settings);
  await (await compared).finished();
  await expect(off).toBeVisible();
  expect(await devices()).toEqual([]);

  await turnOn(page);
  await page.getByRole("button", { name: "riley", exact: true }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  const subscription = await page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    return pushManager.getSubscription();
  });
  expect(subscription).toBeNull();
  await signIn(page, "riley");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  expect(await devices()).toEqual([]);
});

test("the service worker shows what a push says; pressed, it opens in the open inbox, or else in a new window", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["notifications"]);
  await openInbox(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker does not control the first page of a browser yet.
  await page.reload();
  await book(page, { firstName: "Clicka" });
  const address = `/inbox?booking=${await idOf(page, "Clicka")}`;
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  // Browsers without a screen show no notifications, and only a real press may open windows or bring them to the front.
  await worker.evaluate(`globalThis.shown = [];
    registration.showNotification = async (title, { body, data }) => {
      shown.push({ title, body, address: data });
    };
    globalThis.opened = [];
    clients.openWindow = async (url) => void opened.push("new " + url);
    WindowClient.prototype.focus = async function () {
      opened.push("front " + new URL(this.url).pathname);
      return this;
    };`);
  const session = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    const id = registrations[0]?.registrationId;
    if (id !== undefined) registered.resolve(id);
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered.promise;
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
