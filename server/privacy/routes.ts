import type { FastifyInstance } from "fastify";
import { bookingEndpoints } from "#domain/api/bookings.ts";
import { privacyEndpoints } from "#domain/api/reports.ts";
import { phoenixDay } from "#domain/dates.ts";
import { changeOf, detailOf } from "#server/bookings/change-request.ts";
import type { Context } from "#server/http/context.ts";
import { serve } from "#server/http/serve.ts";
import { eraseBooking } from "./erase.ts";
import { bookingsToExport, csvOf } from "./export.ts";

export function privacyRoutes(
  server: FastifyInstance,
  { store, now }: Pick<Context, "store" | "now">,
): void {
  // Whole, so that a store that fails midway leaves no file that looks complete.
  serve(server, privacyEndpoints.csv, async ({ reply }) => {
    const bookings = await bookingsToExport(store, now());
    return reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="bookings-${phoenixDay(now())}.csv"`)
      .send(csvOf(bookings));
  });
  serve(server, bookingEndpoints.erase, async (call) =>
    detailOf(await store.run(eraseBooking, changeOf({ now }, call))),
  );
}
