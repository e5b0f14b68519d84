import { defineCommand } from "#server/db/command.ts";

const key = "restart-turn";

/** Longer than a program takes to answer what is open, and to start. */
const turnMs = 30_000;

/** Whether this instance may start again now: one after the other, so that the site is never down. */
export const takeRestartTurn = defineCommand({
  name: "takeRestartTurn",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<boolean> {
    const over = new Date(Date.parse(now) - turnMs).toISOString();
    const taken = await db
      .insertInto("settings")
      .values({ key, value: now })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({ value: now }).where("settings.value", "<", over),
      )
      .returning("key")
      .executeTakeFirst();
    return taken !== undefined;
  },
});

/** An instance that has started lets the next one have its turn. */
export const endRestartTurn = defineCommand({
  name: "endRestartTurn",
  kind: "write",
  async run(db, _input: object): Promise<void> {
    await db.deleteFrom("settings").where("key", "=", key).execute();
  },
});
