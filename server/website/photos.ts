import { defineCommand } from "#server/db/command.ts";

interface Photo {
  /** A digest of its bytes. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const savePhoto = defineCommand({
  name: "savePhoto",
  kind: "write",
  async run(db, photo: Photo): Promise<void> {
    const saving = db.insertInto("site_photos").values(photo);
    await saving.onConflict((conflict) => conflict.column("name").doNothing()).execute();
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
