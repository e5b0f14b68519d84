// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { createQueryClient } from "#ui/query-client.ts";
import { renew, turnOn } from "./this-device.ts";

const allowed = "granted";
const failed = (name: string) => new DOMException("Registration failed - push service error", name);

test.each([
  ["denied", failed("AbortError"), /^This browser did not allow notifications\. Allow them/],
  [allowed, failed("NotAllowedError"), /^This browser did not allow notifications\. Allow them/],
  [allowed, failed("AbortError"), /^This browser gets no notifications at the moment\. Try again/],
])(
  "with the permission %s and %s, refused notifications are explained",
  async (permission, error, words) => {
    vi.stubGlobal("Notification", { requestPermission: async () => permission });
    const pushManager = {
      getSubscription: async () => null,
      subscribe: () => Promise.reject(error),
    };
    vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
    await expect(turnOn("key", "Phone")).rejects.toThrow(words);
  },
);

test("a subscription that the browser has replaced is saved again at the next start, once", async () => {
  let auth = "first";
  const subscription = {
    options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
    toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth } }),
    unsubscribe: async () => true,
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => subscription,
  };
  const registration = { pushManager };
  vi.stubGlobal("Notification", { requestPermission: async () => allowed });
  vi.stubGlobal("navigator", {
    serviceWorker: {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  const device = { id: "1", name: "Phone", username: "riley", createdAt: "2026-11-20T17:00:00Z" };
  const setting = { publicKey: "AQID", devices: [{ ...device, isOfThisBrowser: true }] };
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_address: string, { method, body }: RequestInit) => {
    if (method === "GET") return Response.json(setting);
    sent.push(JSON.parse(String(body)).keys.auth);
    return Response.json({ id: "1" }, { status: 201 });
  });
  await turnOn(setting.publicKey, "Phone");
  await renew(createQueryClient());
  auth = "second";
  await renew(createQueryClient());
  await renew(createQueryClient());
  expect(sent).toEqual(["first", "second"]);
});
