import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const milliseconds = { stillReading: 200, idleCheck: 50, most: 8000 };

/**
 * Ends the server so that requests under way are answered. Connections that fall idle after that are
 * closed at once, else each would hold the end up until its keep-alive runs out.
 */
export async function closeGracefully(server: FastifyInstance): Promise<void> {
  // Closing resets connections whose request has arrived but was not read yet.
  await wait(milliseconds.stillReading);
  const idle = setInterval(() => server.server.closeIdleConnections(), milliseconds.idleCheck);
  const last = setTimeout(() => server.server.closeAllConnections(), milliseconds.most);
  await server.close();
  clearInterval(idle);
  clearTimeout(last);
}
