import * as z from "zod/mini";
import { type Endpoint, shownUserHeader } from "#domain/api/endpoint.ts";
import { isRequestError, request } from "#ui/request.ts";
import { readClock } from "./clock.ts";

export interface CallOptions<Query, Body> {
  readonly params?: Readonly<Record<string, string>>;
  /** Undefined and empty values are left out. */
  readonly query?: Query;
  readonly body?: Body;
  /** For a change: sent again with the same key, it is stored once. */
  readonly key?: string;
  readonly signal?: AbortSignal;
}

/** The address of a call, its parameters filled in. It is also the query key of a read. */
export function addressOfCall(
  { path }: Pick<Endpoint, "path">,
  options: Pick<CallOptions<object, unknown>, "params" | "query"> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(options.params?.[name] ?? ""),
  );
  const query = new URLSearchParams(
    Object.entries(options.query ?? {}).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, String(value)]],
    ),
  );
  return query.size === 0 ? filled : `${filled}?${query}`;
}

let shownUser: string | undefined;

/** From now on calls name the user that the screen shows: to another session the server answers 409. */
export function callAs(username: string | undefined): void {
  shownUser = username;
}

/** Names may have letters that headers cannot carry. */
export const userHeader = () =>
  shownUser === undefined ? {} : { [shownUserHeader]: encodeURIComponent(shownUser) };

export const isForAnotherUser = (error: unknown): boolean =>
  problemOf(error)?.code === "another-user";

/** @throws RequestError for every answer that is not a success */
export async function sendCall(
  method: Endpoint["method"],
  address: string,
  {
    body,
    key,
    signal,
    status,
  }: Pick<CallOptions<unknown, unknown>, "body" | "key" | "signal"> & { readonly status?: number },
): Promise<Response> {
  const response = await request(method, address, {
    status,
    body,
    headers: { ...userHeader(), ...(key !== undefined && { "idempotency-key": key }) },
    signal,
  });
  readClock(response);
  return response;
}

/**
 * Makes one call of the owner's API and checks its answer.
 * @throws RequestError for every answer that is not a success
 */
export async function call<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  endpoint: Endpoint<Query, Body, Answer>,
  options: CallOptions<z.input<Query> & object, z.input<Body>> = {},
): Promise<z.output<Answer>> {
  const { method, status } = endpoint;
  const response = await sendCall(method, addressOfCall(endpoint, options), { ...options, status });
  return endpoint.answer.parse(status === 204 ? undefined : await response.json());
}

const problem = z.object({
  title: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  mistakes: z.optional(z.array(z.string())),
  actor: z.optional(z.string()),
  code: z.optional(z.string()),
});

/** What the server says about a failed call; undefined if it gave no answer or a proxy answered. */
export function problemOf(error: unknown): z.output<typeof problem> | undefined {
  if (!isRequestError(error)) return undefined;
  try {
    return problem.safeParse(JSON.parse(error.body)).data;
  } catch {
    return undefined;
  }
}

export const hasStatus = (error: unknown, status: number): boolean =>
  isRequestError(error) && error.status === status;

/** Whether the server could not be reached. A proxy answers 502 and 504 then. */
export const hasNoAnswer = (error: unknown): boolean =>
  !isRequestError(error) || error.status === 502 || error.status === 504;

/** Whether a change may have been stored: the answer was lost, or the server failed. */
export const isUnanswered = (error: unknown): boolean =>
  !isRequestError(error) || error.status >= 500;

/** The owner's words for a failed call. Empty where single fields are wrong: their messages say it. */
export function errorMessage(error: Error): string {
  const { code, errors = {}, mistakes, detail, title } = problemOf(error) ?? {};
  // The server's own words for this are for visitors: call us. Nothing was stored.
  if (code === "storage-failed")
    return "The server cannot use its storage right now. Its disk may be full, or its database does not answer. Try again in a moment.";
  if (Object.keys(errors).length > 0) return "";
  const words = mistakes?.join(" ") ?? detail;
  if (words !== undefined) return words;
  if (isUnanswered(error) && (title === undefined || code === "storage-unknown"))
    return "The server did not answer. Check the connection and try again: nothing is done twice.";
  return title ?? "That did not work. Try again in a moment.";
}

/** The message of a field that the server rejected. */
export const fieldError = (error: Error | null, field: string): string | undefined =>
  problemOf(error)?.errors?.[field];
