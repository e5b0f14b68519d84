import type { Generated } from "kysely";
import type { Booking, BookingEvent, ContactMethod, Message, Visit } from "#domain/api/bookings.ts";
import type { Role } from "#domain/api/session.ts";
import type { FieldColumns } from "#domain/booking/fields.ts";
import type { BookingStatus } from "#domain/booking/status.ts";

/** The tables, the same on SQLite and PostgreSQL. Moments are ISO 8601 in UTC. */
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
  settings: SettingsTable;
  allowance_counts: AllowanceCountsTable;
  visits: VisitsTable;
  site_versions: SiteVersionsTable;
  site_drafts: SiteDraftsTable;
  site_photos: SitePhotosTable;
}

/** @see docs/product.md#stored-booking */
interface BookingsTable extends FieldColumns {
  id: string;
  status: BookingStatus;
  created_at: string;
  seq: Generated<number>;
  /** Derived from here on. @see derivedColumns */
  area: string | null;
  page: string | null;
  day: string;
  /** Of the first number in the field. */
  phone_digits: string;
  folded_email: string;
  search_words: string;
  contact_seconds: number | null;
  merged_into: string | null;
  erased_at: string | null;
  source: Generated<Booking["source"]>;
  /** Where the visitor came from, as a query. @see readLeadSource */
  origin: string | null;
  claimed_by: string | null;
  claimed_until: string | null;
  /** Keyed digests of the networks it came from, the widest first, for two days. @see stepsOf */
  network: string | null;
  /** The day and network of those that are shown in one row, since there were too many. */
  fold: string | null;
  /** Derived from the history. @see followUpOf */
  follow_up_at: string | null;
  chosen_plan: string | null;
  quoted_per_visit: number | null;
  /** Incremented when the visitor's link is replaced. */
  link_generation: Generated<number>;
  /** The first press with a link that was mailed. @see notePress */
  mail_pressed_at: string | null;
  reach_by: ContactMethod | null;
}

interface BookingEventsTable {
  id: Generated<string>;
  booking_id: string;
  kind: BookingEvent["kind"];
  at: string;
  actor: string;
  from_status: BookingStatus | null;
  to_status: BookingStatus | null;
  /** @see eventKinds */
  text: string | null;
  undoes: string | null;
  /** The main event of the same press. */
  part_of: string | null;
}

/** Idempotency keys, each with the first response. */
interface BookingRequestsTable {
  key: string;
  fingerprint: string;
  booking_id: string;
  created_at: string;
}

interface GateNotesTable {
  booking_id: string;
  /** Authenticated together with `sealed`, so that notes cannot be exchanged. */
  id: string;
  sealed: string;
  key_id: string;
  written_at: string;
}

interface UsersTable {
  id: string;
  username: string;
  /** An argon2id hash in PHC form. */
  password: string;
  role: Role;
  /** When a password that was set for the user expires; null once they set their own. */
  first_password_until: string | null;
}

interface PushDevicesTable {
  id: string;
  user_id: string;
  name: string;
  /** The session that turned notifications on. */
  session_id: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
}

/** The outbox. It holds no personal data of visitors, so nothing needs to be erased. */
interface MessagesTable {
  id: string;
  kind: Message["kind"];
  /** Null for a digest or an alarm, which have a `text` instead. */
  booking_id: string | null;
  /** Set for notifications. The device may be gone. */
  device_id: string | null;
  /** Of what was collected: the id of the message that names it. */
  text: string | null;
  event_id: string | null;
  state: Message["state"];
  attempts: number;
  created_at: string;
  next_at: string;
  claimed_until: string | null;
  sent_at: string | null;
  error: string | null;
}

interface SessionsTable {
  /** A digest. @see digestOf */
  id: string;
  user_id: string;
  /** The browser at sign-in, such as "Chrome on Android". */
  device: string;
  created_at: string;
  expires_at: string;
}

interface PasskeysTable {
  id: string;
  user_id: string;
  /** As base64url, like the key. */
  credential_id: string;
  public_key: string;
  /** @see https://www.w3.org/TR/webauthn-3/#sctn-sign-counter */
  counter: number;
  /** JSON, such as ["internal"]. */
  transports: string;
  name: string;
  created_at: string;
  used_at: string | null;
}

interface SettingsTable {
  key: string;
  value: string;
}

/** How often something was used, by whom, and until when that counts: limits, sign-ins, challenges, refused mailboxes. */
interface AllowanceCountsTable {
  /** A digest of what it is and whose. */
  key: string;
  count: number;
  until: string;
}

/** A booking's first visit. */
interface VisitsTable {
  booking_id: string;
  /** Identifies the visit in calendars, so it never changes. */
  uid: string;
  day: string;
  /** Phoenix time, as "07:00". */
  starts: string;
  ends: string;
  state: Visit["state"];
  sequence: number;
  /** The event that set its day or canceled it: emails about any other event are outdated. */
  event_id: string;
  kept_at: string | null;
  created_at: string;
  changed_at: string;
  outcome_at: string | null;
}

/** What the owner has published. @see domain/website/things.ts */
interface SiteVersionsTable {
  version: number;
  /** All that differs from the site as built, not only from the version before: JSON, by the names of things. */
  changes: string;
  actor: string;
  at: string;
}

/** What is not public yet. */
interface SiteDraftsTable {
  thing: string;
  /** JSON. */
  value: string;
  /** The draft's when it was saved. @see revisionSetting */
  revision: number;
  actor: string;
  at: string;
}

interface SitePhotosTable {
  /** A digest of its bytes. */
  name: string;
  bytes: Uint8Array;
  small: Uint8Array | null;
}
