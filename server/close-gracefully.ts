import type { Socket } from "node:net";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** What waits for the end of a program kills it after ten seconds. */
const limits = { stillReading: 200, idleCheck: 50, most: 7000, end: 8000 };

/** Whoever goes on connecting for ever does not hold the end up. */
const mostTurns = 1000;

/**
 * Watches a server's connections, so that it can be ended in order.
 * @param server before it listens
 * @param milliseconds all from the beginning of the end on
 * @returns what ends it so that requests under way are answered. Connections that fall idle after that are closed at
 * once, else each would hold the end up until its keep-alive runs out. A database that hangs does not hold it up
 * either: what was answered is stored, and the rest can be broken off.
 */
export function closingGracefully(
  server: FastifyInstance,
  milliseconds = limits,
): () => Promise<void> {
  const http = server.server;
  const sockets = new Set<Socket>();
  let accepted = 0;
  http.on("connection", (socket: Socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  const isSending = () => [...sockets].some(({ writableLength }) => writableLength > 0);

  return async () => {
    const end = wait(milliseconds.end, undefined, { ref: false });
    // Whoever is answered from now on sends nothing more over the same connection.
    http.prependListener("request", (_request, response) => {
      response.shouldKeepAlive = false;
    });
    // Closing resets connections whose request has arrived but was not read yet.
    await wait(milliseconds.stillReading);
    // On a busy machine that may have been too short: each turn accepts one connection, and reads those it has.
    for (let turns = 0, known = -1; known < accepted && turns < mostTurns; turns += 1) {
      known = accepted;
      await turn();
      await turn();
    }
    const closeIdle = http.closeIdleConnections.bind(http);
    // For Node a connection is idle as soon as its answer is written, and it would cut off whoever reads it slowly.
    http.closeIdleConnections = () => {
      if (!isSending()) closeIdle();
    };
    const idle = setInterval(() => http.closeIdleConnections(), milliseconds.idleCheck);
    const last = setTimeout(() => http.closeAllConnections(), milliseconds.most);
    await Promise.race([server.close(), end]);
    clearInterval(idle);
    clearTimeout(last);
  };
}
