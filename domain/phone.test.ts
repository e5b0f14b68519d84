import { expect, test } from "vitest";
import { dialedDigits, formatPhone } from "./phone.ts";

test("a number is shown as people read it", () => {
  expect(formatPhone("+14805550142")).toBe("(480) 555-0142");
});

test.each(["(480) 555-0142", "1-480-555-0142", "480-KJK-0142"])(
  "%s dials the number",
  (spelled) => {
    expect(dialedDigits(spelled)).toBe("+14805550142");
  },
);

test("letters that dial other digits are noticed", () => {
  expect(dialedDigits("480-POOP-142")).not.toBe("+14805550142");
});
