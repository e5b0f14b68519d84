import { expect, test } from "vitest";
import { freeDaysLine, routeLine } from "./first-days.ts";

const mornings = (...days: string[]) => days.map((day) => ({ day, window: "morning" as const }));

test("a neighborhood's route is named by its weekdays, and none where any day will do", () => {
  const line = (...days: string[]) => routeLine(mornings(...days));
  expect(line("2026-12-03", "2026-12-07", "2026-12-10")).toBe(
    "On our route Mondays and Thursdays.",
  );
  expect(line("2026-12-02")).toBe("On our route Wednesdays.");
  expect(line("2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04")).toBeUndefined();
  expect(line()).toBeUndefined();
});

test("the next two free days are named, as mornings if both are", () => {
  const days = mornings("2026-11-30", "2026-12-03", "2026-12-07");
  expect(freeDaysLine(days)).toBe("Next free mornings: Mon, Nov 30 and Thu, Dec 3.");
  expect(freeDaysLine([{ day: "2026-11-30", window: "midday" as const }])).toBe(
    "Next free days: Mon, Nov 30.",
  );
  expect(freeDaysLine([])).toBeUndefined();
});
