import * as z from "zod/mini";
import { defineCommand } from "#server/db/command.ts";
import type { Store } from "#server/db/store.ts";
import { readSetting } from "#server/privacy/settings.ts";

/** Backups hold it: with other keys, every device would have to subscribe again. */
const settingKey = "vapid-keys";

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.output<typeof vapidKeys>;

export const readVapidKeys = defineCommand({
  name: "readVapidKeys",
  kind: "read",
  async run(db, _input: object): Promise<VapidKeys | undefined> {
    const stored = await readSetting(db, settingKey);
    return stored === undefined ? undefined : vapidKeys.parse(JSON.parse(stored));
  },
});

/** Stores the keys if there are none yet. All instances get the stored ones. */
export const keepVapidKeys = defineCommand({
  name: "keepVapidKeys",
  kind: "write",
  async run(db, keys: VapidKeys): Promise<VapidKeys> {
    await db
      .insertInto("settings")
      .values({ key: settingKey, value: JSON.stringify(keys) })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
    return (await readVapidKeys.run(db, {})) ?? keys;
  },
});

/** The keys that sign notifications, made with the first use. */
export async function vapidKeysOf(store: Pick<Store, "run">): Promise<VapidKeys> {
  const known = await store.run(readVapidKeys, {});
  if (known) return known;
  const { default: webPush } = await import("web-push");
  return store.run(keepVapidKeys, webPush.generateVAPIDKeys());
}
