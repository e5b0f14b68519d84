// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { turnOn } from "./this-device.ts";

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
