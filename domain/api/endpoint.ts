import * as z from "zod/mini";

/** Stands where a call has no query, no body or no JSON answer. */
export const none = z.unknown();

/** One call of the owner's API, as server, inbox and its description all know it. */
export interface Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: "DELETE" | "GET" | "POST" | "PUT";
  /** Its address; parameters stand in braces, as in "/api/bookings/{id}". */
  readonly path: `/api/${string}`;
  /** What it does, in one sentence. */
  readonly summary: string;
  /** True for what a stranger may call. Everything else answers 401 without a session. */
  readonly open?: true;
  /** True for a change that is stored once for each Idempotency-Key. */
  readonly keyed?: true;
  readonly query: Query;
  readonly body: Body;
  /** The status of success. */
  readonly status: 200 | 201 | 204;
  readonly answer: Answer;
  /** The content type of an answer that is no JSON. */
  readonly type?: string;
  /** The statuses of its own refusals, besides those that every call can meet (400, 401, 403, 500, 503). */
  readonly refusals: readonly number[];
}

/** Defines a call, with the types of its parts. */
export const endpoint = <
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  definition: Endpoint<Query, Body, Answer>,
): Endpoint<Query, Body, Answer> => definition;
