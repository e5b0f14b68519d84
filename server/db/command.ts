import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** Inputs and outputs are plain data: on SQLite they cross threads. A write runs in a transaction; a read does not. */
export interface Command<Input = never, Output = unknown> {
  /** Unique: the SQLite worker finds the command by it. @see commandNamed */
  readonly name: string;
  readonly kind: "read" | "write";
  run(db: Kysely<Database>, input: Input): Promise<Output>;
  /** For many inputs in one transaction. Outputs are in the order of the inputs. */
  runBatch?(db: Kysely<Database>, inputs: readonly Input[]): Promise<Output[]>;
  /** Whether open inboxes show what it may change. */
  readonly changes?: true;
}

const defined = new Map<string, Command>();

export function defineCommand<Input, Output>(
  command: Command<Input, Output>,
): Command<Input, Output> {
  defined.set(command.name, command);
  return command;
}

/** Undefined for a command of a file that was not loaded. */
export const commandNamed = (name: string): Command | undefined => defined.get(name);
