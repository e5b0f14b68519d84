import { expect, test } from "vitest";
import { doubtsAbout } from "./doubts.ts";

test.each([
  ["(480) 555-0199", "7420 E Camelback Rd", []],
  ["+1 480 555 0199", "12B Main St, Apt 4", []],
  ["480.555.0199", "7 E Bell Rd", []],
  ["4805550199", "7420, Camelback Rd", []],
  ["abcdefghij", "Tucson, 85251", ["phone", "address"]],
  ["480 555 019", "Main Street", ["phone", "address"]],
])("%s and %s are asked about: %j", (phone, address, asked) => {
  const doubts = Object.entries(doubtsAbout({ phone, address }));
  expect(doubts.filter(([, doubt]) => doubt !== undefined).map(([name]) => name)).toEqual(asked);
});
