import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import type { Fold, FoldDecision } from "#domain/api/tasks.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueueRescued } from "./change-status.ts";
import { addEvents } from "./history.ts";
import { foldedBookings } from "./read-booking.ts";
import { cancelVisit } from "./write-visit.ts";

/** SQLite takes 32,766 parameters in a statement. */
const batchSize = 500;
const maxListed = 200;

export async function listFolds(db: Kysely<Database>): Promise<Fold[]> {
  const rows = await foldedBookings(db)
    .select(({ fn }) => [
      "fold",
      fn.countAll().as("bookings"),
      fn.min("created_at").as("firstAt"),
      fn.max("created_at").as("lastAt"),
    ])
    .groupBy("fold")
    .orderBy("lastAt", "desc")
    .limit(maxListed)
    .execute();
  return rows.map(({ fold, bookings, firstAt, lastAt }) => ({
    id: fold ?? "",
    bookings: Number(bookings),
    firstAt: firstAt ?? "",
    lastAt: lastAt ?? "",
  }));
}

/** Shows those that came from a network on a day in one row again. */
async function foldAgain(db: Kysely<Database>, fold: string): Promise<void> {
  const [day = "", ...path] = fold.split(".");
  const network = path.join(".");
  await db
    .updateTable("bookings")
    .set({ fold })
    // Every path of digests inside the network begins with it and a dot; "/" follows the dot.
    .where(({ and, eb, or }) =>
      or([
        eb("network", "=", network),
        and([eb("network", ">=", `${network}.`), eb("network", "<", `${network}/`)]),
      ]),
    )
    .where("day", "=", day)
    .where("status", "=", "pending")
    .where("merged_into", "is", null)
    .execute();
}

interface Decision {
  readonly fold: string;
  /** "fold" takes the decision back. */
  readonly decision: FoldDecision;
  readonly actor: string;
  readonly at: string;
}

/** Answers all of a row with one press. What comes after it from that network is a row again. */
export const decideFold = defineCommand({
  name: "decideFold",
  kind: "write",
  changes: true,
  async run(db, { fold, decision, actor, at }: Decision) {
    const [from, to] =
      decision === "spam" ? (["pending", "spam"] as const) : (["spam", "pending"] as const);
    const ofFold = db.updateTable("bookings").where("fold", "=", fold);
    if (decision === "leads") {
      const shown = await ofFold
        .set({ fold: null })
        .where("status", "=", "pending")
        .returning("id")
        .execute();
      return { ids: shown.map(({ id }) => id) };
    }
    const moved = await ofFold
      .set({ status: to })
      .where("status", "=", from)
      .where("merged_into", "is", null)
      .returning("id")
      .execute();
    const ids = moved.map(({ id }) => id);
    for (let first = 0; first < ids.length; first += batchSize) {
      const batch = ids.slice(first, first + batchSize);
      if (to === "spam")
        for (const bookingId of batch)
          await cancelVisit(db, { bookingId, actor, at, key: randomUUIDv7() });
      const event = { at, kind: "status", actor, from, to } as const;
      await addEvents(
        db,
        batch.map((bookingId) => ({ ...event, bookingId })),
      );
    }
    if (to === "pending") for (const bookingId of ids) await enqueueRescued(db, { bookingId, at });
    if (decision === "fold" && ids.length === 0) await foldAgain(db, fold);
    return { ids };
  },
});
