import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** In an order in which no table refers to a later one. */
export const backedUp = [
  "users",
  "push_devices",
  "passkeys",
  "bookings",
  "booking_events",
  "booking_requests",
  "messages",
  "visits",
  "settings",
  "allowance_counts",
  "site_versions",
  "site_drafts",
  "site_photos",
] as const;
/** Sessions, which nobody may take over from a backup, and gate notes. */
export const leftOut = ["sessions", "gate_notes"] as const;

export interface Counts {
  readonly bookings: number;
  readonly events: number;
  readonly messages: number;
  readonly pendingMessages: number;
  readonly users: number;
}

export const countRows = (db: Kysely<Database>): Promise<Counts> => {
  const count = (from: string) =>
    sql<number>`(select cast(count(*) as integer) from ${sql.raw(from)})`;
  return db
    .selectNoFrom([
      count("bookings").as("bookings"),
      count("booking_events").as("events"),
      count("messages").as("messages"),
      count("messages where state = 'waiting'").as("pendingMessages"),
      count("users").as("users"),
    ])
    .executeTakeFirstOrThrow();
};

/** "1,204 bookings, 3,611 lines of history, 2,408 messages, 2 users". */
export function describeCounts({ bookings, events, messages, users }: Counts): string {
  const counted = (count: number, one: string, many = `${one}s`) =>
    `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
  const history = counted(events, "line of history", "lines of history");
  return `${counted(bookings, "booking")}, ${history}, ${counted(messages, "message")}, ${counted(users, "user")}`;
}
