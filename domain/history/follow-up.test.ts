import { expect, test } from "vitest";
import { callBackChoices } from "./follow-up.ts";

const phoenix = (text: string) => new Date(`${text}-07:00`);
const choices = (now: string) =>
  callBackChoices(phoenix(now), []).map(({ label, until }) => [label, until]);

test("a call back is offered tonight, tomorrow and next week; before a closed day, on the next open one", () => {
  expect(choices("2026-11-24T14:00:00")).toEqual([
    ["Tonight", phoenix("2026-11-24T17:30:00")],
    ["Tomorrow", phoenix("2026-11-25T09:30:00")],
    ["Next week", phoenix("2026-12-01T09:30:00")],
  ]);
  // A Saturday evening.
  expect(choices("2026-11-21T17:00:00")).toEqual([
    ["Next open day", phoenix("2026-11-23T09:30:00")],
    ["Next week", phoenix("2026-11-28T09:30:00")],
  ]);
});
