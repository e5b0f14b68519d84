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

export interface Connection {
  readonly db: Kysely<Database>;
  /** Runs `work` in a transaction; resolves once its commit has reached the disk. */
  transact<Output>(work: (db: Kysely<Database>) => Promise<Output>): Promise<Output>;
  /** Whether the fault is one input's, not the engine's. */
  isDataError(error: unknown): boolean;
}

/** Runs a command for each input. Writes share a transaction, or have one each if the data of one input is rejected. */
export async function settle<Input, Output>(
  command: Command<Input, Output>,
  inputs: readonly Input[],
  connection: Connection,
): Promise<PromiseSettledResult<Output>[]> {
  const { run, runBatch } = command;
  const runEach = (db: Kysely<Database>) => inputs.map((input) => run(db, input));
  if (command.kind === "read") return Promise.allSettled(runEach(connection.db));
  try {
    const outputs = await connection.transact((db) =>
      runBatch ? runBatch(db, inputs) : Promise.all(runEach(db)),
    );
    return outputs.map((value) => ({ status: "fulfilled", value }));
  } catch (reason) {
    if (inputs.length === 1 || !connection.isDataError(reason))
      return inputs.map(() => ({ status: "rejected", reason }));
  }
  const results: PromiseSettledResult<Output>[] = [];
  for (const input of inputs) results.push(...(await settle(command, [input], connection)));
  return results;
}
