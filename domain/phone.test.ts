import { expect, test } from "vitest";
import { formatPhone } from "./phone.ts";

test("a number is shown as people read it", () => {
  expect(formatPhone("+14805550142")).toBe("(480) 555-0142");
});
