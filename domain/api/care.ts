import * as z from "zod/mini";
import { retentionBounds } from "#domain/retention.ts";
import { booking, bookingFilter } from "./bookings.ts";
import { endpoint, none } from "./endpoint.ts";

/**
 * How long the personal fields of bookings that led to nothing (neither scheduled nor active) are kept, in months;
 * null keeps them.
 */
const { min, max } = retentionBounds;
const months = z.nullable(z.int().check(z.minimum(min), z.maximum(max)));
const retention = z.object({ months });

export const careEndpoints = {
  csv: endpoint({
    method: "GET",
    path: "/api/export.csv",
    summary: "All bookings that match a filter as CSV (RFC 4180), the newest first.",
    query: bookingFilter,
    body: none,
    status: 200,
    answer: none,
    type: "text/csv",
    refusals: [422],
  }),
  json: endpoint({
    method: "GET",
    path: "/api/export.json",
    summary: "All bookings that match a filter as one JSON array, the newest first.",
    query: bookingFilter,
    body: none,
    status: 200,
    answer: z.array(booking),
    refusals: [422],
  }),
  retention: endpoint({
    method: "GET",
    path: "/api/retention",
    summary: "For how many months the personal fields of bookings that led to nothing are kept.",
    query: none,
    body: none,
    status: 200,
    answer: retention,
    refusals: [],
  }),
  setRetention: endpoint({
    method: "PUT",
    path: "/api/retention",
    summary: "Sets it. Once a day the personal fields of older ones are erased.",
    query: none,
    body: retention,
    status: 200,
    answer: retention,
    refusals: [422],
  }),
  previewRetention: endpoint({
    method: "GET",
    path: "/api/retention/preview",
    summary: "How many bookings a setting would erase now.",
    query: z.object({ months: z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max)) }),
    body: none,
    status: 200,
    answer: z.object({
      bookings: z.int(),
      /** The day of the oldest of them, Phoenix time. */
      oldest: z.nullable(z.iso.date()),
    }),
    refusals: [422],
  }),
};
