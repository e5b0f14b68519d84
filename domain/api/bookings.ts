import * as z from "zod/mini";
import { areas } from "#content/areas.ts";
import { bookingFields } from "#domain/booking/booking.ts";
import { agreedSchema, correctionSchema, leadSchema } from "#domain/booking/corrections.ts";
import { fieldTable, storedFields } from "#domain/booking/fields.ts";
import { mergeQuestions } from "#domain/booking/merge.ts";
import { serviceTypes } from "#domain/booking/options.ts";
import { statuses } from "#domain/booking/status.ts";
import { visitEvents } from "#domain/business-clock/visits.ts";
import { kinds } from "#domain/message-kinds.ts";
import { endpoint } from "./endpoint.ts";

const moment = z.iso.datetime();
const status = z.enum(statuses);

/** The areas of the API: the neighborhoods' slugs. */
export const areaSlug = z.enum(areas.map(({ slug }) => slug));
const plan = z.enum(serviceTypes);

const callOutcomes = [
  "reached",
  "voicemail",
  "call-back",
  "not-interested",
  "wrong-number",
  "customer",
] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const contactMethods = ["call", "text", "email"] as const;
export type ContactMethod = (typeof contactMethods)[number];

/** A booking as the owner sees it. Erased personal fields are empty. @see docs/product.md#stored-booking */
export const booking = z.object({
  id: z.string(),
  ...storedFields(fieldTable),
  status,
  createdAt: moment,
  /** The neighborhood that it counts for; null where the zip belongs to none. */
  area: z.nullable(z.string()),
  /** The path of the page that it was sent from, if the browser sent it. */
  page: z.nullable(z.string()),
  /** Seconds from the booking to the first contact; null before that. */
  contactSeconds: z.nullable(z.int()),
  /** The id of an earlier booking with the same phone or email, at most 30 days older. */
  sameAs: z.nullable(z.string()),
  /** The id of a later one, at most 30 days newer. */
  againAs: z.nullable(z.string()),
  /** The id of the booking that this one was merged into. */
  mergedInto: z.nullable(z.string()),
  erasedAt: z.nullable(moment),
  /** Sent by the form or a program, or entered by a user for somebody who called. */
  source: z.enum(["form", "phone"]),
  /** The user who is about to call, until `claimedUntil`. It counts only while the booking is pending. */
  claimedBy: z.nullable(z.string()),
  claimedUntil: z.nullable(moment),
  /** When to turn to it again: somebody was reached and has not decided, or a voicemail was left. */
  followUpAt: z.nullable(moment),
  /** The plan that was agreed on when they became a customer; null if they never did. */
  chosenPlan: z.nullable(z.string()),
  /** Whole US dollars for a visit, as quoted for the plan and the dogs above; null where no price was said. */
  quotedPerVisit: z.nullable(z.int()),
  /** How the visitor likes to be reached; null if they have not said. */
  reachBy: z.nullable(z.enum(contactMethods)),
  /** The day and network that it is shown together with others in one row for. */
  fold: z.nullable(z.string()),
});
export type Booking = z.output<typeof booking>;

/**
 * A filter for bookings: all conditions must match. `answered` is every status but pending and spam. Bookings that were
 * merged into another are left out.
 */
export const bookingFilter = z.object({
  status: z.optional(z.enum([...statuses, "answered"])),
  /**
   * Words of name, phone, email, address, zip, neighborhood, requests and notes, each from its beginning; a phone also
   * by its last digits.
   */
  search: z.optional(z.string().check(z.maxLength(200))),
  /** What is shown in one row for a network, or "none" for what is shown by itself. */
  fold: z.optional(z.string().check(z.maxLength(100))),
});
export type BookingFilter = z.output<typeof bookingFilter>;

const bookingQuery = z.extend(bookingFilter, {
  /** `newest` first, or `oldest` first: with status pending that is the least time left first. */
  sort: z._default(z.enum(["newest", "oldest"]), "newest"),
  /** `next` of the page before. Longer numbers do not fit PostgreSQL's. */
  after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
});

/** Each with what its `text` holds; null for the others, and once it was undone or erased. */
export const eventKinds = [
  "requested",
  /** The plan of a new customer, `wrongNumber`, or why it is spam. */
  "status",
  /** Its words. */
  "note",
  "note-removed",
  /** When to call back. */
  "voicemail",
  "follow-up",
  /** A `Correction` as JSON. */
  "edited",
  /** The id of the other booking. */
  "merged",
  "erased",
  /** Day and window, such as "2026-11-24 07:00-11:00". */
  ...visitEvents,
  "link-renewed",
  /** A `ContactMethod`. */
  "reach-chosen",
  "erasure-asked",
  "gate-note",
] as const;

const bookingEvent = z.object({
  id: z.string(),
  kind: z.enum(eventKinds),
  at: moment,
  /** A username, "visitor" or "spam filter". */
  actor: z.string(),
  from: z.nullable(status),
  to: z.nullable(status),
  /** @see eventKinds */
  text: z.nullable(z.string()),
  /** The id of the event that this one takes back. */
  undoes: z.nullable(z.string()),
  /** The id of the main event of the same press, as when scheduling a visit also marks the booking. */
  partOf: z.nullable(z.string()),
});
export type BookingEvent = z.output<typeof bookingEvent>;

/**
 * `written`: to a file, where no mail server is set. `dropped`: it was no longer needed, such as a reminder of a booking
 * somebody had called about. `withheld`: a confirmation over the day's limits.
 */
const messageStates = ["waiting", "sent", "written", "failed", "dropped", "withheld"] as const;

/** An email, a notification or a webhook, and what became of it. */
export const message = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  /** Null for digests and alarms. */
  bookingId: z.nullable(z.string()),
  /** The device that a notification goes to; null for emails and webhooks. */
  deviceId: z.nullable(z.string()),
  state: z.enum(messageStates),
  attempts: z.int(),
  createdAt: moment,
  /** When it is tried next, if it is waiting. */
  nextAt: moment,
  sentAt: z.nullable(moment),
  /** Why the last attempt failed, or why it is withheld. */
  error: z.nullable(z.string()),
});
export type Message = z.output<typeof message>;

/**
 * `asked`: a visitor asked for the day, which takes no place until somebody confirms it. `cancelled` may be scheduled
 * anew. After `done`, only a customer gets another one.
 */
const visitStates = ["asked", "booked", "done", "no-access", "cancelled"] as const;

/** The first visit of a booking, or a free one again after a missed visit. */
export const visit = z.object({
  bookingId: z.string(),
  /** Phoenix day, such as "2026-11-24". */
  day: z.iso.date(),
  /** Phoenix time on 24 hours, such as "07:00". */
  starts: z.string(),
  ends: z.string(),
  state: z.enum(visitStates),
  /** When the owner said that somebody comes although the day is closed; null for all other visits. */
  keptAt: z.nullable(moment),
  /** Grows with every change. A change names the one that it saw. */
  sequence: z.int(),
  changedAt: moment,
  outcomeAt: z.nullable(moment),
});
export type Visit = z.output<typeof visit>;

const known = z.nullable(z.string());

/** A booking in a list. */
const bookingRow = z.extend(booking, {
  /** What is known of them, in a few words; `state` is the one of the address. */
  phrase: z.string(),
  visit: z.nullable(visit),
  /** The last note. */
  note: z.nullable(z.string()),
});
export type BookingRow = z.output<typeof bookingRow>;

export const bookingDetail = z.object({
  booking,
  /** Where the visitor came from: what the first address of the tab said, and the host of the page that led there. */
  source: z.object({
    utm_source: known,
    utm_medium: known,
    utm_campaign: known,
    utm_term: known,
    utm_content: known,
    referrer: known,
  }),
  /** Null where none was ever scheduled. */
  visit: z.nullable(visit),
  /** Oldest first. */
  history: z.array(bookingEvent),
  messages: z.array(message),
  /** Other bookings with the same phone or email within 30 days, and those merged into this one, newest first. */
  related: z.array(z.extend(booking, { visit: z.nullable(visit) })),
});
export type BookingDetail = z.output<typeof bookingDetail>;

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));

const seen = z.partialRecord(z.enum(bookingFields), z.nullable(z.string()));

const haveSameKeys = (one: object, other: object): boolean =>
  Object.keys(one).toSorted().join() === Object.keys(other).toSorted().join();

const correction = z
  .object({
    /** The fields as the caller saw them. */
    from: seen,
    /** The same fields with their new values. */
    to: correctionSchema,
  })
  .check(
    z.refine(({ from, to }) => Object.keys(to).length > 0 && haveSameKeys(from, to), {
      error: "must have the same fields as from, at least one",
      path: ["to"],
    }),
  );

const bookingId = z.string().check(z.minLength(1), z.maxLength(100));

const lead = z.extend(leadSchema, {
  /** Whether a confirmation goes to the email address. */
  confirm: z._default(z.boolean(), false),
});

export const bookingEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/bookings",
    query: bookingQuery,
    answer: z.object({ items: z.array(bookingRow), next: z.nullable(z.string()) }),
  }),
  detail: endpoint({
    method: "GET",
    path: "/api/bookings/{id}",
    answer: bookingDetail,
  }),
  changeStatus: endpoint({
    method: "POST",
    path: "/api/bookings/{id}/status",
    keyed: true,
    body: z.object({ from: status, to: status }),
    answer: bookingDetail,
  }),
  /** What came of a call; 409 if the status has changed. One that ends in a visit is scheduled. */
  call: endpoint({
    method: "POST",
    path: "/api/bookings/{id}/call",
    keyed: true,
    body: z.object({
      from: status,
      outcome: z.enum(callOutcomes),
      /** When to turn to it again. Without it, after a voicemail in the other half of the day, else in two days. */
      until: z.optional(moment),
      note: z.optional(line),
      /** For a new customer: the plan that was agreed on. Without it, the one that was booked. */
      plan: z.optional(plan),
      /** What else was agreed on, or quoted. */
      agreed: z.optional(agreedSchema),
    }),
    answer: bookingDetail,
  }),
  /** Corrects fields by the form's rules if they are still what the caller saw; else 409 says who changed them. */
  correct: endpoint({
    method: "PATCH",
    path: "/api/bookings/{id}",
    keyed: true,
    body: correction,
    answer: bookingDetail,
  }),
  addLead: endpoint({
    method: "POST",
    path: "/api/leads",
    keyed: true,
    body: lead,
    status: 201,
    answer: bookingDetail,
  }),
  /** Shows others for 15 minutes that the caller is about to phone; 409 says who already is. */
  claim: endpoint({
    method: "POST",
    path: "/api/bookings/{id}/claim",
    answer: bookingDetail,
  }),
  note: endpoint({
    method: "POST",
    path: "/api/bookings/{id}/notes",
    keyed: true,
    body: z.object({ text: line }),
    status: 201,
    answer: bookingDetail,
  }),
  /** Makes two bookings of one person one: the one with a visit ahead goes on, else the newest. */
  merge: endpoint({
    method: "POST",
    path: "/api/bookings/{id}/merge",
    keyed: true,
    body: z.object({
      into: bookingId,
      /** Where the two differ, the id of the one whose values are kept: without it, the newest's. */
      keep: z.optional(z.partialRecord(z.enum(mergeQuestions), bookingId)),
    }),
    answer: bookingDetail,
  }),
  /** Takes back a status, a visit or a note, if nothing has happened to it since; else 409. */
  undo: endpoint({
    method: "POST",
    path: "/api/bookings/{id}/undo",
    keyed: true,
    body: z.object({ event: z.string().check(z.minLength(1), z.maxLength(100)) }),
    answer: bookingDetail,
  }),
  erase: endpoint({
    method: "POST",
    path: "/api/bookings/{id}/erase",
    for: "owner",
    answer: bookingDetail,
  }),
};
