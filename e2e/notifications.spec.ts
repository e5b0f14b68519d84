import type { Page } from "@playwright/test";
import { startPushService, type TestSubscription } from "#server/testing/push-service.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { book, idOf, openInbox, signOut } from "./owner.ts";

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

test("a device is turned on and notified of a lead, and a sign-out ends that", async ({ page }) => {
  const push = await startPushService();
  const titles = () => push.received.map(({ payload }) => payload.notification.title);
  await stubPushManager(page, push.subscribe("phone"));
  await openInbox(page, "riley", "settings");
  await page.getByRole("button", { name: "Turn on notifications" }).click();
  await expect(page.getByText("this device", { exact: true })).toBeVisible();
  await book(page, { firstName: "Zelda" });
  await expect.poll(titles).toEqual(["New lead: Zelda"]);
  expect(push.mistakes).toEqual([]);
  expect(push.received[0]?.text).not.toMatch(/Núñez|555|Camelback|@/);
  await expectNoFindings(page);
  await signOut(page);
  const subscription = await page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    return pushManager.getSubscription();
  });
  expect(subscription).toBeNull();
  await push.stop();
});

test("the service worker shows what a push says; pressed, it opens in the open inbox, or else in a new window", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["notifications"]);
  await openInbox(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
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
  // A page of before the worker, or one that hangs, cannot be led anywhere.
  await worker.evaluate(`globalThis.navigate = WindowClient.prototype.navigate;
    WindowClient.prototype.navigate = async () => { throw new TypeError("not controlled"); };`);
  await press();
  await worker.evaluate("WindowClient.prototype.navigate = navigate");
  await page.goto("/");
  await press();
  const fresh = `new ${address}`;
  expect(await worker.evaluate("opened")).toEqual(["front /inbox", fresh, fresh]);
});
