import * as z from "zod/mini";

/** Names the user whose screen a call comes from, so that nobody writes as somebody else. */
export const shownUserHeader = "x-shown-user";

/** For calls without a query, a body or a JSON answer. */
export const none = z.unknown();

/** One call of the API, shared by the server and the inbox. */
export interface Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: "DELETE" | "GET" | "PATCH" | "POST" | "PUT";
  /** Its path, with parameters in braces: "/api/bookings/{id}". */
  readonly path: `/api/${string}`;
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
  /** Of a body that may be larger than a booking. */
  readonly maxBytes?: number;
  readonly query: Query;
  readonly body: Body;
  /** The status of success. */
  readonly status: 200 | 201 | 204;
  readonly answer: Answer;
}

/** What a call is given, as the server reads it. */
export type BodyOf<Call extends Pick<Endpoint, "body">> = z.output<Call["body"]>;

type Optional = "answer" | "body" | "query" | "status";

/** Defines a call. What is left out: `none`, and 200, or 204 without an answer. */
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
  ...call
}: Omit<Endpoint, Optional> & Partial<Pick<Endpoint, Optional>>): Endpoint {
  return { ...call, query, body, answer, status };
}
