import { expect, test } from "vitest";
import { nextOpening } from "./office-hours.ts";

const phoenix = (text: string) => new Date(`${text}-07:00`);

test.each([
  ["Monday at opening", "2026-11-23T07:00:00"],
  ["Friday before closing", "2026-11-20T17:59:59"],
  ["Saturday at noon", "2026-11-21T12:00:00"],
])("open: %s", (_, now) => {
  expect(nextOpening(phoenix(now))).toBeUndefined();
});

test.each([
  ["early on Monday", "2026-11-23T06:59:00", "2026-11-23T07:00:00"],
  ["Friday at closing", "2026-11-20T18:00:00", "2026-11-21T08:00:00"],
  ["Saturday evening", "2026-11-21T16:00:00", "2026-11-23T07:00:00"],
  ["Sunday", "2026-11-22T12:00:00", "2026-11-23T07:00:00"],
  ["late on Monday, when it is Tuesday in UTC", "2026-11-23T20:00:00", "2026-11-24T07:00:00"],
])("closed: %s", (_, now, opens) => {
  expect(nextOpening(phoenix(now))).toEqual(phoenix(opens));
});
