import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** @see https://github.com/OWASP/ASVS/tree/v5.0.0/5.0/docs_en (the requirements whose level is 1) */
const level1 = [
  "1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1",
  "2.1.1 2.2.1 2.2.2 2.3.1",
  "3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3",
  "4.1.1 4.4.1",
  "5.2.1 5.2.2 5.3.1 5.3.2",
  "6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2",
  "7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2",
  "8.1.1 8.2.1 8.2.2 8.3.1",
  "9.1.1 9.1.2 9.1.3 9.2.1",
  "10.4.1 10.4.2 10.4.3 10.4.4 10.4.5",
  "11.3.1 11.3.2 11.4.1",
  "12.1.1 12.2.1 12.2.2",
  "13.4.1",
  "14.2.1 14.3.1",
  "15.1.1 15.2.1 15.3.1",
].flatMap((chapter) => chapter.split(" ").map((id) => `V${id}`));

const text = readFileSync("docs/security.md", "utf8");
const rows = [...text.matchAll(/^\| (V[\d.]+) +\|(.+)\|$/gm)].map(([, id = "", rest = ""]) => {
  const [asks = "", state = "", where = "", tests = ""] = rest
    .split("|")
    .map((cell) => cell.trim());
  return { id, asks, state, where, tests };
});

test("every point of level 1 stands in the table once, and no other", () => {
  expect(level1).toHaveLength(70);
  expect(rows.map(({ id }) => id)).toEqual(level1);
});

test("a point is met and held by a test, not applicable for a reason, or not met with what to do", () => {
  const open = [...text.matchAll(/^- \*\*(V[\d.]+)\*\*: .*To do: /gm)].map(([, id]) => id);
  expect(open).toEqual(rows.filter(({ state }) => state === "not met").map(({ id }) => id));
  for (const { id, asks, state, where, tests } of rows) {
    expect(["met", "not met", "not applicable"], id).toContain(state);
    expect(asks && where, id).not.toBe("");
    if (state === "met") expect(tests, id).toMatch(/\.(test|contract|spec)\.ts`/);
    else expect(tests, id).toBe("");
  }
});

test("every file that is named is there", () => {
  const named = [...text.matchAll(/`([\w.[\]/-]+)`/g)]
    .map(([, name = ""]) => name)
    .filter(
      (name) => /^[\w-]+\/[^*]*$|\.(md|ts|tsx|json)$/.test(name) && name !== "application/xml",
    );
  expect(named.length).toBeGreaterThan(90);
  // What starts with a slash is an address, and the build makes its folder.
  const files = named.filter((name) => !/^(\/|dist\/)/.test(name));
  expect(files.filter((name) => !existsSync(name))).toEqual([]);
});

test("every test that is named is in its file", () => {
  const named = [...text.matchAll(/`([\w./-]+\.ts)` "([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(40);
  for (const [, file = "", title] of named)
    expect(readFileSync(file, "utf8"), file).toContain(`"${title}`);
});

test("SECURITY.md says within which days a hole is mended, and repeats no address", () => {
  const policy = readFileSync("SECURITY.md", "utf8");
  for (const bad of ["critical", "high", "moderate", "low"])
    expect(policy).toMatch(new RegExp(`^\\| ${bad}[^|]*\\| \\d+ days +\\|$`, "m"));
  expect(policy).not.toMatch(/@|\(\d{3}\)/);
});
