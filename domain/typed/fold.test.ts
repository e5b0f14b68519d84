import { expect, test } from "vitest";
import { fold } from "./fold.ts";

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
