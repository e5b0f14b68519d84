import { expect, test } from "vitest";
import { alarmWords } from "#content/alarms.ts";
import type { UnfitName } from "#domain/api/reports.ts";
import type { BlockerName } from "#domain/published/golive-checks.ts";
import { alarmsOf, healthLines } from "./mail-health.ts";

const unfit: readonly UnfitName[] = ["diskLow"];
const blockers: readonly BlockerName[] = ["phone", "legalName"];

const now = new Date("2026-11-20T20:00:00.000Z");
const healthy = {
  blockers: blockers.slice(2),
  unfit: unfit.slice(1),
  failedMessages: 0,
  withheldToday: 0,
  oldestWaiting: { mail: null, webhook: null, push: null },
  lacksMailServer: false,
};
const since = "2026-11-20T16:41:00.000Z";
const stuckMail = {
  ...healthy,
  oldestWaiting: { mail: { since, error: "connect ECONNREFUSED" }, webhook: null, push: null },
};
test("all is well only if nothing failed, waits too long, was withheld or has no mail server", () => {
  expect(alarmsOf(healthy, now)).toEqual([]);
  expect(healthLines(healthy, now)).toEqual(["Everything is being sent."]);
  for (const ill of [
    { ...healthy, failedMessages: 1 },
    { ...healthy, withheldToday: 1 },
    { ...healthy, lacksMailServer: true },
    stuckMail,
  ])
    expect(healthLines(ill, now)).not.toContain("Everything is being sent.");
});

test("a mail that has been waiting for more than five minutes is an alarm", () => {
  const waiting = (at: string) => ({
    ...healthy,
    oldestWaiting: { mail: { since: at, error: null }, webhook: null, push: null },
  });
  expect(alarmsOf(waiting("2026-11-20T19:55:00.000Z"), now)).toEqual([]);
  expect(alarmsOf(waiting("2026-11-20T19:54:59.000Z"), now)).toHaveLength(1);
  expect(alarmsOf(stuckMail, now)).toEqual([
    {
      title: "Email is stuck.",
      text: "A message has been waiting to leave since 9:41 AM. Every booking is safe here.",
    },
  ]);
});

test("a site that is public too early is an alarm that names what it lacks", () => {
  expect(alarmsOf({ ...healthy, blockers: [...blockers] }, now)).toMatchObject([
    { text: expect.stringContaining("lacks: the phone number, the legal name.") },
  ]);
});

test("what somebody must look after is an alarm", () => {
  expect(alarmsOf({ ...healthy, unfit: [...unfit] }, now)).toMatchObject([
    { title: alarmWords.diskLow },
  ]);
});

test("webhooks that wait and a missing mail server are alarms of their own", () => {
  const both = {
    ...healthy,
    lacksMailServer: true,
    oldestWaiting: { mail: null, webhook: { since, error: null }, push: null },
  };
  expect(alarmsOf(both, now).map(({ title }) => title)).toEqual([
    "Email is not set up.",
    "Webhooks are stuck.",
  ]);
});

test("when mail and notifications are both stuck, one alarm says how leads still arrive", () => {
  const oldest = { since, error: null };
  const titles = (oldestWaiting: Parameters<typeof alarmsOf>[0]["oldestWaiting"]) =>
    alarmsOf({ ...healthy, oldestWaiting }, now).map(({ title }) => title);
  expect(titles({ mail: null, webhook: null, push: oldest })).toEqual(["Notifications are stuck."]);
  expect(titles({ mail: oldest, webhook: null, push: oldest })).toEqual([
    "Email and notifications are stuck. New leads reach you only here.",
  ]);
});

test("failed and withheld messages are counted", () => {
  expect(healthLines({ ...healthy, failedMessages: 2, withheldToday: 1 }, now)).toEqual([
    "2 messages could not be sent.",
    "1 confirmation not sent today, because of the limits for customers' email.",
  ]);
});
