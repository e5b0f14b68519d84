import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type BookingFilter, bookingEndpoints } from "#domain/api/bookings.ts";
import { careEndpoints } from "#domain/api/care.ts";
import { phoenixDay } from "#domain/phoenix.ts";
import { serve } from "#server/api/serve.ts";
import type { App } from "#server/app.ts";
import { confirmClock, readClock } from "#server/care/clock-mark.ts";
import { eraseBooking } from "#server/care/erase-booking.ts";
import { readRetention, writeRetention } from "#server/care/retention-setting.ts";
import { Problem } from "#server/problems.ts";
import { bookingPages, firstPageRead } from "./booking-pages.ts";
import { keptDays } from "./erase-expired.ts";
import { previewRetention } from "./preview-retention.ts";
import { type ExportFormat, exportFormats } from "./write-export.ts";

/** What the business owes to its data: taking it along, and forgetting it. */
export function careRoutes(server: FastifyInstance, app: App): void {
  const { store, env, now } = app;
  const { csv, json, retention, setRetention, clock } = careEndpoints;

  /**
   * Sends an export piece by piece, no faster than it is read. When the storage fails in between, the connection
   * breaks: no file may look complete that is not.
   */
  async function send(reply: FastifyReply, format: ExportFormat, filter: BookingFilter) {
    const { type, write } = exportFormats[format];
    const pages = await firstPageRead(bookingPages(store, filter));
    const content = Readable.from(write(pages));
    content.on("error", (error) => reply.log.error(error));
    return reply
      .type(type)
      .header(
        "content-disposition",
        `attachment; filename="bookings-${phoenixDay(now())}.${format}"`,
      )
      .send(content);
  }

  serve(server, env.SITE_URL, csv, ({ reply, query }) => send(reply, "csv", query));
  serve(server, env.SITE_URL, json, ({ reply, query }) => send(reply, "json", query));

  serve(server, env.SITE_URL, retention, () => store.run(readRetention, undefined));
  serve(server, env.SITE_URL, setRetention, ({ body }) => store.run(writeRetention, body));
  serve(server, env.SITE_URL, careEndpoints.previewRetention, ({ query }) =>
    store.run(previewRetention, keptDays(now(), query.months)),
  );

  const input = () => ({ now: now().toISOString() });
  serve(server, env.SITE_URL, clock, () => store.run(readClock, input()));
  serve(server, env.SITE_URL, careEndpoints.confirmClock, () => store.run(confirmClock, input()));

  serve(server, env.SITE_URL, bookingEndpoints.erase, async ({ params, user }) => {
    const outcome = await store.run(eraseBooking, {
      bookingId: params["id"] ?? "",
      actor: user.name,
      at: now().toISOString(),
      webhook: env.WEBHOOK_URL !== undefined,
    });
    if ("detail" in outcome) return outcome.detail;
    throw new Problem(outcome.refused, { detail: outcome.why });
  });
}
