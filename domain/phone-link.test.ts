import { expect, test } from "vitest";
import { phoneLink } from "./phone-link.ts";

test.each([
  ["(480) 555-0199", "tel:+14805550199", "(480) 555-0199"],
  ["1-480-555-0199", "tel:+14805550199", "(480) 555-0199"],
  ["+44 20 7946 0000", "tel:+442079460000", "+44 20 7946 0000"],
  ["480.555.0199 x12", "tel:+14805550199", "480.555.0199 x12"],
  ["(480) 555-0199, ext. 12", "tel:+14805550199", "(480) 555-0199, ext. 12"],
  ["ask for Ana", undefined, "ask for Ana"],
])("%j dials %s", (typed, href, text) => {
  expect(phoneLink(typed)).toEqual({ href, text });
});
