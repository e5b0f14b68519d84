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

/** What a call is given, as the server reads it. */
export type BodyOf<Call extends Pick<Endpoint, "body">> = z.output<Call["body"]>;

type Optional = "answer" | "body" | "errors" | "query" | "status";

/** Defines a call. What is left out: `none`, no errors of its own, and 200, or 204 without an answer. */
export function endpoint<
  Query extends z.ZodMiniType = typeof none,
  Body extends z.ZodMiniType = typeof none,
  Answer extends z.ZodMiniType = typeof none,
>(
  definition: Omit<Endpoint<Query, Body, Answer>, Optional> &
    Partial<Pick<Endpoint<Query, Body, Answer>, Optional>>,
): Endpoint<Query, Body, Answer>;
export function endpoint({
  query = none,
  body = none,
  answer = none,
  status = answer === none ? 204 : 200,
  errors = [],
  ...call
}: Omit<Endpoint, Optional> & Partial<Pick<Endpoint, Optional>>): Endpoint {
  return { ...call, query, body, answer, status, errors };
}
