import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkContent } from "./check-content.ts";

test("the current content has no mistakes", async () => {
  await expect(checkContent()).resolves.toBeUndefined();
});

test("a build checks the types of the content, then its rules, before anything else", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts.build).toMatch(/^tsc -p content && node site\/build\/check-content\.ts && /);
});
