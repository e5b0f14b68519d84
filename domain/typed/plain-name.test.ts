import { expect, test } from "vitest";
import { plainFirstName } from "./plain-name.ts";

test.each([
  ["Ana", "Ana"],
  ["  José  María ", "José María"],
  ["Ｏ’Neil", "O’Neil"],
  ["a\u200b\u0308", "ä"],
  ["Your card was charged $499 call 888 555 0123", undefined],
  ["Visit evil．example", undefined],
  ["Visit 192.0.2.7", undefined],
  ["evil\u200b.example", undefined],
  ["Ana\r\nBcc: victim@example.com", undefined],
  ["<b>Ana</b>", undefined],
  ["\u202eanA", "anA"],
  ["\u200bAna\u3164", "Ana"],
  ["\u3164", undefined],
  ["O’Brien-D'Arcy", "O’Brien-D'Arcy"],
  ["美咲", "美咲"],
  ["Łucja", "Łucja"],
  ["x".repeat(30), "x".repeat(30)],
  ["x".repeat(31), undefined],
  ["ﷺﷺ", undefined],
])("%j is greeted as %j, and normalizing that again changes nothing", (typed, name) => {
  expect(plainFirstName(typed)).toBe(name);
  if (name !== undefined) expect(plainFirstName(name)).toBe(name);
});
