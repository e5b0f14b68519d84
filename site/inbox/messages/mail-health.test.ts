import { expect, test } from "vitest";
import { alarmsOf, bannerOf } from "./mail-health.ts";

const now = new Date("2026-11-20T20:00:00.000Z");
const healthy = {
  failedMessages: 0,
  withheldToday: 0,
  oldestWaiting: { mail: null, webhook: null },
  lacksMailServer: false,
};
const since = "2026-11-20T16:41:00.000Z";
const stuckMail = {
  ...healthy,
  oldestWaiting: { mail: { since, error: "connect ECONNREFUSED" }, webhook: null },
};
const states = (health: typeof healthy | typeof stuckMail) =>
  bannerOf(health, now).map(({ state }) => state);

test("all is well only where nothing failed, waits too long, was held back or has no way out", () => {
  expect(alarmsOf(healthy, now)).toEqual([]);
  expect(bannerOf(healthy, now)).toEqual([{ tone: "good", text: "Nothing has failed." }]);
  for (const ill of [
    { ...healthy, failedMessages: 1 },
    { ...healthy, withheldToday: 1 },
    { ...healthy, lacksMailServer: true },
    stuckMail,
  ])
    expect(bannerOf(ill, now).map(({ tone }) => tone)).not.toContain("good");
});

test("a mail that has been waiting for more than five minutes is an alarm", () => {
  const waiting = (at: string) => ({
    ...healthy,
    oldestWaiting: { mail: { since: at, error: null }, webhook: null },
  });
  expect(alarmsOf(waiting("2026-11-20T19:55:00.000Z"), now)).toEqual([]);
  expect(alarmsOf(waiting("2026-11-20T19:54:59.000Z"), now)).toHaveLength(1);
  expect(alarmsOf(stuckMail, now)).toEqual([
    {
      title: "E-mail is stuck.",
      text: "A message has been waiting to leave since 9:41 AM. Every booking is safe here.",
    },
  ]);
  expect(states(stuckMail)).toEqual(["waiting"]);
});

test("webhooks that wait and a missing mail server are alarms of their own", () => {
  const both = {
    ...healthy,
    lacksMailServer: true,
    oldestWaiting: { mail: null, webhook: { since, error: null } },
  };
  expect(alarmsOf(both, now).map(({ title }) => title)).toEqual([
    "E-mail is not set up.",
    "Webhooks are stuck.",
  ]);
});

test("what failed and what was held back are counted, each with the way to it", () => {
  expect(bannerOf({ ...healthy, failedMessages: 2, withheldToday: 1 }, now)).toEqual([
    {
      tone: "bad",
      text: "2 messages could not be sent. You can send them again.",
      state: "failed",
      button: "Show what failed",
    },
    {
      tone: "note",
      text: "1 confirmation was not sent today, because of the limits for visitors' mail.",
      state: "withheld",
      button: "Show what was held back",
    },
  ]);
});
