import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every file that defines commands is loaded, and no name is used twice", () => {
  const sources = globSync("server/**/*.ts").filter(
    (file) => !/\.(test|contract)\.ts$|\/testing\//.test(file),
  );
  const namesIn = (file: string) =>
    [...readFileSync(file, "utf8").matchAll(/define(?:Command|Change)\(\{\s*name: "(\w+)"/g)].map(
      ([, name]) => name,
    );
  const defining = sources.filter((file) => namesIn(file).length > 0);
  const loaded = [...readFileSync("server/commands.ts", "utf8").matchAll(/import "\.(.*)"/g)];
  expect(loaded.map(([, file]) => `server${file}`).toSorted()).toEqual(defining.toSorted());
  const names = defining.flatMap(namesIn);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
