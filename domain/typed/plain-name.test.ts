import { expect, test } from "vitest";
import { plainFirstName } from "./plain-name.ts";

test.each([
  ["Ana", "Ana"],
  ["  José  María ", "José María"],
  ["Ｏ’Neil", "O’Neil"],
  ["a\u200b\u0308", "ä"],
  ["Your card: 888", undefined],
  ["x".repeat(31), undefined],
])("%j is greeted as %j, and normalizing that again changes nothing", (typed, name) => {
  expect(plainFirstName(typed)).toBe(name);
  if (name !== undefined) expect(plainFirstName(name)).toBe(name);
});
