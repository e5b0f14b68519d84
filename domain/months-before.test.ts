import { expect, test } from "vitest";
import { monthsBefore } from "./months-before.ts";

test("months are counted back over years, and shorter ones end earlier", () => {
  expect(monthsBefore("2026-11-20", 1)).toBe("2026-10-20");
  expect(monthsBefore("2026-11-20", 12)).toBe("2025-11-20");
  expect(monthsBefore("2026-01-15", 2)).toBe("2025-11-15");
  expect(monthsBefore("2026-03-31", 1)).toBe("2026-02-28");
  expect(monthsBefore("2028-03-31", 1)).toBe("2028-02-29");
});
