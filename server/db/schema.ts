import type { Generated } from "kysely";
import type { Booking, BookingEvent, Message, ReachBy, Visit } from "#domain/api/bookings.ts";
import type { Role } from "#domain/api/session.ts";
import type { BookingStatus } from "#domain/booking-status.ts";

/** The tables, the same on SQLite and PostgreSQL. Moments are ISO 8601 in UTC, in and out. */
export interface Database {
  bookings: BookingsTable;
  booking_events: BookingEventsTable;
  booking_requests: BookingRequestsTable;
  gate_notes: GateNotesTable;
  users: UsersTable;
  push_devices: PushDevicesTable;
  messages: MessagesTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  used_challenges: UsedChallengesTable;
  sign_in_failures: SignInFailuresTable;
  settings: SettingsTable;
  request_counts: RequestCountsTable;
  confirmation_counts: ConfirmationCountsTable;
  visits: VisitsTable;
  visit_links: VisitLinksTable;
}

/** @see docs/product.md#stored-booking */
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
  seq: Generated<number>;
  /** From here on derived. @see derivedColumns */
  area: string | null;
  page: string | null;
  day: string;
  phone_key: string;
  email_key: string;
  words: string;
  contact_seconds: number | null;
  joined_into: string | null;
  erased_at: string | null;
  source: Generated<Booking["source"]>;
  claimed_by: string | null;
  claimed_until: string | null;
  /** From the booking to each step that was reached first, as `contact_seconds`. @see change.ts */
  scheduled_seconds: number | null;
  visit_seconds: number | null;
  customer_seconds: number | null;
}

/** The history of bookings. The first event of each has the page that it came from. */
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

/** Idempotency keys, each with the first answer. */
interface BookingRequestsTable {
  key: string;
  fingerprint: string;
  booking_id: string;
  status: string;
  created_at: string;
}

/** What a customer wrote about the way into the yard, encrypted. */
interface GateNotesTable {
  booking_id: string;
  /** Bound to the encrypted text. */
  id: string;
  sealed: string;
  key_id: string;
  written_at: string;
}

interface UsersTable {
  id: string;
  username: string;
  /** An argon2id hash in PHC form, never the password. */
  password: string;
  role: Generated<Role>;
  /** When a first password, which somebody else has given, ends. */
  first_password_until: string | null;
}

/** Browsers of users that get notifications. */
interface PushDevicesTable {
  id: string;
  user_id: string;
  name: string;
  /** That of the session that turned notifications on. */
  browser: string | null;
  /** Null once the push service has said that the subscription is gone. */
  endpoint: string | null;
  p256dh: string;
  auth: string;
  created_at: string;
  last_ok_at: string | null;
  failing_since: string | null;
  error: string | null;
  gone_at: string | null;
}

/** The outbox: mails, notifications and webhooks. It holds no personal data of visitors, so nothing needs to be erased. */
interface MessagesTable {
  id: string;
  kind: Message["kind"];
  /** Null for a digest or an alarm. */
  booking_id: string | null;
  /** Where a notification goes; null for mails and webhooks. The device may be gone. */
  device_id: string | null;
  /** What a digest or an alarm says. */
  text: string | null;
  /** The event that a webhook sends. */
  event_id: string | null;
  state: Message["state"];
  attempts: number;
  created_at: string;
  next_at: string;
  /** Until when one instance works on it. */
  claimed_until: string | null;
  give_up_at: string;
  sent_at: string | null;
  error: string | null;
}

interface SessionsTable {
  /** A digest, so that nobody who reads the table can use the session. */
  id: string;
  user_id: string | null;
  /** The browser at sign-in, such as "Chrome on Android". */
  device: string;
  /** A random id from the browser's device cookie. */
  browser: string | null;
  created_at: string | null;
  expires_at: string;
}

interface PasskeysTable {
  id: string;
  user_id: string;
  /** Made by the authenticator, as base64url, like the key. */
  credential_id: string;
  public_key: string;
  /** How often the authenticator says that it was used; 0 for ever where it does not count. */
  counter: number;
  /** JSON: how browsers reach the authenticator, such as ["internal"]. */
  transports: string;
  name: string;
  created_at: string;
  used_at: string | null;
}

/** Challenges that were answered, until they expire: each works once. */
interface UsedChallengesTable {
  /** A digest. */
  key: string;
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
  key: string;
  count: number;
  until: string;
}

/** Confirmations of a day. Rows are deleted once the day after is over, too. */
interface ConfirmationCountsTable {
  day: string;
  /** A digest of the day and a mailbox, or "all". */
  key: string;
  count: number;
  /** The message that counts for a mailbox. */
  message_id: string | null;
}

/** The first visit of a booking. It goes along when the booking is merged into another. */
interface VisitsTable {
  booking_id: string;
  /** What calendars know it by: never changed. */
  uid: string;
  day: string;
  /** Phoenix time, as "07:00". */
  starts: string;
  ends: string;
  state: Visit["state"];
  sequence: number;
  /** The event that set its day or cancelled it: mails about any other event are outdated. */
  event_id: string;
  held_until: string | null;
  created_at: string;
  changed_at: string;
  outcome_at: string | null;
}

/** What visitors' own links need. Their tokens are computed, never stored. A link that nobody has used has no row. */
interface VisitLinksTable {
  booking_id: string;
  /** Raised when the link is replaced. */
  generation: Generated<number>;
  /** How the visitor likes to be reached. */
  reach_by: ReachBy | null;
  /** The first press that the owner has no mail about yet. */
  news_since: string | null;
}
