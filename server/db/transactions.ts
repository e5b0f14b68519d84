import type { Kysely } from "kysely";
import type { Command } from "./command.ts";
import type { Database } from "./schema.ts";

export interface Transactions {
  /** Runs `work` in a transaction; resolves once its commit has reached the disk. */
  transact<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>;
  /** Whether the fault is one input's, not the engine's. */
  isDataError(error: unknown): boolean;
}

/** Runs a write for each input: in one transaction, or one by one if the data of one input is rejected. */
export async function runTogether<Input, Output>(
  { transact, isDataError }: Transactions,
  command: Command<Input, Output>,
  inputs: readonly Input[],
): Promise<PromiseSettledResult<Output>[]> {
  try {
    const outputs = await transact((db) => runAll(db, command, inputs));
    return outputs.map((value) => ({ status: "fulfilled", value }));
  } catch (reason) {
    if (inputs.length === 1 || !isDataError(reason))
      return inputs.map(() => ({ status: "rejected", reason }));
  }
  const results: PromiseSettledResult<Output>[] = [];
  for (const input of inputs)
    results.push(...(await runTogether({ transact, isDataError }, command, [input])));
  return results;
}

async function runAll<Input, Output>(
  db: Kysely<Database>,
  command: Command<Input, Output>,
  inputs: readonly Input[],
): Promise<Output[]> {
  if (command.runBatch) return command.runBatch(db, inputs);
  const outputs: Output[] = [];
  for (const input of inputs) outputs.push(await command.run(db, input));
  return outputs;
}
