import type { EventEmitter } from "node:events";
import * as z from "zod/mini";

/** Pino's numbers. */
const levels = { warning: 40, fault: 50, fatal: 60 };

const logLine = z.object({
  level: z.number(),
  msg: z.optional(z.string()),
  err: z.optional(z.object({ stack: z.optional(z.string()) })),
});

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A line of the log in plain words. */
function inWords(line: string): string {
  const { level, msg, err } = logLine.parse(JSON.parse(line));
  const kind = level >= levels.fault ? "Fault: " : level >= levels.warning ? "Warning: " : "";
  return `${kind}${[msg, err?.stack].filter(Boolean).join("\n")}\n`;
}

/** A terminal gets the log in plain words, everything else as JSON lines. The program goes on if nobody reads them anymore. */
export function logTo(output: Output & Pick<EventEmitter, "on">): {
  readonly log: { write(line: string): void };
} {
  output.on("error", () => {});
  return {
    log: {
      write(line) {
        output.write(output.isTTY ? inWords(line) : line);
      },
    },
  };
}

/** Prints why the program could not start, before it has a log. */
export function printFailure(error: unknown, output: Output): void {
  const msg = error instanceof Error ? error.message : String(error);
  const line = { level: levels.fatal, time: Date.now(), pid: process.pid, msg };
  output.write(`${output.isTTY ? msg : JSON.stringify(line)}\n`);
}
