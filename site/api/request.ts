/** A read's key: its segments joined by slashes are its address. @see spec section 7 */
export const addressOf = (key: readonly unknown[]): string => key.join("/");

/** @throws Error `status: body` for every answer that is no success. @see spec section 8 */
async function successful(response: Response): Promise<Response> {
  if (response.ok) return response;
  const body = await response.text();
  throw new Error(`${response.status}: ${body || response.statusText}`);
}

/** Reads JSON, with the visitor's cookies. */
export async function read(
  key: readonly unknown[],
  options: { readonly on401: "throw" | "null"; readonly signal?: AbortSignal },
): Promise<unknown> {
  const response = await fetch(addressOf(key), {
    credentials: "include",
    ...(options.signal && { signal: options.signal }),
  });
  if (response.status === 401 && options.on401 === "null") return null;
  return (await successful(response)).json();
}

/** A server that never answers is a failure after so many milliseconds. */
const longest = 30_000;

/** Sends JSON (or nothing), with the visitor's cookies. */
export async function write(
  method: "DELETE" | "PATCH" | "POST" | "PUT",
  address: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const response = await fetch(address, {
    method,
    credentials: "include",
    signal: AbortSignal.timeout(longest),
    ...(body === undefined
      ? { headers }
      : {
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        }),
  });
  return successful(response);
}
