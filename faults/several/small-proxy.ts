import { createServer, type IncomingMessage, request as send } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { listen } from "#server/testing/free-port.ts";

/** Milliseconds between two tries, and how many there are. */
const between = 50;
const most = 300;

const mayBeRepeated = ({ method, headers }: IncomingMessage) =>
  method === "GET" || headers["idempotency-key"] !== undefined;

/**
 * A proxy for machines without one: it uses the instances in turn, and retries at the next one if one has ended.
 * @param upstreams where the instances listen, as host:port
 */
export async function startSmallProxy(upstreams: readonly string[], port: number) {
  let turn = 0;

  /** The head of the next instance's answer. @throws when the connection breaks before it */
  function ask(incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    turn += 1;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { method, url, headers } = incoming;
    const outgoing = send(`http://${upstreams[turn % upstreams.length]}`, {
      ...(method !== undefined && { method }),
      ...(url !== undefined && { path: url }),
      headers: { ...headers, "x-forwarded-for": incoming.socket.remoteAddress },
    });
    outgoing.on("response", resolve).on("error", reject).end(body);
    return promise;
  }

  const server = createServer(async (incoming, answer) => {
    const body = await buffer(incoming);
    for (let tries = 1; ; tries += 1)
      try {
        const got = await ask(incoming, body);
        answer.writeHead(got.statusCode ?? 502, got.headers);
        answer.flushHeaders();
        answer.on("close", () => got.destroy());
        got.on("error", () => answer.destroy()).pipe(answer);
        return;
      } catch (error) {
        const refused = error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
        if (tries === most || !(refused || mayBeRepeated(incoming))) break;
        await wait(between);
      }
    answer.writeHead(502).end();
  });
  await listen(server, port);
  return {
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
