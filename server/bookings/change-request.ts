import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { BookingDetail } from "#domain/api/bookings.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import type { Call } from "#server/http/serve.ts";
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
