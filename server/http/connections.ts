import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "./client-network.ts";

// An import of node:http would also load undici, which is not used here: 14 MB and a twentieth of the start.
const { createServer } = process.getBuiltinModule("node:http");

const requestTimeoutMs = 30_000;
/** Longer than any pause in a stream here. */
const idleTimeoutMs = 120_000;
/** Longer than proxies keep a connection open between requests. */
const keepAliveTimeoutMs = 72_000;

/** Each open connection takes 11 kB. More would use up the memory, and the files that the database may open. */
const maxConnections = 12_000;
const maxConnectionsPerClient = maxConnections / 10;

/** A browser opens six connections; a household behind one address a few times as many. */
const manyConnections = 64;
const manyConnectionsMs = 5000;

interface Client {
  open: number;
  hadManyAt: number;
}

const clients = new WeakMap<Socket, Client>();

/**
 * Node accepts one connection per turn of its event loop: a client with hundreds of busy ones keeps visitors waiting.
 * @see https://github.com/libuv/libuv/issues/3696
 */
export function hasManyConnections(socket: Socket): boolean {
  const client = clients.get(socket);
  return client !== undefined && performance.now() - client.hadManyAt < manyConnectionsMs;
}

function limitConnectionsPerClient(server: Server): void {
  const known = new Map<string, Client>();
  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const client = known.get(network) ?? { open: 0, hadManyAt: Number.NEGATIVE_INFINITY };
    if (client.open >= maxConnectionsPerClient) return void socket.destroy();
    known.set(network, client);
    clients.set(socket, client);
    client.open += 1;
    if (client.open > manyConnections) client.hadManyAt = performance.now();
    socket.once("close", () => {
      client.open -= 1;
      if (client.open === 0) known.delete(network);
    });
  });
}

export function createHttpServer(
  answer: RequestListener,
  { isBehindProxy }: { readonly isBehindProxy: boolean },
): Server {
  const server = createServer({
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    // Node applies the longer of its two limits, and checks them every 30 seconds by default.
    headersTimeout: requestTimeoutMs,
    connectionsCheckingInterval: 1000,
    // Node's own error response lacks our security headers.
    requireHostHeader: false,
  });
  server.maxConnections = maxConnections;
  if (!isBehindProxy) limitConnectionsPerClient(server);
  server.setTimeout(idleTimeoutMs);
  server.on("request", answer);
  // Expect headers may be ignored, and Node's own error response lacks our security headers.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  return server;
}
