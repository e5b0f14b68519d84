import formbody from "@fastify/formbody";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { descriptionEndpoints } from "#domain/api/description.ts";
import { securityHeaders } from "#domain/security-headers.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { secretOf } from "./accounts/secret.ts";
import { readSessions } from "./accounts/session-cookie.ts";
import { fillBookNow } from "./bookings/book-now-page.ts";
import { ownerBookingRoutes } from "./bookings/owner-routes.ts";
import { bookingRoutes } from "./bookings/routes.ts";
import { fillThankYou } from "./bookings/thank-you-page.ts";
import { answerClientError, answerProblems } from "./http/answer-problems.ts";
import { createHttpServer } from "./http/connections.ts";
import type { Context } from "./http/context.ts";
import { healthRoutes, screenFailureRoutes } from "./http/monitoring.ts";
import { describeApi, describeForm } from "./http/openapi.ts";
import { createPages, hasOneHost, pageRoutes, pagesBefore } from "./http/pages.ts";
import { Problem } from "./http/problems.ts";
import { isCrossSite } from "./http/same-origin.ts";
import { urlOf } from "./http/serve.ts";
import { createLimits } from "./limits/limits.ts";
import { shareCounts } from "./limits/stored-counts.ts";
import { liveRoutes } from "./live/live-routes.ts";
import { stuckChannels } from "./messages/delivery-alarm.ts";
import { pushRoutes } from "./messages/push-routes.ts";
import { mailRoutes, messageRoutes, type WithTestMail } from "./messages/routes.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { metricsRoute } from "./reports/metrics.ts";
import { reportRoutes } from "./reports/routes.ts";
import { newLinkRoute } from "./visitor/owner-routes.ts";
import { visitorLinkRoutes } from "./visitor/routes.ts";
import type { WithGateKeys } from "./visits/gate-keys.ts";
import { knowDaysOff } from "./visits/known-days-off.ts";
import { visitRoutes } from "./visits/routes.ts";

export interface AppOptions extends Context, WithGateKeys, WithTestMail {
  readonly log?: { write(line: string): void };
}

/** Far more than a booking takes. Larger bodies are rejected before they are read. */
const maxBodyBytes = 32_000;

const noCompiler = () => () => {
  throw new Error("Routes carry no JSON schema: check with zod");
};

function descriptionRoute(
  server: FastifyInstance,
  { env }: Context,
  url: string,
  describe: (siteUrl: string) => object,
): void {
  let description: string | undefined;
  server.get(url, async (_request, reply) => {
    description ??= JSON.stringify(describe(env.SITE_URL));
    return reply
      .header("cache-control", "public, max-age=86400")
      .type("application/json; charset=utf-8")
      .send(description);
  });
}

export async function buildApp({ log, ...context }: AppOptions): Promise<FastifyInstance> {
  const { DATABASE_URL, SITE_URL, TRUST_PROXY } = context.env;
  const headers = securityHeaders(SITE_URL);
  const secret = await secretOf(context);
  const limits = createLimits({
    ...context,
    secret,
    share: DATABASE_URL ? (counters) => context.store.run(shareCounts, { counters }) : undefined,
    warn: (line) => server.log.warn(line),
  });
  const known = knowDaysOff(context);
  await known.refresh();
  const fillBooking = fillBookNow(context, limits, known);
  const fillThanks = fillThankYou(context, secret, known);
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
    serverFactory: (handler) =>
      createHttpServer(pagesBefore(handler, pages.sendPage), {
        isBehindProxy: TRUST_PROXY !== false,
      }),
    return503OnClosing: false,
    // zod checks requests, so that Fastify's JSON-schema compilers stay unloaded.
    schemaController: {
      compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
    },
    trustProxy:
      typeof TRUST_PROXY === "number" ? (_address, hop) => hop < TRUST_PROXY : TRUST_PROXY,
    // These errors occur before the hook that sets the headers.
    frameworkErrors: (error, request, reply) => {
      const isPage = ["GET", "HEAD"].includes(request.method) && !request.url.startsWith("/api/");
      if (error.code === "FST_ERR_BAD_URL" && isPage && pages.sendNotFound(request.raw, reply.raw))
        return void reply.hijack();
      answerProblems(error, reply.headers(headers));
    },
    clientErrorHandler: answerClientError(headers),
  });
  server.addHook("preClose", async () => known.stop());
  server.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (hasOneHost(request.raw)) return done();
    done(new Problem("malformed", { detail: "A request names one host" }));
  });
  server.setErrorHandler((error, _request, reply) => answerProblems(error, reply));
  server.removeContentTypeParser("text/plain");
  await server.register(formbody, { bodyLimit: maxBodyBytes });
  await metricsRoute(server, context);
  bookingRoutes(server, context, { secret, limits, known });
  descriptionRoute(server, context, urlOf(descriptionEndpoints.openApi), describeApi);
  descriptionRoute(server, context, "/openapi.json", describeForm);
  await server.register(async (api) => {
    api.addHook("onRequest", async (request) => {
      if (isCrossSite(request, SITE_URL)) throw new Problem("foreign-origin");
    });
    await readSessions(api, context, secret);
    accountRoutes(api, context, secret);
    messageRoutes(api, context);
    mailRoutes(api, context, limits);
    pushRoutes(api, context, limits);
    reportRoutes(api, context);
    ownerBookingRoutes(api, context);
    privacyRoutes(api, context);
    visitRoutes(api, context, { secret, limits, known });
    newLinkRoute(api, context, secret);
    screenFailureRoutes(api);
    await liveRoutes(api, context);
  });
  visitorLinkRoutes(server, context, { secret, limits });
  healthRoutes(server, context, () => stuckChannels(context));
  pageRoutes(server, context, pages);
  // Only methods that Fastify does not know reach this.
  server.setNotFoundHandler((_request, reply) => answerProblems(new Problem("not-found"), reply));
  return server;
}
