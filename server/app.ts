import formbody from "@fastify/formbody";
import helmet from "@fastify/helmet";
import fastify, { type FastifyInstance, LogController } from "fastify";
import type { Env } from "#env";
import { answerProblems } from "./answer-problems.ts";
import { ownerApi } from "./api/owner-api.ts";
import { bookingRoutes } from "./bookings/routes.ts";
import type { Store } from "./db/store.ts";
import { healthRoutes } from "./health/routes.ts";
import { pageRoutes } from "./pages/routes.ts";
import type { Site } from "./pages/site.ts";
import { Problem } from "./problems.ts";

/** All that the server works with. main.ts builds it, tests bring their own. */
export interface App {
  readonly env: Pick<
    Env,
    "RATE_LIMIT" | "SESSION_SECRET" | "SITE_URL" | "TRUST_PROXY" | "WEBHOOK_URL"
  >;
  readonly store: Store;
  readonly site: Site;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Where the lines of the log go; standard output unless said otherwise. */
  readonly log?: { write(line: string): void };
}

/** A booking is far smaller; whatever is larger is refused before it is read. */
const mostBytes = 32_000;

const noCompiler = () => () => {
  throw new Error("Routes carry no JSON schema: check with zod");
};

/** The server, ready to listen or to be asked without a port. */
export async function buildApp(app: App): Promise<FastifyInstance> {
  const { SITE_URL, TRUST_PROXY } = app.env;
  const server = fastify({
    logger: { level: "info", ...(app.log && { stream: app.log }) },
    // Requests leave no line: addresses are personal, and faults are logged by themselves.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mostBytes,
    requestTimeout: 30_000,
    return503OnClosing: false,
    // zod checks what comes in: Fastify's JSON-schema compilers, 8 MB of them, stay unloaded.
    schemaController: {
      compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
    },
    trustProxy:
      typeof TRUST_PROXY === "number" ? (_address, hop) => hop < TRUST_PROXY : TRUST_PROXY,
    frameworkErrors: (error, _request, reply) => {
      // Raised before the hooks that set the headers of every other answer.
      reply.headers({
        "content-security-policy": "default-src 'none';frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
      });
      answerProblems(error, reply);
    },
  });
  server.setErrorHandler((error, _request, reply) => answerProblems(error, reply));
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: SITE_URL.startsWith("https:") && { maxAge: 63_072_000 },
  });
  server.removeContentTypeParser("text/plain");
  await server.register(formbody, { bodyLimit: mostBytes });
  await bookingRoutes(server, app);
  await ownerApi(server, app);
  healthRoutes(server, app);
  pageRoutes(server, app);
  // What no route takes: methods that are not even known here.
  server.setNotFoundHandler((_request, reply) => answerProblems(new Problem("not-found"), reply));
  return server;
}
