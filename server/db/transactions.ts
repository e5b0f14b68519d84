import type { Kysely } from "kysely";
import type { Command } from "./command.ts";
import type { Database } from "./schema.ts";

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
