import * as z from "zod/mini";
import { areas } from "#content/areas.ts";
import { serviceTypes } from "#domain/booking-options.ts";
import { statuses } from "#domain/booking-status.ts";
import { endpoint, none } from "./endpoint.ts";

const moment = z.iso.datetime();
const status = z.enum(statuses);

/** The areas of the API: the neighborhoods' slugs. */
export const areaSlug = z.enum(areas.map(({ slug }) => slug));
export const plan = z.enum(serviceTypes);

/** A booking as the owner sees it. Personal fields are empty once they were erased. @see spec section 3 */
export const booking = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  serviceDate: z.nullable(z.string()),
  numDogs: z.string(),
  serviceType: z.string(),
  specialRequests: z.nullable(z.string()),
  status,
  createdAt: moment,
  /** The neighborhood that it counts for; null where the zip belongs to none. */
  area: z.nullable(z.string()),
  /** The path of the page that it was sent from, where the browser said it. */
  page: z.nullable(z.string()),
  /** Seconds from the booking to the first contact; null while there was none. */
  contactSeconds: z.nullable(z.int()),
  /** The id of an earlier booking with the same phone or e-mail, at most 30 days older. */
  sameAs: z.nullable(z.string()),
  /** The id of the booking that this one was joined into. */
  joinedInto: z.nullable(z.string()),
  erasedAt: z.nullable(moment),
});
export type Booking = z.output<typeof booking>;

/**
 * Which bookings: all conditions hold together. `answered` stands for every status but pending and spam. Bookings
 * that were joined into another are left out.
 */
export const bookingFilter = z.object({
  status: z.optional(z.enum([...statuses, "answered"])),
  area: z.optional(areaSlug),
  plan: z.optional(plan),
  /**
   * Words of name, phone, e-mail, address, zip, neighborhood, requests and notes, each from its beginning; a phone also
   * by its last digits.
   */
  search: z.optional(z.string().check(z.maxLength(200))),
});
export type BookingFilter = z.output<typeof bookingFilter>;

const bookingQuery = z.extend(bookingFilter, {
  /** `newest` first, or `oldest` first: with status pending that is the least time left first. */
  sort: z._default(z.enum(["newest", "oldest"]), "newest"),
  /** `next` of the page before. Longer numbers do not fit PostgreSQL's. */
  after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
});

export const eventKinds = [
  "requested",
  "status",
  "note",
  "note-removed",
  "joined",
  "unjoined",
  "erased",
] as const;

/** One line of a booking's history. */
export const bookingEvent = z.object({
  id: z.string(),
  kind: z.enum(eventKinds),
  at: moment,
  /** Who did it: a username, "visitor" or "spam filter". */
  actor: z.string(),
  /** The page of the request. */
  page: z.nullable(z.string()),
  from: z.nullable(status),
  to: z.nullable(status),
  /** The text of a note; the id of the other booking where two were joined; why something is spam. */
  text: z.nullable(z.string()),
  /** The id of the event that this one takes back. */
  undoes: z.nullable(z.string()),
});
export type BookingEvent = z.output<typeof bookingEvent>;

export const messageKinds = ["lead", "confirmation", "reminder", "overdue", "webhook"] as const;

/**
 * `written`: to a file, where no mail server is set. `dropped`: it was no longer needed, such as a reminder of a booking
 * somebody had called about. `withheld`: a confirmation over the day's limits.
 */
export const messageStates = [
  "waiting",
  "sent",
  "written",
  "failed",
  "dropped",
  "withheld",
] as const;

/** A mail or a webhook that a booking owes, and what became of it. */
export const message = z.object({
  id: z.string(),
  kind: z.enum(messageKinds),
  bookingId: z.string(),
  state: z.enum(messageStates),
  attempts: z.int(),
  createdAt: moment,
  /** When it is tried next, while it waits. */
  nextAt: moment,
  sentAt: z.nullable(moment),
  /** Why the last try failed, or why it is withheld. */
  error: z.nullable(z.string()),
});
export type Message = z.output<typeof message>;

export const bookingDetail = z.object({
  booking,
  /** Oldest first. */
  history: z.array(bookingEvent),
  messages: z.array(message),
  /** Other bookings with the same phone or e-mail within 30 days, and those joined into this one, newest first. */
  related: z.array(booking),
});
export type BookingDetail = z.output<typeof bookingDetail>;

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));

export const bookingEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/bookings",
    summary: "A page of bookings that match a filter.",
    query: bookingQuery,
    body: none,
    status: 200,
    answer: z.object({ items: z.array(booking), next: z.nullable(z.string()) }),
    refusals: [],
  }),
  detail: endpoint({
    method: "GET",
    path: "/api/bookings/{id}",
    summary: "One booking with its history, its messages and its duplicates.",
    query: none,
    body: none,
    status: 200,
    answer: bookingDetail,
    refusals: [404],
  }),
  changeStatus: endpoint({
    method: "POST",
    path: "/api/bookings/{id}/status",
    summary:
      "Changes the status, if it still is what the caller saw; else 409 says who changed it.",
    keyed: true,
    query: none,
    body: z.object({ from: status, to: status }),
    status: 200,
    answer: bookingDetail,
    refusals: [404, 409, 422],
  }),
  note: endpoint({
    method: "POST",
    path: "/api/bookings/{id}/notes",
    summary: "Adds a note.",
    keyed: true,
    query: none,
    body: z.object({ text: line }),
    status: 201,
    answer: bookingDetail,
    refusals: [404, 422],
  }),
  join: endpoint({
    method: "POST",
    path: "/api/bookings/{id}/join",
    summary: "Joins this booking into another of the same person: it leaves the lists.",
    keyed: true,
    query: none,
    body: z.object({ into: z.string().check(z.minLength(1), z.maxLength(100)) }),
    status: 200,
    answer: bookingDetail,
    refusals: [404, 409, 422],
  }),
  undo: endpoint({
    method: "POST",
    path: "/api/bookings/{id}/undo",
    summary:
      "Takes back a status, a note or a join, if nothing has happened to it since; else 409.",
    keyed: true,
    query: none,
    body: z.object({ event: z.string().check(z.minLength(1), z.maxLength(100)) }),
    status: 200,
    answer: bookingDetail,
    refusals: [404, 409, 422],
  }),
  erase: endpoint({
    method: "POST",
    path: "/api/bookings/{id}/erase",
    summary: "Erases the personal fields for good; the history stays without them.",
    query: none,
    body: none,
    status: 200,
    answer: bookingDetail,
    refusals: [404],
  }),
};
