import type { Generated } from "kysely";

/** The tables, the same on SQLite and PostgreSQL. Moments are ISO 8601 in UTC, in and out. */
export interface Database {
  bookings: BookingsTable;
  booking_events: BookingEventsTable;
  booking_requests: BookingRequestsTable;
  users: UsersTable;
  heartbeat: HeartbeatTable;
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
  status: string;
  created_at: string;
}

/** What happened to a booking, when and by whom. The first row of each says from which page it came. */
interface BookingEventsTable {
  id: Generated<string>;
  booking_id: string;
  kind: string;
  at: string;
  actor: string;
  page: string | null;
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

/** One row that readiness checks write, so that "ready" means that the disk takes writes. */
interface HeartbeatTable {
  id: number;
  at: string;
}
