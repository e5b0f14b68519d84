import type { Kysely } from "kysely";
import { replyBy } from "#domain/business-clock/promise.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import { dropMessages, enqueueAgain } from "#server/outbox/enqueue-again.ts";

/** For a booking that is not spam after all. The confirmation is enqueued only while its promise can be kept. */
export async function enqueueRescued(
  db: Kysely<Database>,
  { bookingId, at }: { readonly bookingId: string; readonly at: string },
): Promise<void> {
  const { created_at, erased_at, source } = await db
    .selectFrom("bookings")
    .select(["created_at", "erased_at", "source"])
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  if (erased_at !== null || source === "phone") return;
  await enqueueAgain(db, [{ kind: "lead", bookingId }], at);
  if (Date.parse(at) < replyBy(new Date(created_at)).getTime())
    await enqueueAgain(db, [{ kind: "confirmation", bookingId }], at);
}

/** Enqueues a confirmation to a corrected address, in place of one to the old address that still waits. */
export async function confirmAgain(
  db: Kysely<Database>,
  message: { readonly bookingId: string; readonly eventId: string; readonly at: string },
): Promise<void> {
  const { bookingId } = message;
  await dropMessages(db, { bookingId, kinds: ["confirmation"], states: ["waiting", "withheld"] });
  await enqueue(db, [{ ...message, kind: "confirmation" }]);
}
