import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { ParseArgsOptionsConfig } from "node:util";
import { type Env, readEnv } from "#env";
import { assertDatabase } from "#server/db/find-database.ts";
import type { Store } from "#server/db/store.ts";
import type { Where } from "#server/db/where.ts";
import { openStore } from "#server/open-store.ts";

interface Arguments {
  /** Empty for a command that takes none. */
  readonly argument: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface OwnerCommand {
  readonly argument?: "ADDRESS" | "FILE" | "NAME" | "show|undo";
  readonly flags?: string;
  /** Lines of at most 60 characters. */
  readonly does: readonly string[];
  readonly options?: ParseArgsOptionsConfig;
  run(given: Arguments): Promise<void>;
}

/** Where `restore` has set data aside: a folder, or the name of a database. */
function setAside(env: Env, from: string): Where {
  const { DATA_DIR, DATABASE_URL } = env;
  if (DATABASE_URL === undefined) return { DATA_DIR: from };
  const url = new URL(DATABASE_URL);
  url.pathname = `/${encodeURIComponent(from)}`;
  return { DATA_DIR, DATABASE_URL: url.href };
}

/** @throws if the environment's database does not exist */
export async function withStore<Result>(
  use: (store: Store) => Promise<Result>,
  from?: string,
): Promise<Result> {
  const env = readEnv();
  const where = from === undefined ? env : setAside(env, from);
  await assertDatabase(where);
  const store = await openStore(where);
  return use(store).finally(() => store.close());
}

export interface Questions {
  /** A secret is not shown while it is typed. @throws after the last line of standard input, and at Ctrl+C */
  ask(question: string, options?: { readonly isSecret: boolean }): Promise<string>;
  close(): void;
}

/** Asks in a terminal, else reads lines of standard input. */
export function openQuestions(): Questions {
  const { stdin, stderr } = process;
  const terminal = stdin.isTTY ?? false;
  let isHidden = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) stderr.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: stdin, output, terminal, historySize: 0 });
  const given = lines[Symbol.asyncIterator]();
  return {
    async ask(question, { isSecret } = { isSecret: false }) {
      if (terminal) {
        lines.setPrompt(question);
        lines.prompt();
      }
      isHidden = isSecret;
      const { value, done } = await given.next();
      isHidden = false;
      if (terminal && isSecret) stderr.write("\n");
      if (done) throw new Error("An answer is missing. Nothing was changed.");
      return value;
    },
    close: () => lines.close(),
  };
}
