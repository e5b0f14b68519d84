import type { RequestListener, Server } from "node:http";

// An import of node:http would also load undici, which is not used here: 14 MB and a twentieth of the start.
const { createServer } = process.getBuiltinModule("node:http");

/** From its first byte to the last of its body: 32 kB at 26 kbit/s. */
const requestTimeoutMs = 10_000;
/** Longer than any pause in a stream here. */
const idleTimeoutMs = 120_000;
/** Longer than proxies keep a connection open between requests. */
const keepAliveTimeoutMs = 72_000;

/** Each open connection takes 11 kB. More would use up the memory, and the files that the database may open. */
const maxConnections = 12_000;

export function createHttpServer(answer: RequestListener): Server {
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
  server.setTimeout(idleTimeoutMs);
  server.on("request", answer);
  // Expect headers may be ignored, and Node's own error response lacks our security headers.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  return server;
}
