import * as z from "zod/mini";
import { bookingFilter } from "./bookings.ts";
import { endpoint } from "./endpoint.ts";

export const privacyEndpoints = {
  /** All bookings that match a filter as CSV (RFC 4180), the newest first; or today's customers, as route software imports them. Times are Phoenix time. */
  csv: endpoint({
    method: "GET",
    path: "/api/export.csv",
    for: "owner",
    recent: true,
    query: z.extend(bookingFilter, {
      list: z._default(z.enum(["bookings", "customers"]), "bookings"),
    }),
    status: 200,
  }),
};
