import type { Kysely } from "kysely";
import type { Context } from "#server/context.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { linkKeyOf, linkPath, tokenOf } from "./tokens.ts";

interface LinkRequest {
  readonly bookingId: string;
  /** @see linkKeyOf */
  readonly key: string;
}

/** The token of a booking's link. */
export const readLink = defineCommand({
  name: "readLink",
  kind: "read",
  async run(db, { bookingId, key }: LinkRequest): Promise<string> {
    const link = await db
      .selectFrom("visit_links")
      .select("generation")
      .where("booking_id", "=", bookingId)
      .executeTakeFirst();
    return tokenOf(key, bookingId, link?.generation ?? 0);
  },
});

/** Finds the paths of visitors' own pages, for mails. */
export function visitorLinks({
  store,
  secret,
}: Pick<Context, "store"> & { readonly secret: string }) {
  const key = linkKeyOf(secret);
  return async (bookingId: string): Promise<string> =>
    linkPath(await store.run(readLink, { bookingId, key }));
}

/** Ends the link: the next one has another token. The booking is locked. */
export async function replaceLink(db: Kysely<Database>, bookingId: string): Promise<void> {
  await db
    .insertInto("visit_links")
    .values({ booking_id: bookingId, generation: 1 })
    .onConflict((conflict) =>
      conflict
        .column("booking_id")
        .doUpdateSet(({ eb }) => ({ generation: eb("visit_links.generation", "+", 1) })),
    )
    .execute();
}
