import { execFileSync } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";

/** A line of the printed table. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  /** What it is to be, where the issue names it. */
  readonly goal?: string;
}

export const milliseconds = (from: number) => `${Math.round(performance.now() - from)} ms`;

/** The middle of an odd number of measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** How busy the machine is without the measurement: figures of a loud one say little. */
export const machine = (): Figure => ({
  what: "Machine before the start",
  value: `${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(2)}`,
});

export function print(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const { what, value, goal } of figures)
    console.info(`${what.padEnd(width)}  ${value}${goal ? `  (goal: ${goal})` : ""}`);
}

/** `ps` counts in units of 1,024 bytes, the project in millions of bytes. */
export const residentMegabytes = (pid: number): number =>
  (Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1024) /
  1e6;
