import type { Command } from "./commands.ts";

/** What a thread is started for. */
export interface Task {
  readonly file: string;
  /** True for the thread that only reads. */
  readonly reads: boolean;
  /** True where a file that is not there is made: when the program starts, never while it runs. */
  readonly fresh: boolean;
}

/** What the store sends to its worker thread: commands, each with a number for its answer, or the end. */
export type Request = NumberedCommand | "close";
export interface NumberedCommand {
  readonly id: number;
  readonly command: Command;
}

/**
 * What the worker sends back: once that it is ready, then an answer for each command, batch by batch, and why it takes
 * no more.
 */
export type Reply = "ready" | { readonly ending: string } | readonly Answer[];
export type Answer =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly error: string };
