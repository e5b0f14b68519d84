import { readFileSync, writeFileSync } from "node:fs";
import type { Figure } from "./measure.ts";

const file = "docs/performance.md";

/** A table in Markdown, with columns of one width, as the formatter wants them. The first row is its head. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = rows;
  const widths = head.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rest.map(line)].join("\n");
}

/** What was measured, as a table under a sentence about the machine, which is the first figure. */
export const figuresTable = ([machine, ...figures]: readonly Figure[]): string =>
  `${machine?.value} before the start.\n\n${table([["what", "measured"], ...figures.map(({ what, value }) => [what, value])])}`;

/**
 * Writes one part of `docs/performance.md`: what stands between `<!-- name -->` and `<!-- /name -->`.
 * @throws when the file has no such place
 */
export function writeReport(name: string, text: string): void {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const whole = readFileSync(file, "utf8");
  const [from, to] = [whole.indexOf(open), whole.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for "${name}"`);
  const before = whole.slice(0, from + open.length);
  writeFileSync(file, `${before}\n${text}\n${whole.slice(to)}`);
}
