import * as z from "zod/mini";
import { retentionBounds } from "#domain/published/privacy.ts";
import { booking, bookingFilter } from "./bookings.ts";
import { endpoint } from "./endpoint.ts";

/**
 * How long the personal fields of bookings that led to nothing (neither scheduled nor active) are kept, in months;
 * null keeps them.
 */
const { min, max } = retentionBounds;
const months = z.nullable(z.int().check(z.minimum(min), z.maximum(max)));
const retention = z.object({ months });

/** The server's clock, and the last time at which it was known to be right. */
const clockState = z.object({
  now: z.iso.datetime(),
  mark: z.iso.datetime(),
  /** Negative where the clock is behind. */
  daysAhead: z.int(),
  /** While false, nothing is erased by age. */
  isTrusted: z.boolean(),
});
export type ClockState = Readonly<z.output<typeof clockState>>;
/** A booking with its visit and its notes, the oldest first. */
const exportedBooking = z.extend(z.omit(booking, { claimedBy: true, claimedUntil: true }), {
  visitDay: z.nullable(z.string()),
  /** "07:00-11:00", Phoenix time. */
  visitHours: z.nullable(z.string()),
  visitState: z.nullable(z.string()),
  notes: z.array(z.object({ at: z.iso.datetime(), actor: z.string(), text: z.string() })),
});
export type ExportedBooking = z.output<typeof exportedBooking>;

export const privacyEndpoints = {
  csv: endpoint({
    method: "GET",
    path: "/api/export.csv",
    for: "owner",
    recent: true,
    summary:
      "All bookings that match a filter as CSV (RFC 4180), the newest first. Times are Phoenix time.",
    query: bookingFilter,
    status: 200,
    type: "text/csv",
    errors: [422],
  }),
  customers: endpoint({
    method: "GET",
    path: "/api/customers.csv",
    for: "owner",
    recent: true,
    summary: "The customers as CSV, in columns that route software imports.",
    status: 200,
    type: "text/csv",
  }),
  json: endpoint({
    method: "GET",
    path: "/api/export.json",
    for: "owner",
    recent: true,
    summary: "All bookings that match a filter as one JSON array, the newest first.",
    query: bookingFilter,
    answer: z.array(exportedBooking),
    errors: [422],
  }),
  retention: endpoint({
    method: "GET",
    path: "/api/retention",
    for: "owner",
    summary: "How many months the personal fields of bookings that led to nothing are kept.",
    answer: retention,
  }),
  setRetention: endpoint({
    method: "PUT",
    path: "/api/retention",
    for: "owner",
    recent: true,
    summary: "Sets it. Once a day the personal fields of older ones are erased.",
    body: retention,
    answer: retention,
    errors: [422],
  }),
  previewRetention: endpoint({
    method: "GET",
    path: "/api/retention/preview",
    for: "owner",
    summary: "How many bookings a setting would erase now.",
    query: z.object({ months: z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max)) }),
    answer: z.object({
      bookings: z.int(),
      /** The day of the oldest of them, Phoenix time. */
      oldest: z.nullable(z.iso.date()),
    }),
    errors: [422],
  }),
  clock: endpoint({
    method: "GET",
    path: "/api/clock",
    for: "owner",
    summary: "The server's clock, and whether bookings are erased by age.",
    answer: clockState,
  }),
  confirmClock: endpoint({
    method: "POST",
    path: "/api/clock/confirm",
    for: "owner",
    summary: "Confirms that the clock is right: bookings are erased by age again.",
    answer: clockState,
  }),
};
