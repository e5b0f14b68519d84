import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "./commands.ts";

test("every command is listed, and no name is used twice", () => {
  const sources = globSync("server/**/*.ts").filter((file) => !/\.(test|contract)\.ts$/.test(file));
  const defined = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/define(?:Command|Change)\(\{\s*name: "(\w+)"/g)].map(
      ([, name]) => name,
    ),
  );
  const listed = commands.map(({ name }) => name);
  // The store itself asks for a ping.
  expect(defined.toSorted()).toEqual([...listed, "ping"].toSorted());
  expect(new Set(listed).size).toBe(listed.length);
});
