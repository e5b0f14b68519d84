import type { FastifyInstance } from "fastify";
import { bookingEndpoints } from "#domain/api/bookings.ts";
import { numberEndpoints } from "#domain/api/reports.ts";
import { foldEndpoints } from "#domain/api/tasks.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { serve } from "#server/http/serve.ts";
import { notFound } from "./change.ts";
import { changeOf, detailOf, idempotencyKeyOf, serveChange } from "./change-request.ts";
import { changeStatus } from "./change-status.ts";
import { claimBooking } from "./claim-booking.ts";
import { correctBooking } from "./correct-booking.ts";
import { decideFold } from "./folds.ts";
import { listRows } from "./list-bookings.ts";
import { mergeBooking } from "./merge-booking.ts";
import { addNote } from "./notes.ts";
import { countNumbers } from "./numbers.ts";
import { readBooking } from "./read-booking.ts";
import { recordCall } from "./record-call.ts";
import { storeBooking } from "./store-booking.ts";
import { undo } from "./undo.ts";

export function ownerBookingRoutes(server: FastifyInstance, app: Context): void {
  const { store, now, newId } = app;
  const endpoints = bookingEndpoints;

  // Where a plain form is sent to, opened again by a person.
  server.addHook("onRequest", async ({ method, routeOptions, url, user, headers }, reply) => {
    const isOpened = method === "GET" && routeOptions.url === endpoints.list.path && user === null;
    if (!isOpened || !headers.accept?.includes("text/html")) return;
    return reply.redirect(url.replace(endpoints.list.path, "/book-now"), 303);
  });
  serve(server, endpoints.list, async ({ query }) => {
    const page = await store.run(listRows, { ...query, now: now().toISOString() });
    const items = page.items.map(({ notes, ...row }) => ({
      ...row,
      note: notes.at(-1)?.text ?? null,
    }));
    return { ...page, items };
  });
  serve(server, endpoints.detail, async ({ params }) => {
    const found = await store.run(readBooking, { id: params["id"] ?? "" });
    return detailOf(found ? { detail: found } : notFound);
  });
  serveChange(server, app, endpoints.changeStatus, changeStatus);
  serveChange(server, app, endpoints.call, recordCall);
  serve(server, endpoints.correct, async (call) => {
    const { from, to } = call.body;
    // An optional field that was emptied is undefined here, and null in the store.
    const values = Object.fromEntries(
      Object.entries(to).map(([field, value]) => [field, value ?? null]),
    );
    return detailOf(await store.run(correctBooking, { ...changeOf(app, call), from, to: values }));
  });
  serve(server, endpoints.addLead, async ({ body, user, request }) => {
    const { confirm, ...booking } = body;
    const stored = await store.run(storeBooking, {
      id: newId(),
      createdAt: now().toISOString(),
      booking,
      page: null,
      spam: null,
      arrival: null,
      key: idempotencyKeyOf(request) ?? null,
      enteredBy: user.name,
      confirm,
    });
    if (!stored) throw new Problem("key-reused");
    const detail = await store.run(readBooking, { id: stored.id });
    return detailOf(detail ? { detail } : notFound);
  });
  serve(server, numberEndpoints.numbers, () =>
    store.run(countNumbers, { now: now().toISOString() }),
  );
  serve(server, foldEndpoints.decide, async ({ params: { id = "" }, body, user }) => {
    const decided = { fold: id, actor: user.name, at: now().toISOString(), ...body };
    const { ids } = await store.run(decideFold, decided);
    return { moved: ids.length };
  });
  serve(server, endpoints.claim, async (call) =>
    detailOf(await store.run(claimBooking, changeOf(app, call))),
  );
  serveChange(server, app, endpoints.note, addNote);
  serveChange(server, app, endpoints.merge, mergeBooking);
  serveChange(server, app, endpoints.undo, undo);
}
