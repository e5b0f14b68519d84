import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";

/** "short" tries every line of a bench once and briefly. Its figures mean nothing. */
export type Mode = "full" | "short";

/** A table: its head, then its lines. */
export type Rows = readonly (readonly string[])[];

/** The middle of an odd number of measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const formatInteger = (value: number) => Math.round(value).toLocaleString("en-US");

/** Says what is being measured, on stderr: stdout has only the results. */
export const progress = (what: string) => console.error(`  … ${what}`);

/** How busy the machine is before the measurement: figures of a busy one say little. */
export const machine = () =>
  `${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(2)}`;

/** `ps` and /proc count in units of 1,024 bytes. Slim containers lack `ps`, macOS lacks /proc. */
export function residentMegabytes(pid: number | undefined): number {
  const kibibytes =
    process.platform === "linux"
      ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
      : execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return (Number(kibibytes) * 1024) / 1e6;
}

export async function withFolder<Result>(
  use: (folder: string) => Promise<Result> | Result,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Puts the measurements of several candidates next to each other, a column each. */
export function columns(
  what: string,
  measured: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Rows {
  const names = new Set([...measured.values()].flatMap((column) => [...column.keys()]));
  return [
    [what, ...measured.keys()],
    ...[...names].map((name) => [
      name,
      ...[...measured.values()].map((column) => column.get(name) ?? ""),
    ]),
  ];
}

const widthsOf = (rows: Rows) =>
  (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));

export function print(rows: Rows): void {
  const widths = widthsOf(rows);
  for (const row of rows)
    console.info(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

/** The rows in Markdown, with columns of equal width. */
function table(rows: Rows): string {
  const widths = widthsOf(rows);
  const [head = [], ...rest] = rows.map(
    (row) => `| ${widths.map((width, column) => (row[column] ?? "").padEnd(width)).join(" | ")} |`,
  );
  return [head, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rest].join("\n");
}

const file = "docs/performance.md";

/**
 * Replaces what is between `<!-- name -->` and `<!-- /name -->` in `docs/performance.md`, where the document has such a
 * place.
 */
export function writeReport(name: string, before: string, rows: Rows): void {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = readFileSync(file, "utf8");
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) return;
  const report = `${before} before the start.\n\n${table(rows)}`;
  writeFileSync(file, `${text.slice(0, from + open.length)}\n${report}\n${text.slice(to)}`);
}
