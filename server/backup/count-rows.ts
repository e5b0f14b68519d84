import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/schema.ts";

export interface Counts {
  readonly bookings: number;
  readonly events: number;
  readonly messages: number;
  /** Messages that wait to be sent. */
  readonly waiting: number;
  readonly users: number;
}

/** How much a storage holds. */
export async function countRows(db: Kysely<Database>): Promise<Counts> {
  const count = async (from: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ count: unknown }>`select count(*) as count from ${from}`.execute(
      db,
    );
    return Number(rows[0]?.count);
  };
  return {
    bookings: await count(sql`bookings`),
    events: await count(sql`booking_events`),
    messages: await count(sql`messages`),
    waiting: await count(sql`messages where state = 'waiting'`),
    users: await count(sql`users`),
  };
}

/** "1,204 bookings, 3,611 lines of history, 2,408 messages, 2 users". */
export const tellCounts = ({ bookings, events, messages, users }: Counts): string => {
  const tell = (count: number, what: string) => `${count.toLocaleString("en-US")} ${what}`;
  return [
    tell(bookings, bookings === 1 ? "booking" : "bookings"),
    tell(events, events === 1 ? "line of history" : "lines of history"),
    tell(messages, messages === 1 ? "message" : "messages"),
    tell(users, users === 1 ? "user" : "users"),
  ].join(", ");
};
