import type { ParseArgsOptionsConfig } from "node:util";
import { readEnv } from "#env";
import { assertDatabase } from "#server/db/find-database.ts";
import type { Store } from "#server/db/store.ts";
import { openStore } from "#server/open-store.ts";

interface Arguments {
  /** Empty for a command that takes none. */
  readonly argument: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface OwnerCommand {
  readonly argument?: "FILE" | "NAME" | "PLACE";
  readonly flags?: string;
  /** Lines of at most 60 characters. */
  readonly does: readonly string[];
  readonly options?: ParseArgsOptionsConfig;
  run(given: Arguments): Promise<void>;
}

/** @throws if the environment's database does not exist */
export async function withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result> {
  const env = readEnv();
  await assertDatabase(env);
  const store = await openStore(env);
  return use(store).finally(() => store.close());
}
