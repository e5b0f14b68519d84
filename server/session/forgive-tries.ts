import { defineCommand } from "#server/db/command.ts";

/** Forgets wrong tries: those of a device or an address after a right one, or all. */
export const forgiveTries = defineCommand({
  name: "forgiveTries",
  kind: "write",
  async run(db, { keys }: { readonly keys: readonly string[] | "all" }): Promise<void> {
    const forgiving = db.deleteFrom("sign_in_failures");
    await (keys === "all" ? forgiving : forgiving.where("key", "in", keys)).execute();
  },
});
