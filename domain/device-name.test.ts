import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`,
    "Chrome on Android",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1",
    "Chrome on iPhone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0",
    "Firefox on Mac",
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    "Chrome on ChromeOS",
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/131.0.0.0 Safari/537.36`,
    "Chrome on Linux",
  ],
  ["curl/8.5.0", "An unknown device"],
  ["curl/8.5.0 (Linux)", "A program on Linux"],
  ["", "An unknown device"],
])("%s is %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
