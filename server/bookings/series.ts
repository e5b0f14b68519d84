import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import { otherActors } from "#domain/actors.ts";
import type { SeriesDecision } from "#domain/api/series.ts";
import { type Series, seriesReason } from "#domain/spam/series.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import type { Change } from "#server/journal/change.ts";
import { addEvents } from "#server/journal/history.ts";
import { unclaimed } from "#server/journal/write-status.ts";
import { dropMessages } from "#server/outbox/drop-messages.ts";
import { cancelVisit } from "#server/visits/write-visit.ts";
import type { NewSeries } from "./admit-booking.ts";
import { enqueueRescued } from "./confirm-again.ts";

export const spamFilter = "spam filter";

/** SQLite takes 32,766 parameters in a statement. */
const batchSize = 500;
const maxListed = 200;

/** The series that the owner called real: what follows of them are leads. */
export async function readReal(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const real = await db
    .selectFrom("series_decisions")
    .select("series")
    .where("series", "in", ids)
    .where("decision", "=", "real")
    .execute();
  return new Set(real.map(({ series }) => series));
}

/**
 * Sets aside what the networks of these series have sent before on the same day, unless somebody has worked on it or it
 * holds a day. A wish protects nothing, since strangers can wish freely.
 */
export async function setEarlierAside(
  db: Kysely<Database>,
  series: readonly NewSeries[],
  at: string,
): Promise<void> {
  for (const { id, network } of series) {
    if (network === null) continue;
    const moved = await db
      .updateTable("bookings")
      .set({ status: "spam", series: id, ...unclaimed })
      // Every path of digests inside the network begins with it and a dot; "/" follows the dot.
      .where(({ and, eb, or }) =>
        or([
          eb("network", "=", network),
          and([eb("network", ">=", `${network}.`), eb("network", "<", `${network}/`)]),
        ]),
      )
      .where("day", "=", id.slice(0, 10))
      .where("status", "=", "pending")
      .where("claimed_by", "is", null)
      .where("merged_into", "is", null)
      .where(({ exists, not, or, selectFrom }) =>
        not(
          or([
            exists(
              selectFrom("visits")
                .select("state")
                .whereRef("booking_id", "=", "bookings.id")
                .where("state", "in", ["held", "booked"]),
            ),
            exists(
              selectFrom("booking_events")
                .select("id")
                .whereRef("booking_id", "=", "bookings.id")
                .where("actor", "not in", otherActors),
            ),
          ]),
        ),
      )
      .returning("id")
      .execute();
    if (moved.length === 0) continue;
    await dropMessages(db)
      .where(
        "booking_id",
        "in",
        moved.map((one) => one.id),
      )
      .where("kind", "!=", "webhook")
      .where("state", "=", "waiting")
      .execute();
    await addEvents(
      db,
      moved.map(({ id: bookingId }) => ({
        bookingId,
        at,
        kind: "status",
        actor: spamFilter,
        from: "pending",
        to: "spam",
        text: seriesReason(id),
      })),
    );
  }
}

export const listSeries = defineCommand({
  name: "listSeries",
  kind: "read",
  async run(db, _input: object): Promise<Series[]> {
    const rows = await db
      .selectFrom("bookings")
      .leftJoin("series_decisions", "series_decisions.series", "bookings.series")
      .select(({ fn }) => [
        "bookings.series",
        fn.countAll().as("bookings"),
        fn.min("created_at").as("firstAt"),
        fn.max("created_at").as("lastAt"),
        fn.max("decision").as("decision"),
      ])
      .where("bookings.series", "is not", null)
      .where("bookings.status", "=", "spam")
      .groupBy("bookings.series")
      .orderBy("lastAt", "desc")
      .limit(maxListed)
      .execute();
    return rows.map(({ series, bookings, firstAt, lastAt, decision }) => ({
      id: series ?? "",
      bookings: Number(bookings),
      firstAt: firstAt ?? "",
      lastAt: lastAt ?? "",
      isDecided: decision !== null,
    }));
  },
});

/** Spam takes no days from others. */
async function cancelChosen(
  db: Kysely<Database>,
  ids: readonly string[],
  change: Pick<Change, "actor" | "at">,
): Promise<void> {
  const chosen = await db
    .selectFrom("visits")
    .select("booking_id")
    .where("booking_id", "in", ids)
    .where("state", "in", ["wished", "held"])
    .execute();
  for (const { booking_id: bookingId } of chosen)
    await cancelVisit(db, { ...change, bookingId, key: randomUUIDv7() });
}

interface Decision {
  readonly series: string;
  /** "open" takes the decision back. */
  readonly decision: SeriesDecision;
  readonly actor: string;
  readonly at: string;
}

/** Moves all of a series at once: to the leads if it is real, else to spam. @returns how many were moved */
export const decideSeries = defineCommand({
  name: "decideSeries",
  kind: "write",
  changes: (_, { ids }: { readonly ids: readonly string[] }) => ids,
  async run(db, { series, decision, actor, at }: Decision) {
    await db.deleteFrom("series_decisions").where("series", "=", series).execute();
    if (decision !== "open")
      await db.insertInto("series_decisions").values({ series, decision, at }).execute();
    const [from, to] =
      decision === "real" ? (["spam", "pending"] as const) : (["pending", "spam"] as const);
    const moved = await db
      .updateTable("bookings")
      .set({ status: to, ...unclaimed })
      .where("series", "=", series)
      .where("status", "=", from)
      .where("erased_at", "is", null)
      .where("merged_into", "is", null)
      .returning("id")
      .execute();
    const ids = moved.map(({ id }) => id);
    for (let first = 0; first < ids.length; first += batchSize) {
      const batch = ids.slice(first, first + batchSize);
      if (to === "spam") await cancelChosen(db, batch, { actor, at });
      const event = { at, kind: "status", actor, from, to } as const;
      await addEvents(
        db,
        batch.map((bookingId) => ({ ...event, bookingId })),
      );
    }
    if (to === "pending") for (const bookingId of ids) await enqueueRescued(db, { bookingId, at });
    return { ids };
  },
});
