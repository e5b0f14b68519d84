import { readdirSync, readFileSync } from "node:fs";

export interface ProcessFigures {
  /** Open files and connections. */
  readonly files: number;
  readonly kilobytes: number;
}

/** Open files and memory of a process; undefined if the system does not show them as Linux does. */
export function figuresOf(pid: number | undefined): ProcessFigures | undefined {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return { files: readdirSync(`/proc/${pid}/fd`).length, kilobytes: Number(kilobytes) };
  } catch {
    return undefined;
  }
}
