import type { Kysely } from "kysely";
import type { Booking, BookingEvent, Message } from "#domain/api/bookings.ts";
import { eventColumns } from "#server/bookings/read-history.ts";
import { selectBookings, withoutSeq } from "#server/bookings/select-bookings.ts";
import { defineCommand } from "#server/db/command.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { type Channel, ofChannel } from "./channels.ts";
import { followClock } from "./follow-clock.ts";

/** For so long a message belongs to the instance that took it: longer than all of its deliveries can take. */
const claim = 5 * 60_000;

/** A message in work, with all that it tells of. */
export interface DueMessage extends Pick<Message, "id" | "kind" | "attempts" | "createdAt"> {
  /** After that moment it is not tried any more. */
  readonly giveUpAt: string;
  readonly booking: Booking;
  /** What a webhook tells of. */
  readonly event: BookingEvent | null;
}

export interface Claimed {
  readonly messages: readonly DueMessage[];
  /** When the channel's next one is due that nobody has in work; null without any. */
  readonly nextAt: string | null;
}

/**
 * Takes up to `limit` messages of a channel whose time has come. Nobody else gets them until the claim runs out, which matters only
 * where their instance has died: then they are taken again.
 */
export const claimMessages = defineCommand({
  name: "claimMessages",
  kind: "write",
  async run(
    db,
    {
      channel,
      now,
      limit,
    }: { readonly channel: Channel; readonly now: string; readonly limit: number },
  ): Promise<Claimed> {
    await followClock(db, { channel, now, claim });
    const waiting = db
      .selectFrom("messages")
      .where("state", "=", "waiting")
      .where("kind", ...ofChannel(channel))
      .where(({ eb, or }) => or([eb("claimed_until", "is", null), eb("claimed_until", "<=", now)]));
    const due = await waiting
      .select(["id", "kind", "attempts", "booking_id", "event_id"])
      .select(["created_at as createdAt", "give_up_at as giveUpAt"])
      .where("next_at", "<=", now)
      .orderBy("next_at")
      .limit(limit)
      // Instances on one PostgreSQL share the work: what one has locked, the next one leaves to it.
      .$if(engineOf(db) === "postgres", (query) => query.forUpdate().skipLocked())
      .execute();
    if (due.length > 0)
      await db
        .updateTable("messages")
        .set({ claimed_until: new Date(Date.parse(now) + claim).toISOString() })
        .where(
          "id",
          "in",
          due.map(({ id }) => id),
        )
        .execute();
    const next = await waiting
      .select(({ fn }) => fn.min("next_at").as("nextAt"))
      .executeTakeFirst();
    return { messages: await withTold(db, due), nextAt: next?.nextAt ?? null };
  },
});

type Taken = Omit<DueMessage, "booking" | "event"> & {
  readonly booking_id: string;
  readonly event_id: string | null;
};

/** The messages with their bookings, and webhooks with their events. */
async function withTold(db: Kysely<Database>, taken: readonly Taken[]): Promise<DueMessage[]> {
  const told: DueMessage[] = [];
  for (const { booking_id, event_id, ...message } of taken) {
    const booking = await selectBookings(db)
      .where("bookings.id", "=", booking_id)
      .executeTakeFirstOrThrow();
    const event = await db
      .selectFrom("booking_events")
      .select(eventColumns)
      .where("id", "=", event_id)
      .executeTakeFirst();
    told.push({ ...message, booking: withoutSeq(booking), event: event ?? null });
  }
  return told;
}
