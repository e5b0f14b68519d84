import { expect, test } from "vitest";
import { routeLine } from "./route-line.ts";

const line = (...days: string[]) => routeLine(days.map((day) => ({ day, window: "morning" })));

test("a neighborhood's route is named by its weekdays, and none where any day will do", () => {
  expect(line("2026-12-03", "2026-12-07", "2026-12-10")).toBe(
    "On our route Mondays and Thursdays.",
  );
  expect(line("2026-12-02")).toBe("On our route Wednesdays.");
  expect(line("2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04")).toBe("");
  expect(line()).toBe("");
});
