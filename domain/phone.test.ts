import { expect, test } from "vitest";
import { formatPhone, phoneDigits, phoneLink } from "./phone.ts";

test("a number is shown as people read it", () => {
  expect(formatPhone("+14805550142")).toBe("(480) 555-0142");
});

test.each(["0+14805550142", "+148055501420"])(
  "%s is not a US number and stays as it is",
  (other) => {
    expect(formatPhone(other)).toBe(other);
  },
);

test.each([
  ["+1 (480) 555-0199", "4805550199"],
  ["(480) 555-0199", "4805550199"],
  ["2 1 480 555 0199", "214805550199"],
  ["148055501990", "148055501990"],
])("the digits of %j are %s: only the country code 1 is dropped", (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits);
});

test.each([
  ["(480) 555-0199", "tel:+14805550199", "(480) 555-0199"],
  ["1-480-555-0199", "tel:+14805550199", "(480) 555-0199"],
  ["+44 20 7946 0000", "tel:+442079460000", "+44 20 7946 0000"],
  ["480.555.0199 x12", "tel:+14805550199", "480.555.0199 x12"],
  ["(480) 555-0199, ext. 12", "tel:+14805550199", "(480) 555-0199, ext. 12"],
  [" +44 20 7946 0000", "tel:+442079460000", " +44 20 7946 0000"],
  ["020 7946 0000 1", "tel:020794600001", "020 7946 0000 1"],
  ["480-5550199 ext 12", "tel:+14805550199", "480-5550199 ext 12"],
  ["ext 480 555 0199", "tel:+14805550199", "(480) 555-0199"],
  ["ask for Ana", undefined, "ask for Ana"],
])("%j dials %s", (typed, href, text) => {
  expect(phoneLink(typed)).toEqual({ href, text });
});
