import type { IncomingMessage, RequestListener, Server } from "node:http";
import { cutOffPipeline } from "./limits/cut-off-pipelines.ts";
import { limitConnections } from "./limits/limit-connections.ts";
import type { Answer } from "./pages/answer-page.ts";

// To import it loads all that it exports, undici and HTTP/2 among them, which are not used here: 14 MB and 40 ms.
const { createServer } = process.getBuiltinModule("node:http");

/** Milliseconds within which a whole request must have arrived. */
const requestTimeout = 30_000;

/** Milliseconds after which who takes or sends not a byte is cut off: longer than any line here is silent. */
const connectionTimeout = 120_000;

/** Milliseconds for which a connection may wait for its next request: longer than proxies in front of it wait. */
const keepAliveTimeout = 72_000;

/**
 * Each open connection takes 11 kB. More of them than anybody honest needs are dropped before they use up the memory,
 * and the files that the database may open.
 */
const mostConnections = 12_000;

/** Where clients connect directly, the part of these connections that one of them may hold. */
const mostOfOneClient = mostConnections / 10;

/** Proxies and programs disagree about which of two hosts counts. HTTP/1.0 knew none. */
export function namesOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === "host",
  ).length;
  return hosts === 1 || (hosts === 0 && httpVersion !== "1.1");
}

/**
 * Node's server with our limits.
 * @param answer is asked first
 * @param rest answers what that does not, and every refusal
 */
export function httpServer(
  answer: Answer,
  rest: RequestListener,
  { isBehindProxy }: { readonly isBehindProxy: boolean },
): Server {
  const server = createServer({
    requestTimeout,
    keepAliveTimeout,
    // Node looks every half a minute, and lets a request take the longer of its two limits: it took a minute and a half.
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: 1000,
    // Node's own refusal lacks the headers of every answer.
    requireHostHeader: false,
  });
  server.maxConnections = mostConnections;
  // A proxy is one client, which brings everybody's requests.
  if (!isBehindProxy) limitConnections(server, mostOfOneClient);
  server.setTimeout(connectionTimeout);
  server.on("request", (request, response) => {
    if (cutOffPipeline(request, response)) return;
    if (!namesOneHost(request) || !answer(request, response)) rest(request, response);
  });
  // What a client expects may be passed over; Node's own refusal lacks the headers of every answer.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  return server;
}
