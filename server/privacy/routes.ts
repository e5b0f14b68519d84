import { once } from "node:events";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type BookingFilter, bookingEndpoints } from "#domain/api/bookings.ts";
import { privacyEndpoints } from "#domain/api/privacy.ts";
import { phoenixDay } from "#domain/dates.ts";
import type { Context } from "#server/http/context.ts";
import { serve } from "#server/http/serve.ts";
import { changeOf, detailOf } from "#server/journal/change-request.ts";
import { confirmClock, readClock } from "./clock-mark.ts";
import { eraseBooking } from "./erase.ts";
import { bookingPages, exportFormats } from "./export.ts";
import { keptDays, previewRetention, readRetention, writeRetention } from "./retention.ts";

export function privacyRoutes(
  server: FastifyInstance,
  { store, now }: Pick<Context, "store" | "now">,
): void {
  /** If the store fails midway, the connection breaks, so that no incomplete file looks complete. */
  async function sendExport(
    reply: FastifyReply,
    format: keyof typeof exportFormats,
    filter: BookingFilter,
  ) {
    const { name, end, type, write } = exportFormats[format];
    const content = Readable.from(write(bookingPages(store, filter)));
    content.on("error", (error) => reply.log.error(error));
    // A store that fails at the start still gets a proper error response.
    await once(content, "readable");
    const file = `${name}-${phoenixDay(now())}.${end}`;
    return reply
      .type(type)
      .header("content-disposition", `attachment; filename="${file}"`)
      .send(content);
  }
  const clock = () => ({ now: now().toISOString() });

  serve(server, privacyEndpoints.csv, ({ reply, query }) => sendExport(reply, "csv", query));
  serve(server, privacyEndpoints.customers, ({ reply }) =>
    sendExport(reply, "customers", { status: "active" }),
  );
  serve(server, privacyEndpoints.json, ({ reply, query }) => sendExport(reply, "json", query));
  serve(server, privacyEndpoints.retention, () => store.run(readRetention, undefined));
  serve(server, privacyEndpoints.setRetention, ({ body }) => store.run(writeRetention, body));
  serve(server, privacyEndpoints.previewRetention, ({ query }) =>
    store.run(previewRetention, keptDays(now(), query.months)),
  );
  serve(server, privacyEndpoints.clock, () => store.run(readClock, clock()));
  serve(server, privacyEndpoints.confirmClock, () => store.run(confirmClock, clock()));
  serve(server, bookingEndpoints.erase, async (call) =>
    detailOf(await store.run(eraseBooking, changeOf({ now }, call))),
  );
}
