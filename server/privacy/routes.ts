import type { FastifyInstance, FastifyReply } from "fastify";
import { type BookingFilter, bookingEndpoints } from "#domain/api/bookings.ts";
import { privacyEndpoints } from "#domain/api/reports.ts";
import { phoenixDay } from "#domain/dates.ts";
import { changeOf, detailOf } from "#server/bookings/change-request.ts";
import type { Context } from "#server/http/context.ts";
import { serve } from "#server/http/serve.ts";
import { eraseBooking } from "./erase.ts";
import { bookingsToExport, exportFiles } from "./export.ts";

export function privacyRoutes(
  server: FastifyInstance,
  { store, now }: Pick<Context, "store" | "now">,
): void {
  /** Whole, so that a store that fails midway leaves no file that looks complete. */
  async function sendExport(
    reply: FastifyReply,
    name: keyof typeof exportFiles,
    filter: BookingFilter,
  ) {
    const bookings = await bookingsToExport(store, filter, now());
    const file = `${name}-${phoenixDay(now())}.csv`;
    return reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="${file}"`)
      .send(exportFiles[name](bookings));
  }

  serve(server, privacyEndpoints.csv, ({ reply, query: { list, ...filter } }) =>
    sendExport(reply, list, list === "customers" ? { status: "active" } : filter),
  );
  serve(server, bookingEndpoints.erase, async (call) =>
    detailOf(await store.run(eraseBooking, changeOf({ now }, call))),
  );
}
