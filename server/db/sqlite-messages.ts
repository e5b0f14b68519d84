/** What a thread is started for. */
export interface Task {
  readonly file: string;
  /** Whether a missing file is created: when the program starts, never while it runs. */
  readonly fresh: boolean;
}

/** A command by its name, once for each of its inputs. The number identifies its answer. */
export interface Request {
  readonly id: number;
  readonly name: string;
  readonly inputs: readonly never[];
  /** How long it has waited already: a visitor waits five seconds for another program's lock, in all. */
  readonly waitedMs: number;
}

/** How a command ended for one input. The error is in words. */
export type Result<Output = unknown> =
  | { readonly output: Output }
  | { readonly error: string; readonly isDataError: boolean };

/** What the worker sends back: once that it is ready, then an answer to each request, or why it takes no more. */
export type Reply =
  | "ready"
  | { readonly ending: string }
  | { readonly id: number; readonly results: readonly Result[] };
