import type { Kysely } from "kysely";
import * as z from "zod/mini";
import { alarmWords } from "#content/alarms.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { keepSetting, readSetting } from "#server/db/settings.ts";
import type { Subscription } from "./channels.ts";
import { dropMessages, enqueue } from "./enqueue.ts";

const maxDevicesOfUser = 20;

/** All devices, or a user's; with a session, those turned on in it are marked. */
export const listDevices = defineCommand({
  name: "listDevices",
  kind: "read",
  async run(db, { userId, sessionId }: { readonly userId?: string; readonly sessionId?: string }) {
    const devices = await db
      .selectFrom("push_devices")
      .innerJoin("users", "users.id", "push_devices.user_id")
      .select(["push_devices.id", "name", "username", "endpoint", "p256dh", "auth"])
      .select(["session_id as session", "created_at as createdAt"])
      .$if(userId !== undefined, (query) => query.where("user_id", "=", userId ?? ""))
      .orderBy("created_at")
      .orderBy("push_devices.id")
      .execute();
    return devices.map(({ session, ...device }) => ({
      ...device,
      isOfThisBrowser: session !== null && session === sessionId,
    }));
  },
});

interface NewDevice extends Subscription {
  readonly userId: string;
  readonly name: string;
  /** The digest of the session's id. */
  readonly sessionId: string;
  readonly at: string;
}

/**
 * Updates a known endpoint: of the same user, or with the keys that only its own browser knows. Otherwise somebody who
 * knows the address could take the device over.
 */
export const saveDevice = defineCommand({
  name: "saveDevice",
  kind: "write",
  async run(db, device: NewDevice): Promise<{ readonly id: string } | "full" | "taken"> {
    const { id, userId, name, endpoint, p256dh, auth, sessionId, at } = device;
    const mine = await db
      .selectFrom("push_devices")
      .select(["id", "endpoint", "session_id"])
      .where("user_id", "=", userId)
      .execute();
    const others = mine.filter((one) => one.endpoint !== endpoint);
    // A browser has one subscription: its earlier ones have ended.
    const ended = others.filter((one) => one.session_id === sessionId);
    if (others.length - ended.length >= maxDevicesOfUser) return "full";
    const given = { user_id: userId, name, p256dh, auth, session_id: sessionId };
    const saved = await db
      .insertInto("push_devices")
      .values({ id, endpoint, created_at: at, ...given })
      .onConflict((conflict) =>
        conflict
          .column("endpoint")
          .doUpdateSet(given)
          .where(({ and, eb, or }) =>
            or([
              eb("push_devices.user_id", "=", userId),
              and([eb("push_devices.p256dh", "=", p256dh), eb("push_devices.auth", "=", auth)]),
            ]),
          ),
      )
      .returning("id")
      .executeTakeFirst();
    if (!saved) return "taken";
    for (const { id: endedId } of ended) await removeDevicesOf(db, "id", endedId);
    return saved;
  },
});

/** Null if the device was removed. */
export const subscriptionOf = async (
  db: Kysely<Database>,
  id: string,
): Promise<Subscription | null> =>
  (await db
    .selectFrom("push_devices")
    .select(["id", "endpoint", "p256dh", "auth"])
    .where("id", "=", id)
    .executeTakeFirst()) ?? null;

type DeviceColumn = "id" | "user_id" | "session_id";

export const removeDevice = defineCommand({
  name: "removeDevice",
  kind: "write",
  run: (db, { id }: { readonly id: string }): Promise<void> => removeDevicesOf(db, "id", id),
});

export async function removeDevicesOf(
  db: Kysely<Database>,
  column: DeviceColumn,
  value: string,
): Promise<void> {
  const devices = db.selectFrom("push_devices").select("id").where(column, "=", value);
  await dropMessages(db)
    .where("device_id", "in", devices)
    .where("state", "in", ["waiting", "failed"])
    .execute();
  await db.deleteFrom("push_devices").where(column, "=", value).execute();
}

/** A new sign-in of the same user in the same browser keeps the notifications of the session it replaces. */
export async function carryDevice(
  db: Kysely<Database>,
  { from, to, userId }: { readonly from: string; readonly to: string; readonly userId: string },
): Promise<void> {
  await db
    .updateTable("push_devices")
    .set({ session_id: to })
    .where("session_id", "=", from)
    .where("user_id", "=", userId)
    .execute();
}

/** Removes a device that its push service reports as gone, and reports that by mail. */
export const retireDevice = defineCommand({
  name: "retireDevice",
  kind: "write",
  async run(db, { id, at }: { readonly id: string; readonly at: string }): Promise<void> {
    const device = await db
      .selectFrom("push_devices")
      .select("name")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!device) return;
    await removeDevicesOf(db, "id", id);
    const text = `"${device.name}" ${alarmWords.deviceGone}`;
    await enqueue(db, [{ id: `alarm.gone.${id}`, kind: "alarm", text, at, only: "mail" }]);
  },
});

/** Part of backups: with other keys, every device would have to subscribe again. */
const keysSetting = "vapid-keys";

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.output<typeof vapidKeys>;

export const readVapidKeys = defineCommand({
  name: "readVapidKeys",
  kind: "read",
  async run(db, _input: object): Promise<VapidKeys | undefined> {
    const stored = await readSetting(db, keysSetting);
    return stored === undefined ? undefined : vapidKeys.parse(JSON.parse(stored));
  },
});

export const keepVapidKeys = defineCommand({
  name: "keepVapidKeys",
  kind: "write",
  run: async (db, keys: VapidKeys): Promise<VapidKeys> =>
    vapidKeys.parse(JSON.parse(await keepSetting(db, keysSetting, JSON.stringify(keys)))),
});
