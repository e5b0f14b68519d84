import type { FastifyInstance } from "fastify";

/**
 * Cuts off who asks on without waiting for the answer. No browser and no proxy does it, and requests that wait behind an
 * answer that nobody reads would fill the memory: 50,000 of them fit into one and a half megabytes sent.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-9.3.2 (who sends so has to expect a closed connection)
 */
export function cutOffPipelines(server: FastifyInstance): void {
  server.addHook("onRequest", async (request, reply) => {
    // An answer has the connection once those before it have left.
    if (reply.raw.socket !== null) return;
    request.raw.socket.destroy();
    reply.hijack();
  });
}
