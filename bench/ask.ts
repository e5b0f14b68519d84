import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

export interface WholeAnswer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it was on the wire, compressed or not. */
  readonly body: Buffer;
}

/** Sends one GET, as a browser that accepts brotli. */
export async function ask(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<WholeAnswer> {
  const request = get(url, { headers: { "accept-encoding": "br", ...headers } });
  const [answer]: IncomingMessage[] = await once(request, "response");
  if (!answer) throw new Error(`${url}: no answer`);
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}
