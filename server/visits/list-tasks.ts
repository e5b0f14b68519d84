import { type Kysely, sql } from "kysely";
import { otherActors } from "#domain/actors.ts";
import type { TaskList } from "#domain/api/tasks.ts";
import { closedOn, type DaysOff } from "#domain/business-clock/closed-days.ts";
import { isAsked } from "#domain/business-clock/visits.ts";
import { dayMs, isoAfter, phoenixDay } from "#domain/dates.ts";
import { kindsTo } from "#domain/message-kinds.ts";
import { inOrder } from "#domain/tasks/rank.ts";
import { type Case, endOfDay, isUncalled, needOf, specialWords } from "#domain/tasks/reasons.ts";
import { offReason } from "#domain/visits/route-plan.ts";
import { listFolds } from "#server/bookings/folds.ts";
import { readNotes } from "#server/bookings/history.ts";
import { readPlan } from "#server/bookings/places.ts";
import {
  foldedBookings,
  selectBookings,
  waitingBookings,
  withoutSeq,
} from "#server/bookings/read-booking.ts";
import { isOpenVisit, readVisits } from "#server/bookings/select-visits.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { messageColumns } from "#server/messages/message-commands.ts";

/** Of each kind. What is left out comes when something is done: nobody does more in a day. */
const maxTasks = 200;
/** An email that failed earlier than this is no longer worth a press. */
const failedForMs = 30 * dayMs;

/** What needs a person. Today, its bar, the badges and the digest all read this, and nothing else. */
export const listTasks = defineCommand({
  name: "listTasks",
  kind: "read",
  async run(db, { now }: { readonly now: string }): Promise<TaskList> {
    const moment = new Date(now);
    const { daysOff } = await readPlan(db);
    const ids = await candidates(db, { now, daysOff });
    const cases = await casesOf(db, ids, { now, daysOff });
    const items = cases.flatMap((given) => {
      const need = needOf(given, { now: moment, daysOff });
      if (!need) return [];
      const { booking, visit, note } = given;
      const undelivered = [...given.undelivered];
      const special = specialWords(given);
      const due = need.due.toISOString();
      return [{ reason: need.reason, due, special, note, booking, visit, undelivered }];
    });
    const { waiting } = await waitingBookings(db)
      .where("fold", "is", null)
      .select(({ fn }) => fn.countAll().as("waiting"))
      .executeTakeFirstOrThrow();
    const listed = cases.filter(({ booking }) => isUncalled(booking));
    return {
      items: inOrder(items, moment),
      more: Number(waiting) - listed.length,
      folds: await listFolds(db),
    };
  },
});

const failedMails = (db: Kysely<Database>, now: string) =>
  db
    .selectFrom("messages")
    // Exactly the condition of the index messages_failed.
    .where(sql<boolean>`state = 'failed'`)
    .where("created_at", ">", isoAfter(now, -failedForMs))
    .where("kind", "in", kindsTo("visitor"))
    .where("booking_id", "is not", null);

/** The bookings for which a reason may apply: few, however many are stored. */
async function candidates(
  db: Kysely<Database>,
  { now, daysOff }: { readonly now: string; readonly daysOff: DaysOff },
): Promise<string[]> {
  const until = endOfDay(new Date(now));
  const open = db
    .selectFrom("bookings")
    .select("bookings.id")
    .where("merged_into", "is", null)
    .limit(maxTasks);
  const uncalled = waitingBookings(db)
    .select("bookings.id")
    .where("fold", "is", null)
    .limit(maxTasks);
  const oldest = await uncalled.orderBy("seq").execute();
  // Of these the promise can still be kept, however many older ones nobody calls.
  const newest = await uncalled.orderBy("seq", "desc").execute();
  const following = await open
    .where("follow_up_at", "<=", until.toISOString())
    .orderBy("follow_up_at")
    .execute();
  const scheduled = await open
    .leftJoin("visits", "visits.booking_id", "bookings.id")
    .where("bookings.status", "=", "scheduled")
    .where(({ eb, or }) =>
      or([
        eb("visits.state", "is", null),
        eb("visits.state", "!=", "booked"),
        eb("visits.day", "<=", phoenixDay(until)),
      ]),
    )
    .orderBy("seq")
    .execute();
  const customers = await open
    .innerJoin("visits", "visits.booking_id", "bookings.id")
    .where("bookings.status", "=", "active")
    .where("visits.state", "=", "no-access")
    .execute();
  const visits = await db
    .selectFrom("visits")
    .select(["booking_id as id", "day", "state"])
    .where(isOpenVisit)
    .where("booking_id", "not in", foldedBookings(db).select("bookings.id"))
    .orderBy("day")
    .execute();
  const erasures = await open
    .where("erased_at", "is", null)
    .where("status", "!=", "spam")
    .where("bookings.id", "in", ({ selectFrom }) =>
      // Exactly the condition of the index booking_events_erasure.
      selectFrom("booking_events").select("booking_id").where(sql<boolean>`kind = 'erasure-asked'`),
    )
    .execute();
  const failed = await failedMails(db, now)
    .select("booking_id as id")
    .orderBy("created_at", "desc")
    .limit(maxTasks)
    .execute();
  const ofVisits = visits.filter(
    (visit) =>
      isAsked(visit) ||
      visit.day <= phoenixDay(until) ||
      closedOn(visit.day, daysOff) !== undefined,
  );
  const found = [
    ...[oldest, newest, following, scheduled, customers, erasures, failed].flat(),
    ...ofVisits.slice(0, maxTasks),
  ];
  return [...new Set(found.flatMap(({ id }) => id ?? []))];
}

/** What says that somebody has been in touch since an email did not arrive. */
const told = ["note", "voicemail", "follow-up"] as const;

async function casesOf(
  db: Kysely<Database>,
  ids: readonly string[],
  { now, daysOff }: { readonly now: string; readonly daysOff: DaysOff },
): Promise<Case[]> {
  if (ids.length === 0) return [];
  const bookings = await selectBookings(db)
    .where("bookings.id", "in", ids)
    .where("fold", "is", null)
    .execute();
  const visits = await readVisits(db, ids);
  const events = await db
    .selectFrom("booking_events")
    .select(["booking_id", "kind", "at", "actor"])
    .where("booking_id", "in", ids)
    .where("kind", "in", ["erasure-asked", "visit-no-access", ...told])
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("booking_events as back")
            .select("back.id")
            .whereRef("back.booking_id", "=", "booking_events.booking_id")
            .whereRef("back.undoes", "=", "booking_events.id"),
        ),
      ),
    )
    .execute();
  const notes = await readNotes(db, ids);
  const messages = await failedMails(db, now)
    .select(messageColumns)
    .where("booking_id", "in", ids)
    .orderBy("created_at")
    .execute();
  return bookings.map((placed) => {
    const visit = visits.get(placed.id) ?? null;
    const ofBooking = events.filter(({ booking_id }) => booking_id === placed.id);
    const isTold = ({ nextAt }: { readonly nextAt: string }) =>
      ofBooking.some(
        ({ kind, actor, at }) =>
          told.some((one) => one === kind) && !otherActors.includes(actor) && at > nextAt,
      );
    return {
      booking: withoutSeq(placed),
      visit,
      note: notes.findLast(({ bookingId }) => bookingId === placed.id)?.text ?? null,
      erasureAskedAt: ofBooking.find(({ kind }) => kind === "erasure-asked")?.at ?? null,
      undelivered: messages.filter((one) => one.bookingId === placed.id && !isTold(one)),
      dayOff:
        visit?.state === "booked" && visit.keptAt === null
          ? offReason({ daysOff }, visit.day)
          : null,
      wasLockedOut: ofBooking.some(({ kind }) => kind === "visit-no-access"),
    };
  });
}
