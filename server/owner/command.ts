import { type Env, readEnv } from "#env";
import { assertDatabase } from "#server/db/find-database.ts";
import type { Store } from "#server/db/store.ts";
import { openStore } from "#server/store.ts";

/** One word of `npm run owner`. */
export interface OwnerCommand {
  /** What follows the word, such as "NAME". */
  readonly takes: string;
  /** What it does, in lines of at most 60 characters. */
  readonly does: readonly string[];
  /** @throws an error whose message the owner reads; without any words when the arguments fit nothing */
  run(args: string[]): Promise<void>;
}

/** The arguments fit nothing: the owner is shown how the program is used. */
export class UsageError extends Error {}

/** The one argument of a command that takes exactly one. */
export function onlyArgument(positionals: readonly string[]): string {
  const [argument, ...rest] = positionals;
  if (!argument || rest.length > 0) throw new UsageError();
  return argument;
}

/** Runs `use` with the database that the environment names, and closes it. @throws where there is none */
export async function withStore<Result>(
  use: (store: Store, env: Env) => Promise<Result>,
): Promise<Result> {
  const env = readEnv();
  await assertDatabase(env);
  const store = await openStore(env);
  return use(store, env).finally(() => store.close());
}
