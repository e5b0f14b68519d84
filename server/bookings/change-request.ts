import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { BookingDetail, bookingDetail } from "#domain/api/bookings.ts";
import type { Endpoint } from "#domain/api/endpoint.ts";
import type { Command } from "#server/db/command.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { type Call, serve } from "#server/http/serve.ts";
import type { ChangeRequest, ChangeResult } from "./change.ts";

export function detailOf(result: ChangeResult): BookingDetail {
  if ("detail" in result) return result.detail;
  throw new Problem(result.rejected, { detail: result.reason, actor: result.actor });
}

export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = z.optional(z.uuid()).safeParse(headers["idempotency-key"]);
  if (key.success) return key.data?.toLowerCase();
  throw new Problem("malformed", { detail: "Idempotency-Key must be a UUID" });
}

export const changeOf = (
  { now }: Pick<Context, "now">,
  { params, user, request }: Pick<Call<unknown, unknown>, "params" | "user" | "request">,
): ChangeRequest => ({
  bookingId: params["id"] ?? "",
  actor: user.name,
  at: now().toISOString(),
  key: idempotencyKeyOf(request),
});

/** Serves a change of a booking: the body says everything but whose, by whom and when. */
export const serveChange = <Body extends z.ZodMiniType<object>>(
  server: FastifyInstance,
  app: Pick<Context, "now" | "store">,
  endpoint: Endpoint<z.ZodMiniType, Body, typeof bookingDetail>,
  change: Command<ChangeRequest & z.output<Body>, ChangeResult>,
): void =>
  serve(server, endpoint, async (call) =>
    detailOf(await app.store.run(change, { ...changeOf(app, call), ...call.body })),
  );
