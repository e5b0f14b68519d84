import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { type BookingDetail, bookingEndpoints } from "#domain/api/bookings.ts";
import { type Call, serve } from "#server/api/serve.ts";
import type { App } from "#server/app.ts";
import { addNote } from "#server/bookings/add-note.ts";
import { joinBooking } from "#server/bookings/join-booking.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { readBooking } from "#server/bookings/read-booking.ts";
import { Problem } from "#server/problems.ts";
import { changeStatus } from "./change-status.ts";
import { notFound, type Outcome } from "./outcome.ts";
import { undo } from "./undo.ts";

/** @throws Problem for what was refused */
function detailOf(outcome: Outcome): BookingDetail {
  if ("detail" in outcome) return outcome.detail;
  throw new Problem(outcome.refused, { detail: outcome.why, actor: outcome.actor });
}

/** The key of a change. It becomes an id, so that it must be a UUID. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = z.optional(z.uuid()).safeParse(headers["idempotency-key"]);
  if (key.success) return key.data?.toLowerCase();
  throw new Problem("malformed", { detail: "Idempotency-Key takes a UUID" });
}

/** The owner's calls about bookings, besides erasing. */
export function inboxRoutes(server: FastifyInstance, app: App): void {
  const { store, env, now } = app;
  const endpoints = bookingEndpoints;

  const change = ({
    params,
    user,
    request,
  }: Pick<Call<unknown, unknown>, "params" | "user" | "request">) => ({
    bookingId: params["id"] ?? "",
    actor: user.name,
    at: now().toISOString(),
    webhook: env.WEBHOOK_URL !== undefined,
    key: keyOf(request),
  });

  serve(server, env.SITE_URL, endpoints.list, ({ query }) => store.run(listBookings, query));
  serve(server, env.SITE_URL, endpoints.detail, async ({ params }) => {
    const found = await store.run(readBooking, { id: params["id"] ?? "" });
    return detailOf(found ? { detail: found } : notFound);
  });
  serve(server, env.SITE_URL, endpoints.changeStatus, async (call) =>
    detailOf(await store.run(changeStatus, { ...change(call), ...call.body })),
  );
  serve(server, env.SITE_URL, endpoints.note, async (call) =>
    detailOf(await store.run(addNote, { ...change(call), ...call.body })),
  );
  serve(server, env.SITE_URL, endpoints.join, async (call) =>
    detailOf(await store.run(joinBooking, { ...change(call), ...call.body })),
  );
  serve(server, env.SITE_URL, endpoints.undo, async (call) =>
    detailOf(await store.run(undo, { ...change(call), ...call.body })),
  );
}
