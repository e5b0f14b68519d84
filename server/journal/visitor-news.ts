import type { Kysely } from "kysely";
import { dayMs, isoAfter } from "#domain/dates.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import type { Change } from "./change.ts";

/** Presses on the page of one booking that reach phones in 24 hours. Inbox, history and email have all of them. */
const maxPressesPerDay = 20;

/** What the owner gets an email about: a visitor's presses, and held days that ended. */
export const newsActors = ["visitor", "calendar"];

/** Notifies the owner's phones of what a visitor has pressed, and notes it for the next mail. */
export async function noteNews(
  db: Kysely<Database>,
  { bookingId, key: eventId, at }: Change,
): Promise<void> {
  await db
    .insertInto("visit_links")
    .values({ booking_id: bookingId, news_since: at })
    .onConflict((conflict) =>
      conflict
        .column("booking_id")
        .doUpdateSet({ news_since: at })
        .where("visit_links.news_since", "is", null),
    )
    .execute();
  const { presses } = await db
    .selectFrom("messages")
    .select(({ fn }) => fn.count("event_id").distinct().as("presses"))
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "visitor-news")
    .where("device_id", "is not", null)
    .where("created_at", ">", isoAfter(at, -dayMs))
    .executeTakeFirstOrThrow();
  if (Number(presses) < maxPressesPerDay)
    await enqueue(db, [{ kind: "visitor-news", bookingId, eventId, at, only: "push" }]);
}
