import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dayMs, hourMs, minuteMs } from "#domain/dates.ts";
import { parseEnv } from "#env";
import { type Allowance, allowancesFor } from "./allowances.ts";

const environment = parseEnv({});
if (!environment.ok) throw new Error(environment.mistakes.join());
const allowances: readonly Allowance[] = Object.values(allowancesFor(environment.env));

function windowWords(milliseconds: number): string {
  for (const [unit, name] of [
    [dayMs, "day"],
    [hourMs, "hour"],
    [minuteMs, "minute"],
  ] as const)
    if (milliseconds >= unit)
      return milliseconds === unit ? name : `${milliseconds / unit} ${name}s`;
  return milliseconds === 1000 ? "second" : `${milliseconds / 1000} seconds`;
}

const rowOf = ({ what, whose, own, common, windowMs, over, why }: Allowance) =>
  [
    what,
    whose,
    own.toLocaleString("en-US"),
    common?.toLocaleString("en-US") ?? "",
    windowWords(windowMs),
    over,
    why,
  ] as const;

test("docs/security.md shows every allowance with its number and reason", () => {
  const text = readFileSync("docs/security.md", "utf8");
  const [, section = ""] = text.split("\n## How guessing and floods are slowed down\n");
  const [table = ""] = section.split("\n\n").filter((part) => part.startsWith("| what"));
  const rows = table
    .split("\n")
    .slice(2)
    .map((line) => line.split("|").slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
  expect(rows).toEqual(allowances.map(rowOf));
});
