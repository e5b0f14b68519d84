import type { Generated } from "kysely";
import type { BookingEvent, Message } from "#domain/api/bookings.ts";
import type { BookingStatus } from "#domain/booking-status.ts";

/** The tables, the same on SQLite and PostgreSQL. Moments are ISO 8601 in UTC, in and out. */
export interface Database {
  bookings: BookingsTable;
  booking_events: BookingEventsTable;
  booking_requests: BookingRequestsTable;
  users: UsersTable;
  messages: MessagesTable;
  sessions: SessionsTable;
  sign_in_failures: SignInFailuresTable;
  settings: SettingsTable;
  request_counts: RequestCountsTable;
  confirmation_counts: ConfirmationCountsTable;
}

/** @see spec section 3 */
interface BookingsTable {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip_code: string;
  service_date: string | null;
  num_dogs: string;
  service_type: string;
  special_requests: string | null;
  status: BookingStatus;
  created_at: string;
  /** The order of arrival, filled in by the database. */
  seq: Generated<number>;
  /** What follows from the above. @see derivedColumns */
  area: string | null;
  page: string | null;
  day: string;
  phone_key: string;
  email_key: string;
  words: string;
  /** From the booking to the first contact. */
  contact_seconds: number | null;
  same_as: string | null;
  joined_into: string | null;
  erased_at: string | null;
}

/**
 * What happened to a booking, when and by whom. The first row of each says from which page it came.
 * @see bookingEvent
 */
interface BookingEventsTable {
  id: Generated<string>;
  booking_id: string;
  kind: BookingEvent["kind"];
  at: string;
  actor: string;
  page: string | null;
  from_status: BookingStatus | null;
  to_status: BookingStatus | null;
  text: string | null;
  undoes: string | null;
}

/** The keys of requests that may be sent again, each with the first answer. */
interface BookingRequestsTable {
  key: string;
  /** A digest of the values sent with the key. */
  fingerprint: string;
  booking_id: string;
  status: string;
  created_at: string;
}

interface UsersTable {
  id: string;
  username: string;
  /** An argon2id hash in PHC form, never the password. */
  password: string;
}

/** What bookings owe to the outside: mails and webhooks. They hold no personal data, so they need not be erased. */
interface MessagesTable {
  id: string;
  kind: Message["kind"];
  booking_id: string;
  /** The event that a webhook tells of. */
  event_id: string | null;
  state: Message["state"];
  attempts: number;
  created_at: string;
  next_at: string;
  /** Until when one instance has it in work. */
  claimed_until: string | null;
  /** After that it is not tried any more. */
  give_up_at: string;
  sent_at: string | null;
  error: string | null;
}

interface SessionsTable {
  /** A digest: who reads the table cannot take a session over. */
  id: string;
  user_id: string | null;
  /** What the session holds, as JSON. */
  data: string;
  expires_at: string;
}

interface SignInFailuresTable {
  /** A digest of a name or an address. */
  key: string;
  failures: number;
  last_at: string;
}

interface SettingsTable {
  key: string;
  value: string;
}

/** Counts of all instances together; only PostgreSQL's are used. */
interface RequestCountsTable {
  /** A digest of a window and an address. */
  key: string;
  count: number;
  /** When the window ends. */
  until: string;
}

/** Confirmations of a day. Rows of earlier days are deleted with the next day's first one. */
interface ConfirmationCountsTable {
  /** A Phoenix day. */
  day: string;
  /** A digest of the day and a mailbox, or "all". */
  key: string;
  count: number;
}
