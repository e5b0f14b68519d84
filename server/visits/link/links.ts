import type { Kysely } from "kysely";
import type { Context } from "#server/context.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { digestOf, linkKeyOf, linkPath, tokenOf } from "./tokens.ts";

interface LinkRequest {
  readonly bookingId: string;
  /** @see linkKeyOf */
  readonly key: string;
  readonly at: string;
}

const findLink = (db: Kysely<Database>, bookingId: string) =>
  db
    .selectFrom("visit_links")
    .select(["generation", "digest"])
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();

async function writeLink(
  db: Kysely<Database>,
  { bookingId, key, at }: LinkRequest,
  generation: number,
): Promise<string> {
  const token = tokenOf(key, bookingId, generation);
  const link = { generation, digest: digestOf(token), created_at: at };
  await db
    .insertInto("visit_links")
    .values({ booking_id: bookingId, ...link, reach_by: null, news_since: null })
    .onConflict((conflict) => conflict.column("booking_id").doUpdateSet(link))
    .execute();
  return token;
}

/** The token of a booking's link, which is made where there is none, or none that this key could make. */
export const ensureLink = defineCommand({
  name: "ensureLink",
  kind: "write",
  async run(db, request: LinkRequest): Promise<string> {
    const link = await findLink(db, request.bookingId);
    if (!link) return writeLink(db, request, 0);
    const token = tokenOf(request.key, request.bookingId, link.generation);
    return digestOf(token) === link.digest ? token : writeLink(db, request, link.generation + 1);
  },
});

/** Finds the paths of visitors' own pages, for mails. */
export function visitorLinks({
  store,
  now,
  secret,
}: Pick<Context, "store" | "now"> & { readonly secret: string }) {
  const key = linkKeyOf(secret);
  return async (bookingId: string): Promise<string> =>
    linkPath(await store.run(ensureLink, { bookingId, key, at: now().toISOString() }));
}

/** Ends the link and makes another. The booking is locked. */
export async function replaceLink(db: Kysely<Database>, request: LinkRequest): Promise<string> {
  const link = await findLink(db, request.bookingId);
  return writeLink(db, request, link ? link.generation + 1 : 0);
}
