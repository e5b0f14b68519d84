import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Cuts off who asks on without waiting for the answer. No browser and no proxy does it, and requests that wait behind an
 * answer that nobody reads would fill the memory: 50,000 of them fit into one and a half megabytes sent.
 * @returns true when nothing is to be answered
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-9.3.2 (who sends so has to expect a closed connection)
 */
export function cutOffPipeline(request: IncomingMessage, response: ServerResponse): boolean {
  // An answer has the connection once those before it have left.
  if (response.socket !== null) return false;
  request.socket.destroy();
  return true;
}
