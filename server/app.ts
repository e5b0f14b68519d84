import formbody from "@fastify/formbody";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { securityHeaders } from "#domain/security-headers.ts";
import type { Env } from "#env";
import { answerProblems } from "./answer-problems.ts";
import { ownerApi } from "./api/owner-api.ts";
import { bookingRoutes } from "./bookings/routes.ts";
import type { Store } from "./db/store.ts";
import { healthRoutes } from "./health/routes.ts";
import { httpServer, namesOneHost } from "./http-server.ts";
import type { Delivered } from "./mail/mailer.ts";
import { pagesOf } from "./pages/answer-page.ts";
import type { Notices } from "./pages/notices.ts";
import { pageRoutes } from "./pages/routes.ts";
import type { Site } from "./pages/site.ts";
import { Problem } from "./problems.ts";
import { refuseUnread } from "./refuse-unread.ts";
import { secretOf } from "./session/secret-of.ts";
import { formStamps } from "./spam/form-stamps.ts";
import { formStampRoutes } from "./spam/routes.ts";

/** All that the server works with. main.ts builds it, tests bring their own. */
export interface App {
  readonly env: Pick<
    Env,
    | "CONFIRMATIONS_PER_DAY"
    | "OWNER_EMAIL"
    | "SMTP_URL"
    | "DATABASE_URL"
    | "RATE_LIMIT"
    | "SESSION_SECRET"
    | "SITE_URL"
    | "TRUST_PROXY"
    | "WEBHOOK_URL"
  >;
  readonly store: Store;
  readonly site: Site;
  /** Sends a mail to the address of leads. @throws when it could not be sent */
  readonly sendTestMail: () => Promise<Delivered>;
  readonly notices: Notices;
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
  const headers = securityHeaders(SITE_URL);
  const pages = pagesOf(app.site, headers);
  const server = fastify({
    logger: { level: "info", ...(app.log && { stream: app.log }) },
    // Requests leave no line: addresses are personal, and faults are logged by themselves.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mostBytes,
    serverFactory: (rest) =>
      httpServer(pages.answer, rest, { isBehindProxy: TRUST_PROXY !== false }),
    return503OnClosing: false,
    // zod checks what comes in: Fastify's JSON-schema compilers, 8 MB of them, stay unloaded.
    schemaController: {
      compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
    },
    trustProxy:
      typeof TRUST_PROXY === "number" ? (_address, hop) => hop < TRUST_PROXY : TRUST_PROXY,
    // Raised before the hook that sets the headers of every other answer.
    frameworkErrors: (error, _request, reply) => answerProblems(error, reply.headers(headers)),
    clientErrorHandler: refuseUnread(headers),
  });
  server.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (namesOneHost(request.raw)) return done();
    done(new Problem("malformed", { detail: "A request names one host" }));
  });
  server.setErrorHandler((error, _request, reply) => answerProblems(error, reply));
  server.removeContentTypeParser("text/plain");
  await server.register(formbody, { bodyLimit: mostBytes });
  const secret = await secretOf(app);
  const stamps = formStamps(secret);
  formStampRoutes(server, app, stamps);
  await bookingRoutes(server, app, { stamps, secret });
  await ownerApi(server, app, secret);
  healthRoutes(server, app);
  pageRoutes(server, app, pages);
  // What no route takes: methods that are not even known here.
  server.setNotFoundHandler((_request, reply) => answerProblems(new Problem("not-found"), reply));
  return server;
}
