import { expect, test, vi } from "vitest";
import { signOut } from "./use-sign-out.ts";

test("a browser that does not end its subscription keeps nobody from signing out", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  const getRegistration = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });
  let isOut = false;
  const done = signOut().then(() => {
    isOut = true;
  });
  await vi.advanceTimersByTimeAsync(2999);
  expect([getRegistration.mock.calls.length, isOut]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
