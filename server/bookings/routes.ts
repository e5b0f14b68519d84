import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isObject } from "#domain/booking.ts";
import { answerProblems, logFault, toProblem } from "#server/answer-problems.ts";
import type { App } from "#server/app.ts";
import { requestCounts } from "#server/limits/request-counts.ts";
import { Problem } from "#server/problems.ts";
import type { FormStamps } from "#server/spam/form-stamps.ts";
import { honeypotOf } from "#server/spam/honeypot-of.ts";
import { isForeign, pageOf } from "./origin.ts";
import { requestBooking } from "./request-booking.ts";

const path = "/api/bookings";
const allowed = ["GET", "HEAD", "POST"];
const formType = "application/x-www-form-urlencoded";

const isForm = (request: FastifyRequest) =>
  request.headers["content-type"]?.toLowerCase().startsWith(formType) ?? false;

/** One key as callers make them: printable, bounded. */
function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key === "string" && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Problem("malformed", { detail: "Idempotency-Key takes 1 to 200 printable characters" });
}

/** @see spec section 7 */
export async function bookingRoutes(
  server: FastifyInstance,
  app: App,
  { stamps, secret }: { readonly stamps: FormStamps; readonly secret: string },
): Promise<void> {
  const { DATABASE_URL, RATE_LIMIT, SITE_URL } = app.env;
  await server.register(rateLimit, {
    global: false,
    store: requestCounts({
      now: app.now,
      secret,
      log: server.log,
      countTogether: DATABASE_URL
        ? (input) => app.store.run({ name: "countRequest", input })
        : undefined,
    }),
  });
  const limit = RATE_LIMIT && {
    max: RATE_LIMIT.max,
    timeWindow: RATE_LIMIT.windowMs,
    errorResponseBuilder: () => new Problem("rate-limited"),
  };

  /** A person whose form was refused gets it back with everything typed; a program gets the problem. */
  async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const problem = toProblem(error);
    const page = app.site.get("/booking-problem");
    const reads = problem.code === "invalid" || request.headers.accept?.includes("text/html");
    if (!page || !reads || !isForm(request)) return answerProblems(error, reply);
    logFault(error, problem, reply);
    // Few visitors have no JavaScript: the HTML parser is loaded for the first of them.
    const { fillProblemPage } = await import("./problem-page.ts");
    return reply
      .code(problem.status)
      .headers({ ...page.headers, "cache-control": "no-store" })
      .send(fillProblemPage(page.copies.identity.body, problem, request.body));
  }

  server.post(path, {
    onRequest: async (request) => {
      if (isForeign(request, SITE_URL)) throw new Problem("foreign-origin");
    },
    ...(limit && { preHandler: server.rateLimit(limit) }),
    errorHandler: refuse,
    handler: async (request, reply) => {
      if (!isObject(request.body))
        throw new Problem("malformed", {
          detail: "The body must be an object with the booking's fields",
        });
      const { body, headers } = request;
      const stampAge = stamps.ageOf(headers["form-stamp"], app.now());
      const sending = { stampAge, honeypot: isForm(request) ? honeypotOf(body) : "" };
      const sent = { body, key: keyOf(request), page: pageOf(request, app.site), sending };
      const answer = await requestBooking(app, sent);
      reply.header("cache-control", "no-store");
      return isForm(request) ? reply.redirect("/thank-you", 303) : reply.code(201).send(answer);
    },
  });

  server.route({
    method: server.supportedMethods.filter((method) => !allowed.includes(method)),
    url: path,
    onRequest: async (_request, reply) => {
      reply.header("allow", allowed.join(", "));
      throw new Problem("method-not-allowed");
    },
    handler: async () => {},
  });
}
