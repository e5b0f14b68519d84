import { expect, test } from "vitest";
import { canReadGateNote } from "./gate-note.ts";

test.each([
  ["2026-11-23T06:59:59.999Z", false],
  ["2026-11-23T07:00:00.000Z", true],
  ["2026-11-24T18:00:00.000Z", true],
  ["2026-11-26T06:59:59.999Z", true],
  ["2026-11-26T07:00:00.000Z", false],
])("at %s a note for November 24 can be read: %s", (now, can) => {
  expect(canReadGateNote("2026-11-24", new Date(now))).toBe(can);
});
