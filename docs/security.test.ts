import { readFileSync } from "node:fs";
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
const asvs = text.slice(text.indexOf("## ASVS"));
const idsIn = (part: string) => [...part.matchAll(/\bV\d+\.\d+\.\d+\b/g)].map(([id]) => id);

test("every point of level 1 is listed once, and no other", () => {
  expect(level1).toHaveLength(70);
  expect(idsIn(asvs).toSorted()).toEqual(level1.toSorted());
});

test("points that are met name a test, those that are not say why and what to do", () => {
  const rows = asvs
    .split("\n")
    .filter((line) => /^\| .*\bV\d/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(10);
  for (const [, first = "", second = "", third = ""] of rows)
    if (idsIn(first).length === 0) expect(third, second).toMatch(/\.(test|contract|spec)\.ts`/);
    else expect(second && third, first).not.toBe("");
});
