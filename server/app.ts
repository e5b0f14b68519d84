import fastify, { type FastifyInstance, LogController } from "fastify";
import { securityHeaders } from "#domain/security-headers.ts";
import { liveRoutes } from "./accounts/live-routes.ts";
import { pushRoutes } from "./accounts/push-routes.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { secretOf } from "./accounts/secret.ts";
import { readSessions } from "./accounts/session-cookie.ts";
import { ownerBookingRoutes } from "./bookings/routes.ts";
import { answerProblems } from "./http/answer-problems.ts";
import { createHttpServer } from "./http/connections.ts";
import type { Context } from "./http/context.ts";
import { readForms } from "./http/form-bodies.ts";
import { healthRoutes, metricsRoute } from "./http/monitoring.ts";
import { createPages, hasTwoHosts, pageRoutes, pagesBefore } from "./http/pages.ts";
import { Problem } from "./http/problems.ts";
import { isCrossSite } from "./http/same-origin.ts";
import { createLimits, limitUnfinished } from "./limits/limits.ts";
import { messageRoutes } from "./messages/routes.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { bookingRoutes } from "./visitor/booking-routes.ts";
import { fillBookNow, fillThankYou } from "./visitor/filled-pages.ts";
import { newLinkRoute, visitorLinkRoutes } from "./visitor/link-routes.ts";
import { cacheDaysOff } from "./visits/days-off-cache.ts";
import type { WithGateKeys } from "./visits/gate-keys.ts";
import { visitRoutes } from "./visits/routes.ts";
import { keepSiteCurrent } from "./website/keep-site-current.ts";
import { photoRoute, websiteRoutes } from "./website/routes.ts";

export interface AppOptions extends Context, WithGateKeys {
  readonly log?: { write(line: string): void };
}

/** Far more than a booking takes. Larger bodies are rejected before they are read. */
const maxBodyBytes = 32_000;

const noCompiler = () => () => {
  throw new Error("Routes carry no JSON schema: check with zod");
};

export async function buildApp({ log, ...context }: AppOptions): Promise<FastifyInstance> {
  const { SITE_URL, TRUST_PROXY } = context.env;
  const headers = securityHeaders(SITE_URL);
  const secret = await secretOf(context);
  const limits = createLimits({ ...context, secret });
  const daysOffCache = cacheDaysOff(context);
  await daysOffCache.refresh();
  const fillBooking = fillBookNow(context, daysOffCache);
  const fillThanks = fillThankYou(context, secret, daysOffCache);
  const pages = createPages(
    context.site,
    headers,
    (path, query) => fillBooking(path, query) ?? fillThanks(path, query),
  );
  const server: FastifyInstance = fastify({
    logger: { level: "info", ...(log && { stream: log }) },
    // Addresses are personal data. Faults are logged separately.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    serverFactory: (handler) => createHttpServer(pagesBefore(handler, pages.sendPage)),
    return503OnClosing: false,
    // zod checks requests, so that Fastify's JSON-schema compilers stay unloaded.
    schemaController: {
      compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
    },
    trustProxy:
      typeof TRUST_PROXY === "number" ? (_address, hop) => hop < TRUST_PROXY : TRUST_PROXY,
    // These errors occur before the hook that sets the headers.
    frameworkErrors: (error, request, reply) => {
      const isPage = !request.url.startsWith("/api/");
      if (error.code === "FST_ERR_BAD_URL" && isPage && pages.sendNotFound(request.raw, reply.raw))
        return void reply.hijack();
      answerProblems(error, reply.headers(headers));
    },
  });
  const current = keepSiteCurrent(context, daysOffCache, server.log);
  server.addHook("preClose", async () => {
    daysOffCache.stop();
    current.stop();
  });
  let hasWarned = TRUST_PROXY !== false;
  server.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (!hasWarned && request.headers["x-forwarded-for"] !== undefined) {
      hasWarned = true;
      server.log.warn("X-Forwarded-For comes, but TRUST_PROXY is unset: all visitors count as one");
    }
    if (!hasTwoHosts(request.raw)) return done();
    done(new Problem("malformed", { detail: "A request names one host" }));
  });
  limitUnfinished(server, context);
  server.setErrorHandler((error, _request, reply) => answerProblems(error, reply));
  server.removeContentTypeParser("text/plain");
  readForms(server);
  await metricsRoute(server, context);
  bookingRoutes(server, context, { secret, limits, daysOffCache });
  await server.register(async (api) => {
    api.addHook("onRequest", async (request) => {
      if (isCrossSite(request, SITE_URL)) throw new Problem("foreign-origin");
    });
    await readSessions(api, context, secret);
    accountRoutes(api, context, secret);
    messageRoutes(api, context);
    pushRoutes(api, context);
    ownerBookingRoutes(api, context);
    privacyRoutes(api, context);
    visitRoutes(api, context, { secret, limits, daysOffCache });
    newLinkRoute(api, context, secret);
    websiteRoutes(api, context, pages, current);
    await liveRoutes(api, context);
  });
  visitorLinkRoutes(server, context, { secret, limits });
  healthRoutes(server, context);
  // Password managers ask where to change a password.
  server.get("/.well-known/change-password", (_request, reply) =>
    reply.redirect("/inbox?view=settings&page=account", 302),
  );
  photoRoute(server, context, pages);
  pageRoutes(server, context, pages);
  // Only methods that Fastify does not know reach this.
  server.setNotFoundHandler((_request, reply) => answerProblems(new Problem("not-found"), reply));
  return server;
}
