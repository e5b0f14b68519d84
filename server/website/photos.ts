import { type Kysely, sql } from "kysely";
import { dayMs, isoAfter } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";

interface Photo {
  /** A digest of its bytes. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const savePhoto = defineCommand({
  name: "savePhoto",
  kind: "write",
  async run(db, { at, ...photo }: Photo & { readonly at: string }): Promise<void> {
    await db
      .insertInto("site_photos")
      .values({ ...photo, at })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ at }))
      .execute();
  },
});

/** @returns false if there is no such photo */
export const saveSmallPhoto = defineCommand({
  name: "saveSmallPhoto",
  kind: "write",
  async run(db, { name, bytes: small }: Photo): Promise<boolean> {
    const query = db.updateTable("site_photos").set({ small }).where("name", "=", name);
    return (await query.returning("name").executeTakeFirst()) !== undefined;
  },
});

export const readPhoto = defineCommand({
  name: "readPhoto",
  kind: "read",
  async run(
    db,
    { name, size }: { readonly name: string; readonly size: "bytes" | "small" },
  ): Promise<Uint8Array | undefined> {
    const row = await db
      .selectFrom("site_photos")
      // A small copy that did not arrive is no gap in a page.
      .select(({ fn }) => fn.coalesce(size, "bytes").as("found"))
      .where("name", "=", name)
      .executeTakeFirst();
    return row?.found;
  },
});

const unusedKeptMs = 30 * dayMs;

/** Deletes photos that are in no version and no draft. */
export async function deleteUnusedPhotos(db: Kysely<Database>, now: string): Promise<void> {
  const using = sql<string>`'%/photos/' || site_photos.name || '.jpg%'`;
  await db
    .deleteFrom("site_photos")
    .where("at", "<", isoAfter(now, -unusedKeptMs))
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom("site_versions").select("version").where("changes", "like", using))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom("site_drafts").select("thing").where("value", "like", using))),
    )
    .execute();
}
