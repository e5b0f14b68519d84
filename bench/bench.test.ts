import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { test } from "vitest";

/** Runs a benchmark as a developer does. @returns its lines, each split into what was measured and the figures */
async function runShortly(name: string): Promise<string[][]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    "bench/main.ts",
    name,
    "--short",
  ]);
  const [, , ...lines] = stdout.trim().split("\n").slice(1);
  return lines.map((line) => line.split(/ {2,}/));
}

const report = readFileSync("docs/performance.md", "utf8");

const isLeftOut = ([, value = ""]: readonly string[]) => value.startsWith("left out: ");

test.concurrent.for(["start", "pages", "load"])(
  "the %s benchmark prints its lines",
  // All run at once, and beside other tests.
  { timeout: 300_000 },
  async (name, { expect }) => {
    const lines = await runShortly(name);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.filter((one) => !isLeftOut(one))) {
      expect(line.slice(1).join(" "), line[0]).toMatch(/\d|none/);
      expect(line.join(" ")).not.toMatch(/NaN|Infinity|∞|undefined|null/);
      // Figures from different runs are compared by the names of these lines.
      if (name === "load") expect(report).toContain(`| ${line[0]?.replace("autocannon", "wrk")} `);
      // A baseline that answers nothing would make every ratio good.
      if (line[0]?.includes("without storage")) expect(line.join(" ")).not.toContain("refused");
    }
  },
);
