import type { FastifyInstance } from "fastify";
import { bookingEndpoints } from "#domain/api/bookings.ts";
import { seriesEndpoints } from "#domain/api/series.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { serve } from "#server/http/serve.ts";
import { notFound } from "#server/journal/change.ts";
import { changeOf, detailOf, idempotencyKeyOf } from "#server/journal/change-request.ts";
import { readBooking } from "#server/journal/read-booking.ts";
import { apologize } from "./apologize.ts";
import { changeStatus } from "./change-status.ts";
import { claimBooking } from "./claim-booking.ts";
import { correctBooking } from "./correct-booking.ts";
import { followUp } from "./follow-up.ts";
import { listBookings } from "./list-bookings.ts";
import { mergeBooking } from "./merge-booking.ts";
import { addNote } from "./notes.ts";
import { decideSeries, listSeries } from "./series.ts";
import { storeBooking } from "./store-booking.ts";
import { undo } from "./undo.ts";

export function ownerBookingRoutes(server: FastifyInstance, app: Context): void {
  const { store, now, newId } = app;
  const endpoints = bookingEndpoints;

  serve(server, endpoints.list, ({ query }) => store.run(listBookings, query));
  serve(server, endpoints.detail, async ({ params }) => {
    const found = await store.run(readBooking, { id: params["id"] ?? "" });
    return detailOf(found ? { detail: found } : notFound);
  });
  serve(server, endpoints.changeStatus, async (call) =>
    detailOf(await store.run(changeStatus, { ...changeOf(app, call), ...call.body })),
  );
  serve(server, endpoints.followUp, async (call) =>
    detailOf(await store.run(followUp, { ...changeOf(app, call), ...call.body })),
  );
  serve(server, endpoints.correct, async (call) => {
    const { from, to, confirm } = call.body;
    // An optional field that was emptied is undefined here, and null in the store.
    const values = Object.fromEntries(
      Object.entries(to).map(([field, value]) => [field, value ?? null]),
    );
    return detailOf(
      await store.run(correctBooking, { ...changeOf(app, call), from, to: values, confirm }),
    );
  });
  serve(server, endpoints.addLead, async ({ body, user, request }) => {
    const { confirm, ...booking } = body;
    const stored = await store.run(storeBooking, {
      id: newId(),
      createdAt: now().toISOString(),
      booking,
      page: null,
      spam: null,
      series: null,
      network: null,
      key: idempotencyKeyOf(request) ?? null,
      enteredBy: user.name,
      confirm,
    });
    if (!stored) throw new Problem("key-reused");
    const detail = await store.run(readBooking, { id: stored.id });
    return detailOf(detail ? { detail } : notFound);
  });
  serve(server, seriesEndpoints.list, async () => ({
    series: await store.run(listSeries, {}),
  }));
  serve(server, seriesEndpoints.decide, async ({ params: { id = "" }, body, user }) => {
    const decided = { series: id, actor: user.name, at: now().toISOString(), ...body };
    const { ids } = await store.run(decideSeries, decided);
    return { moved: ids.length };
  });
  serve(server, endpoints.claim, async (call) =>
    detailOf(await store.run(claimBooking, changeOf(app, call))),
  );
  serve(server, endpoints.note, async (call) =>
    detailOf(await store.run(addNote, { ...changeOf(app, call), ...call.body })),
  );
  serve(server, endpoints.merge, async (call) =>
    detailOf(await store.run(mergeBooking, { ...changeOf(app, call), ...call.body })),
  );
  serve(server, endpoints.apologize, async ({ params }) => {
    const input = { bookingId: params["id"] ?? "", at: now().toISOString() };
    return detailOf(await store.run(apologize, input));
  });
  serve(server, endpoints.undo, async (call) =>
    detailOf(await store.run(undo, { ...changeOf(app, call), ...call.body })),
  );
}
