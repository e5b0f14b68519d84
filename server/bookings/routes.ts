import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { business } from "#content/business.ts";
import { isObject } from "#domain/booking.ts";
import { formatPhone } from "#domain/phone.ts";
import { answerProblems, logFault, sendRefusal, toProblem } from "#server/answer-problems.ts";
import type { App } from "#server/app.ts";
import { networkOf } from "#server/limits/client-network.ts";
import { countRequest } from "#server/limits/count-request.ts";
import { requestCounts } from "#server/limits/request-counts.ts";
import { timeBudget } from "#server/limits/time-budget.ts";
import { inWords } from "#server/limits/wait-in-words.ts";
import type { NoticeName } from "#server/pages/notices.ts";
import { Problem, type ProblemCode } from "#server/problems.ts";
import type { FormStamps } from "#server/spam/form-stamps.ts";
import { honeypotOf } from "#server/spam/honeypot-of.ts";
import { isForeign, pageOf } from "./origin.ts";
import { requestBooking } from "./request-booking.ts";

const path = "/api/bookings";
const allowed = ["GET", "HEAD", "POST"];
const formType = "application/x-www-form-urlencoded";

/** For the HTML parser, which takes milliseconds for a page: a flood of invalid forms gets a fiftieth of the time. */
const fillingBudget = { perSecondMs: 20, savedMs: 500 };

/** Refusals after which a form comes back filled in. Of the others nothing was read, or nothing can be corrected. */
const fillable: readonly ProblemCode[] = ["invalid", "key-reused", "storage-failed", "internal"];

const noticeFor = new Map<ProblemCode, NoticeName>([
  ["rate-limited", "too-many"],
  ["foreign-origin", "other-site"],
]);

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
  const { Arrivals, countBooking } = requestCounts({
    now: app.now,
    secret,
    log: server.log,
    countTogether: DATABASE_URL ? (input) => app.store.run(countRequest, input) : undefined,
  });
  await server.register(rateLimit, {
    global: false,
    store: Arrivals,
    keyGenerator: (request) => networkOf(request.ip),
  });
  const filling = timeBudget(fillingBudget);
  let filler: Promise<typeof import("./problem-page.ts")> | undefined;

  const overLimit = (milliseconds: number) =>
    new Problem("rate-limited", {
      detail: `Please try again in ${inWords(Math.ceil(milliseconds / 1000))}, or call us at ${formatPhone(business.phone)}.`,
    });
  const limit = RATE_LIMIT && {
    max: RATE_LIMIT.max,
    timeWindow: RATE_LIMIT.windowMs,
    errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) => overLimit(ttl),
  };

  /** @throws Problem when an address, or all together, book more than they may */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!RATE_LIMIT) return;
    const milliseconds = await countBooking(networkOf(request.ip), RATE_LIMIT);
    if (milliseconds === undefined) return;
    const seconds = Math.ceil(milliseconds / 1000);
    reply.headers({ "retry-after": seconds, "x-ratelimit-remaining": 0 });
    throw overLimit(milliseconds);
  }

  /** The form with all that was typed, undefined where that helps nobody, or takes too much time now. */
  async function fill(problem: Problem, body: unknown) {
    const page = app.site.get("/booking-problem");
    if (!page || !fillable.includes(problem.code)) return undefined;
    // Few visitors have no JavaScript: the HTML parser is loaded for the first of them.
    filler ??= import("./problem-page.ts");
    const { fillProblemPage } = await filler;
    if (!filling.hasSome()) return undefined;
    return {
      headers: { ...page.headers, "cache-control": "no-store" },
      body: filling.spend(() => fillProblemPage(page.copies.identity.body, problem, body)),
    };
  }

  /** A person whose form was refused gets a page, filled in where that helps; a program gets the problem. */
  async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const problem = toProblem(error);
    const reads = problem.code === "invalid" || request.headers.accept?.includes("text/html");
    if (!reads || !isForm(request)) return answerProblems(error, reply);
    const filled = await fill(problem, request.body);
    const page = filled ?? app.notices.get(noticeFor.get(problem.code) ?? "not-saved");
    if (!page) return answerProblems(error, reply);
    logFault(error, problem, reply);
    return sendRefusal(reply.code(problem.status).headers(page.headers), page.body);
  }

  server.post(path, {
    // Both refuse before a byte of the body is read.
    onRequest: [
      async (request) => {
        if (isForeign(request, SITE_URL)) throw new Problem("foreign-origin");
      },
      ...(limit ? [server.rateLimit(limit)] : []),
    ],
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
      const answer = await requestBooking(app, { ...sent, admit: () => admit(request, reply) });
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
