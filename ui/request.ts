/** `crypto.randomUUID` exists on HTTPS and localhost only. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return `${parts.join("-")}-${hex.slice(20)}`;
}

/** The address of a query key: its segments joined by slashes. @see docs/product.md#api */
export const addressOf = (key: readonly unknown[]): string => key.join("/");

/** An answer that is not a success. Its message is `status: body`. @see docs/product.md#api */
export interface RequestError extends Error {
  readonly status: number;
  readonly body: string;
}

// A plain Error, because the console would show a subclass by its minified name.
export const requestError = (status: number, body: string, statusText: string): RequestError =>
  Object.assign(new Error(`${status}: ${body || statusText}`), { status, body });

export const isRequestError = (error: unknown): error is RequestError =>
  error instanceof Error && "status" in error && "body" in error;

interface RequestOptions {
  /** The status of success. Without it, any 2xx. */
  readonly status?: number | undefined;
  /** Sent as JSON; a file as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** After this many milliseconds without an answer the request has failed. */
  readonly timeoutMs?: number;
}

/** A signal that aborts after a time, or with another one: `AbortSignal.any` is newer than the browsers of some. */
function endingAfter(timeoutMs: number, signal: AbortSignal | undefined): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  setTimeout(() => controller.abort(new DOMException("No answer", "TimeoutError")), timeoutMs);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort);
  return controller.signal;
}

/**
 * Sends a request with the visitor's cookies.
 * @throws RequestError for every failure; Error for a success that is not the server's own, such as the sign-in page of
 * a network: nobody knows then what has become of the request
 */
export async function request(
  method: "DELETE" | "GET" | "PATCH" | "POST" | "PUT",
  address: string,
  { status, body, headers, signal, timeoutMs = 30_000 }: RequestOptions = {},
): Promise<Response> {
  const isFile = body instanceof Blob;
  const response = await fetch(address, {
    method,
    credentials: "include",
    signal: endingAfter(timeoutMs, signal),
    headers: {
      ...(body !== undefined && { "content-type": isFile ? body.type : "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
  });
  const isExpected = (status ?? response.status) === response.status && !response.redirected;
  if (response.ok && isExpected) return response;
  if (response.ok) throw new Error(`${response.status}: not the answer of this site`);
  throw requestError(response.status, await response.text(), response.statusText);
}

/** Reads JSON. With `on401: "null"` an answer 401 is null instead of an error. */
export async function read(
  key: readonly unknown[],
  { on401, signal }: { readonly on401: "throw" | "null"; readonly signal?: AbortSignal },
): Promise<unknown> {
  try {
    return await (await request("GET", addressOf(key), { signal })).json();
  } catch (error) {
    if (on401 === "null" && isRequestError(error) && error.status === 401) return null;
    throw error;
  }
}
