import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dayMs, hourMs, minuteMs } from "#domain/dates.ts";
import { parseEnv } from "#env";
import { limitsFor } from "./table.ts";

const environment = parseEnv({});
if (!environment.ok) throw new Error(environment.mistakes.join());
const { CONFIRMATIONS_PER_DAY } = environment.env;
const limits = Object.values(limitsFor(environment.env, CONFIRMATIONS_PER_DAY));

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

const rowOf = (limit: (typeof limits)[number]) => [
  limit.what,
  limit.whose,
  limit.own.toLocaleString("en-US"),
  "all" in limit ? limit.all.toLocaleString("en-US") : "",
  "windowMs" in limit ? windowWords(limit.windowMs) : "",
  limit.over,
  limit.loss,
  limit.price,
];

test("ten limits are few enough to know", () => expect(limits.length).toBeLessThanOrEqual(10));

test("docs/security.md shows every limit with its number, loss and price", () => {
  const text = readFileSync("docs/security.md", "utf8");
  const [, section = ""] = text.split("\n## How guessing and floods are slowed down\n");
  const [table = ""] = section.split("\n\n").filter((part) => part.startsWith("| what"));
  const rows = table
    .split("\n")
    .slice(2)
    .map((line) => line.split("|").slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
  expect(rows).toEqual(limits.map(rowOf));
});
