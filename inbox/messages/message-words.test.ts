import { expect, test } from "vitest";
import { deliveryWords } from "./message-words.ts";

const now = new Date("2026-11-20T20:00:00.000Z");
const message = {
  state: "waiting",
  attempts: 3,
  createdAt: "2026-11-20T16:40:00.000Z",
  nextAt: "2026-11-20T20:06:00.000Z",
  sentAt: null,
} as const;

test("a waiting message says when it is tried next", () => {
  expect(deliveryWords(message, now)).toBe("Waiting, next try in 6 min");
  const due = { ...message, nextAt: "2026-11-20T19:59:00.000Z" };
  expect(deliveryWords(due, now)).toBe("Waiting, next try in a moment");
});

test("a sent message says when, in Phoenix time", () => {
  const sent = { ...message, state: "sent", sentAt: "2026-11-20T16:41:00.000Z" } as const;
  expect(deliveryWords(sent, now)).toBe("Sent 9:41 AM");
});

test("a message in a file says so and when; a withheld one was not sent", () => {
  const written = { ...message, state: "written", sentAt: "2026-11-20T16:41:00.000Z" } as const;
  expect(deliveryWords(written, now)).toBe("Written to a file 9:41 AM");
  expect(deliveryWords({ ...message, state: "withheld" }, now)).toBe("Not sent");
});

test("a failed message says after how many tries; a dropped one was skipped", () => {
  expect(deliveryWords({ ...message, state: "failed" }, now)).toBe("Failed after 3 tries");
  expect(deliveryWords({ ...message, state: "failed", attempts: 1 }, now)).toBe(
    "Failed after 1 try",
  );
  expect(deliveryWords({ ...message, state: "dropped" }, now)).toBe("Skipped, no longer needed");
});
