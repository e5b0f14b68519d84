import { business } from "#content/business.ts";
import { hour } from "#domain/phoenix.ts";
import { defineCommand } from "#server/db/command.ts";
import { oweAgain } from "./owe.ts";

/** Whose time ran out longer ago is not told of any more: an old database must not flood its owner with mail. */
const longestOverdue = 48;

/** What is more comes with the next pass: SQLite takes no endless insert. */
const mostAtOnce = 500;

/** Bookings at least `from` and less than `to` hours old are told of. */
const kinds = [
  {
    kind: "reminder",
    from: business.replyWithinHours - business.remindHoursBefore,
    to: business.replyWithinHours,
  },
  {
    kind: "overdue",
    from: business.replyWithinHours,
    to: business.replyWithinHours + longestOverdue,
  },
] as const;

/**
 * Owes the owner a mail for each booking that nobody has called about and whose time runs out or has run out. One that
 * was dropped because somebody had called is owed again when that was undone. Any number of instances may do it.
 */
export const oweReminders = defineCommand({
  name: "oweReminders",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
    const ago = (hours: number) => new Date(Date.parse(now) - hours * hour);
    for (const { kind, from, to } of kinds) {
      const due = await db
        .selectFrom("bookings")
        .leftJoin("messages", (join) =>
          join.onRef("messages.booking_id", "=", "bookings.id").on("messages.kind", "=", kind),
        )
        .select("bookings.id")
        .where("bookings.status", "=", "pending")
        .where("bookings.created_at", "<=", ago(from).toISOString())
        .where("bookings.created_at", ">", ago(to).toISOString())
        .where("bookings.joined_into", "is", null)
        .where("bookings.erased_at", "is", null)
        .where(({ eb, or }) =>
          or([eb("messages.id", "is", null), eb("messages.state", "=", "dropped")]),
        )
        .orderBy("bookings.created_at")
        .limit(mostAtOnce)
        .execute();
      await oweAgain(
        db,
        due.map(({ id }) => ({ kind, bookingId: id })),
        now,
      );
    }
  },
});
