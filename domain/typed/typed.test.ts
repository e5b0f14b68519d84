import { expect, test } from "vitest";
import { mailLink } from "#domain/contact.ts";
import { fold } from "./fold.ts";
import { plainFirstName } from "./visible-text.ts";

test.each([
  ["Østergård", "ostergard"],
  ["Wałęsa", "walesa"],
  ["Đặng", "dang"],
  ["Guðmundur Þór", "gudmundur thor"],
  ["Işık", "isik"],
  ["İpek", "ipek"],
  ["Ħal Għaxaq", "hal ghaxaq"],
  ["Ŧaŋŋa", "tanna"],
  ["Weiß", "weiss"],
  ["Cœur Ægir", "coeur aegir"],
  ["Núñez", "nunez"],
  ["ＡＮＡ", "ana"],
  ["𝐕𝐈𝐀𝐆𝐑𝐀", "viagra"],
  ["V\u200bi\u00adagra", "viagra"],
  ["  Ana \t\n Bell ", "ana bell"],
  ["Иван 美咲", "иван 美咲"],
])("%j is found and judged as %j, as a plain keyboard types it", (typed, folded) => {
  expect(fold(typed)).toBe(folded);
});

test.each([
  ["ana@example.com", "mailto:ana@example.com"],
  ["ana+dogs@example.com", "mailto:ana%2Bdogs@example.com"],
  ["ana?cc=everybody@example.com", "mailto:ana%3Fcc%3Deverybody@example.com"],
  ["ana&b%c#d@example.com", "mailto:ana%26b%25c%23d@example.com"],
])("the mail link of %s is %s", (email, link) => {
  expect(mailLink(email)).toBe(link);
});

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
