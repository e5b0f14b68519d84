import * as z from "zod/mini";

/** For calls without a query, a body or a JSON answer. */
export const none = z.unknown();

/** One call of the API, shared by the server, the inbox and the API description. */
export interface Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: "DELETE" | "GET" | "PATCH" | "POST" | "PUT";
  /** Its path, with parameters in braces: "/api/bookings/{id}". */
  readonly path: `/api/${string}`;
  /** What it does, in one sentence. */
  readonly summary: string;
  /** True if strangers may call it. Every other call answers 401 without a session. */
  readonly open?: true;
  /** "owner" if helpers get 403. Every other call is for both. */
  readonly for?: "owner";
  /** True if a first password opens it. Every other call answers 403 until it is replaced. */
  readonly forFirstPassword?: true;
  /** True if it needs a sign-in of the last ten minutes, else 403. */
  readonly recent?: true;
  /** True for a change that is stored once for each Idempotency-Key. */
  readonly keyed?: true;
  /** True if plain HTML forms may send it, too. */
  readonly form?: true;
  /** The headers that it reads, with their descriptions. */
  readonly headers?: z.ZodMiniType;
  readonly query: Query;
  readonly body: Body;
  /** The status of success. */
  readonly status: 200 | 201 | 204;
  readonly answer: Answer;
  /** The content type of an answer that is not JSON. */
  readonly type?: string;
  /** Its error statuses, in addition to those of every call (400, 401, 403, 500, 503). */
  readonly errors: readonly number[];
}

/** Defines a call, with the types of its parts. */
export const endpoint = <
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  definition: Endpoint<Query, Body, Answer>,
): Endpoint<Query, Body, Answer> => definition;
