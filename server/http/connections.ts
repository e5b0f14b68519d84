import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

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
  });
  server.maxConnections = maxConnections;
  server.setTimeout(idleTimeoutMs);
  server.on("request", answer);
  return server;
}

/** Supervisors kill a process ten seconds after SIGTERM, so shutdown must finish in eight. */
const shutdownMs = { drainReads: 200, idleCheck: 50, cutOff: 7000, end: 8000 };

const maxTurns = 1000;

/** The returned function closes the server once pending requests are answered, even if the database hangs. */
export function closeGracefully(server: FastifyInstance, limitsMs = shutdownMs) {
  const http = server.server;
  const sockets = new Set<Socket>();
  let accepted = 0;
  http.on("connection", (socket: Socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  const isSending = () => [...sockets].some(({ writableLength }) => writableLength > 0);

  return async (): Promise<void> => {
    const end = wait(limitsMs.end, undefined, { ref: false });
    http.prependListener("request", (_request, response) => {
      response.shouldKeepAlive = false;
    });
    // Closing would reset connections with requests that have arrived but were not read yet.
    await wait(limitsMs.drainReads);
    // On a busy machine that can be too short: each turn accepts one connection and reads the others.
    for (let turns = 0, known = -1; known < accepted && turns < maxTurns; turns += 1) {
      known = accepted;
      await nextTurn();
      await nextTurn();
    }
    const closeIdle = http.closeIdleConnections.bind(http);
    // Node treats a connection as idle once its answer is written, which would cut off slow readers.
    http.closeIdleConnections = () => {
      if (!isSending()) closeIdle();
    };
    const idleCheck = setInterval(() => http.closeIdleConnections(), limitsMs.idleCheck);
    const cutOff = setTimeout(() => http.closeAllConnections(), limitsMs.cutOff);
    await Promise.race([server.close(), end]);
    clearInterval(idleCheck);
    clearTimeout(cutOff);
  };
}
