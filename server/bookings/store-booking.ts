import type { Kysely } from "kysely";
import type { BookingInput } from "#domain/booking.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueueConfirmation } from "#server/mail/enqueue-confirmation.ts";
import { owe } from "#server/mail/owe.ts";
import { spamFilter } from "#server/spam/judge-booking.ts";
import { addEvent } from "./add-event.ts";
import { claimKey } from "./claim-key.ts";
import { derivedColumns } from "./derived-columns.ts";
import { findEarlier } from "./find-earlier.ts";
import { insertBooking } from "./insert-booking.ts";
import { addToSearch, lastSeq } from "./search-index.ts";

/** What every visitor is told: a program must not learn that it was seen through. */
const told = "pending";

export interface NewBooking {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly booking: BookingInput;
  /** The path of the page that the visitor booked on, where it is known. */
  readonly page: string | null;
  /** Present when the request may be sent again: its key and a digest of its values. */
  readonly request: { readonly key: string; readonly fingerprint: string } | null;
  /** True when events are told to the business's other tools. */
  readonly webhook: boolean;
  /** Why it is put aside as spam, for the owner; null for all others. */
  readonly spam: string | null;
  /** How many confirmations all addresses together get on a Phoenix day. */
  readonly confirmationsPerDay: number;
}

export interface StoredBooking {
  readonly id: string;
  readonly status: string;
  readonly createdAt: string;
}

/**
 * Stores each booking once for its key, with its first event and the messages that it owes: none for spam, until the
 * owner brings it back. Undefined for a booking whose key came with other values before.
 */
export async function storeBookings(
  db: Kysely<Database>,
  bookings: readonly NewBooking[],
): Promise<(StoredBooking | undefined)[]> {
  if (bookings.length === 0) return [];
  const isSqlite = engineOf(db) === "sqlite";
  const after = isSqlite ? await lastSeq(db) : 0;
  const stored: (StoredBooking | undefined)[] = [];
  for (const booking of bookings) stored.push(await storeOnce(db, booking));
  if (isSqlite) await addToSearch(db, { after });
  return stored;
}

/** One alone. @see storeBookings */
export async function storeBooking(
  db: Kysely<Database>,
  booking: NewBooking,
): Promise<StoredBooking | undefined> {
  const [stored] = await storeBookings(db, [booking]);
  return stored;
}

async function storeOnce(
  db: Kysely<Database>,
  booking: NewBooking,
): Promise<StoredBooking | undefined> {
  const { id, createdAt, request } = booking;
  if (request) {
    const first = await claimKey(db, { ...request, bookingId: id, status: told, createdAt });
    if (first && first.fingerprint !== request.fingerprint) return undefined;
    if (first) return { id: first.bookingId, status: first.status, createdAt: first.createdAt };
  }
  await store(db, booking);
  return { id, status: told, createdAt };
}

async function store(
  db: Kysely<Database>,
  { id, createdAt, booking, page, webhook, spam, confirmationsPerDay: perDay }: NewBooking,
): Promise<void> {
  const derived = derivedColumns({ booking, page, createdAt });
  await insertBooking(db, {
    ...booking,
    ...derived,
    id,
    serviceDate: booking.serviceDate ?? null,
    specialRequests: booking.specialRequests ?? null,
    status: spam === null ? "pending" : "spam",
    createdAt,
    sameAs: await findEarlier(db, { ...derived, createdAt }),
  });
  const event = { bookingId: id, at: createdAt, webhook };
  await addEvent(db, { ...event, kind: "requested", actor: "visitor", page });
  if (spam !== null) {
    const status = { kind: "status", from: "pending", to: "spam" } as const;
    await addEvent(db, { ...event, ...status, actor: spamFilter, text: spam });
    return;
  }
  await owe(db, [{ kind: "lead", bookingId: id, at: createdAt }]);
  await enqueueConfirmation(db, { bookingId: id, email: booking.email, at: createdAt, perDay });
}
