import * as z from "zod/mini";
import type { Endpoint } from "#domain/api/endpoint.ts";

const problem = z.object({
  title: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  actor: z.optional(z.string()),
});

/** A call that was refused. Its message is as the specification says: `status: body`. @see spec section 8 */
export class CallError extends Error {
  readonly status: number;
  /** What a person reads. */
  readonly title: string | undefined;
  readonly detail: string | undefined;
  /** One message for each field, by its name. */
  readonly errors: Readonly<Record<string, string>>;
  /** Who changed it first, for a 409. */
  readonly actor: string | undefined;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    const said = problem.safeParse(parseJson(body));
    this.title = said.data?.title;
    this.detail = said.data?.detail;
    this.errors = said.data?.errors ?? {};
    this.actor = said.data?.actor;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A server that never answers is a failure after so many milliseconds. */
const longest = 30_000;

export interface CallParts<Query, Body> {
  readonly params?: Readonly<Record<string, string>>;
  /** Sent as the address's query; what is undefined or empty is left out. */
  readonly query?: Query;
  readonly body?: Body;
  /** Of a change: sent again with the same key, it is stored once. */
  readonly key?: string;
  readonly signal?: AbortSignal;
}

/** The address of a call: parameters filled in, the query behind it. It is a read's key, too. */
export function addressOfCall(
  { path }: Pick<Endpoint, "path">,
  parts: Pick<CallParts<object, unknown>, "params" | "query">,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parts.params?.[name] ?? ""),
  );
  const query = new URLSearchParams(
    Object.entries(parts.query ?? {}).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, String(value)]],
    ),
  );
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/**
 * Makes one call of the owner's API, with the cookies, and checks its answer.
 * @throws CallError for every answer that is no success
 */
export async function call<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  endpoint: Endpoint<Query, Body, Answer>,
  parts: CallParts<z.input<Query> & object, z.input<Body>> = {},
): Promise<z.output<Answer>> {
  const timeout = AbortSignal.timeout(longest);
  const response = await fetch(addressOfCall(endpoint, parts), {
    method: endpoint.method,
    credentials: "include",
    signal: parts.signal ? AbortSignal.any([timeout, parts.signal]) : timeout,
    headers: {
      ...(parts.key !== undefined && { "idempotency-key": parts.key }),
      ...(parts.body !== undefined && { "content-type": "application/json" }),
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  });
  if (!response.ok)
    throw new CallError(response.status, await response.text(), response.statusText);
  return endpoint.answer.parse(response.status === 204 ? undefined : await response.json());
}
