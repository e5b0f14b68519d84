import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";
import { createChanges } from "./store.ts";

const pollMs = 500;

interface Counted {
  readonly value: number;
}

/**
 * Announces changes to every instance after the commit: each counts its own in a sequence, and looks there for those of
 * others. Counting in their transactions would serialize commits.
 */
export function sharedChanges(db: Kysely<Database>) {
  const changes = createChanges();
  let seen = 0;
  let hasOwn = false;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const own = hasOwn ? 1 : 0;
    hasOwn = false;
    const counted =
      own === 1
        ? sql<Counted>`select cast(nextval('changes') as integer) as value`
        : sql<Counted>`select cast(last_value as integer) as value from changes`;
    try {
      const { rows } = await counted.execute(db);
      const [{ value } = { value: seen + own }] = rows;
      if (value - own !== seen) changes.announce();
      seen = value;
    } catch {
      // While the database is away nothing is committed, and afterwards the sequence still says what happened before.
      hasOwn ||= own === 1;
    }
  }

  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, pollMs);
  return {
    start: look,
    onChange: changes.onChange,
    announce() {
      hasOwn = true;
      changes.announce();
    },
    async close() {
      clearInterval(timer);
      await looking;
      if (hasOwn) await look();
    },
  };
}
