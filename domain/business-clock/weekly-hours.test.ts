import { expect, test } from "vitest";
import { hours } from "#content/business-facts.ts";
import { weeklyHours } from "./weekly-hours.ts";

test("they are those of the business, a line each", () => {
  expect(weeklyHours()).toEqual(weeklyHours(hours));
  expect(weeklyHours()).toHaveLength(hours.length);
});

test.each<[days: readonly string[], opens: string, closes: string, said: string]>([
  [["Monday", "Wednesday", "Friday"], "12:00", "16:30", "Mon, Wed, Fri, noon to 4:30 PM"],
  [["Saturday", "Sunday"], "00:00", "09:05", "Sat, Sun, 12 AM to 9:05 AM"],
  [["Sunday"], "08:00", "13:00", "Sun, 8 AM to 1 PM"],
  [
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    "07:00",
    "18:00",
    "Mon to Fri, 7 AM to 6 PM",
  ],
])("%j from %s to %s is %j", (days, opens, closes, said) => {
  expect(weeklyHours([{ days, opens, closes }])).toEqual([said]);
});
