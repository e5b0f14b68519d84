import { expect, test } from "vitest";
import { clockWords } from "./clock-notice.tsx";

const clock = { now: "2027-12-25T18:00:00.000Z", mark: "2026-11-20T18:00:00.000Z" };

test.each([
  [400, "That is 400 days after it was last checked, so nothing is erased for now."],
  [-3, "That is 3 days before the time it showed earlier, so nothing is erased for now."],
])("the notice for a clock that is off by %d days is in Phoenix time", (daysAhead, words) => {
  expect(clockWords({ ...clock, daysAhead, isTrusted: false })).toBe(
    `The server's clock says December 25, 2027 at 11 AM. ${words}`,
  );
});

test("a trusted clock shows no notice", () => {
  expect(clockWords({ ...clock, daysAhead: 1, isTrusted: true })).toBeUndefined();
});
