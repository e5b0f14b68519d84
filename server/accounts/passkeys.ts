import type { Kysely } from "kysely";
import { maxPasskeys } from "#domain/api/passkeys.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";

const listed = ["passkeys.id", "name", "created_at as createdAt", "used_at as usedAt"] as const;

export const listPasskeys = defineCommand({
  name: "listPasskeys",
  kind: "read",
  run: (db, { userId }: { readonly userId: string }) =>
    db
      .selectFrom("passkeys")
      .select([...listed, "credential_id as credentialId", "transports"])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .orderBy("id")
      .execute(),
});

export interface StoredPasskey {
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
}

export const findPasskey = defineCommand({
  name: "findPasskey",
  kind: "read",
  run: (db, { credentialId }: { readonly credentialId: string }) =>
    db
      .selectFrom("passkeys")
      .select([
        "user_id as userId",
        "credential_id as credentialId",
        "public_key as publicKey",
        "counter",
      ])
      .where("credential_id", "=", credentialId)
      .executeTakeFirst(),
});

/** Kept until it expires, so that it works once. */
export interface UsedChallenge {
  readonly key: string;
  readonly expiresAt: string;
}

/** Returns false if it was used before. */
async function markUsed(db: Kysely<Database>, { key, expiresAt }: UsedChallenge): Promise<boolean> {
  const used = await db
    .insertInto("allowance_counts")
    .values({ key, count: 1, until: expiresAt })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .execute();
  return used.length > 0;
}

interface NewPasskey extends StoredPasskey {
  readonly id: string;
  readonly transports: string;
  readonly name: string;
  readonly createdAt: string;
  readonly challenge: UsedChallenge;
}

export const addPasskey = defineCommand({
  name: "addPasskey",
  kind: "write",
  async run(db, { challenge, ...passkey }: NewPasskey): Promise<"added" | "full" | "used"> {
    if (!(await markUsed(db, challenge))) return "used";
    const { id, userId, credentialId, publicKey, counter, transports, name, createdAt } = passkey;
    const own = await db
      .selectFrom("passkeys")
      .select("id")
      .where("user_id", "=", userId)
      .execute();
    if (own.length >= maxPasskeys) return "full";
    const key = { credential_id: credentialId, public_key: publicKey, counter, transports };
    const added = await db
      .insertInto("passkeys")
      .values({ id, user_id: userId, ...key, name, created_at: createdAt })
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .returning("id")
      .execute();
    return added.length > 0 ? "added" : "used";
  },
});

interface PasskeyUse {
  readonly credentialId: string;
  readonly counter: number;
  readonly at: string;
  readonly challenge: UsedChallenge;
}

/** Returns false for a challenge that was used before, also at the same moment, and for a passkey that was removed. */
export const usePasskey = defineCommand({
  name: "usePasskey",
  kind: "write",
  async run(db, { credentialId, counter, at, challenge }: PasskeyUse): Promise<boolean> {
    if (!(await markUsed(db, challenge))) return false;
    const used = await db
      .updateTable("passkeys")
      .set({ counter, used_at: at })
      .where("credential_id", "=", credentialId)
      .returning("id")
      .execute();
    return used.length > 0;
  },
});

/** Returns false if the user has no such passkey. */
export const removePasskey = defineCommand({
  name: "removePasskey",
  kind: "write",
  async run(
    db,
    { id, userId }: { readonly id: string; readonly userId: string },
  ): Promise<boolean> {
    const removed = await db
      .deleteFrom("passkeys")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .returning("id")
      .execute();
    return removed.length > 0;
  },
});
