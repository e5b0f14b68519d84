import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** What waits for the end of a program kills it after ten seconds. */
const limits = { stillReading: 200, idleCheck: 50, most: 7000, end: 8000 };

/**
 * Ends the server so that requests under way are answered. Connections that fall idle after that are
 * closed at once, else each would hold the end up until its keep-alive runs out. A database that hangs does not hold it
 * up either: what was answered is stored, and the rest can be broken off.
 * @param milliseconds all from now on
 */
export async function closeGracefully(
  server: FastifyInstance,
  milliseconds = limits,
): Promise<void> {
  const end = wait(milliseconds.end, undefined, { ref: false });
  // Closing resets connections whose request has arrived but was not read yet.
  await wait(milliseconds.stillReading);
  const idle = setInterval(() => server.server.closeIdleConnections(), milliseconds.idleCheck);
  const last = setTimeout(() => server.server.closeAllConnections(), milliseconds.most);
  await Promise.race([server.close(), end]);
  clearInterval(idle);
  clearTimeout(last);
}
