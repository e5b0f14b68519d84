import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { business } from "#content/business.ts";
import { type BookingInput, isObject, parseBooking } from "#domain/booking.ts";
import { formatPhone } from "#domain/phone.ts";
import { honeypotName } from "#domain/spam/honeypot.ts";
import type { Context } from "#server/context.ts";
import {
  answerNotice,
  answerProblems,
  logFault,
  sendRefusal,
  toProblem,
} from "#server/http/answer-problems.ts";
import type { Resource } from "#server/http/built-site.ts";
import { networkOf } from "#server/http/client-network.ts";
import { Problem, type ProblemCode } from "#server/http/problems.ts";
import {
  countRequest,
  createAllowance,
  createRateLimit,
  formatWait,
} from "#server/http/rate-limit.ts";
import { isCrossSite, refererPath } from "#server/http/same-origin.ts";
import { linkKeyOf } from "#server/visits/link/links.ts";
import type { FormStamps } from "./form-stamps.ts";
import { requestBooking } from "./request-booking.ts";

const path = "/api/bookings";
const allowed = ["GET", "HEAD", "POST"];
const formType = "application/x-www-form-urlencoded";

/** Filling a page in takes the HTML parser milliseconds, so a flood of invalid forms gets only this many. */
const fillings = { perSecond: 5, maxSaved: 10 };

/** Problems after which the form comes back filled in. After the others nothing was read, or nothing can be corrected. */
const fillable: readonly ProblemCode[] = ["invalid", "key-reused", "storage-failed", "internal"];

const isForm = (request: FastifyRequest) =>
  request.headers["content-type"]?.toLowerCase().startsWith(formType) ?? false;

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key === "string" && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Problem("malformed", {
    detail: "Idempotency-Key must be 1 to 200 printable characters",
  });
}

function honeypotOf(body: unknown): string {
  if (typeof body !== "object" || body === null) return "";
  const [, value] = Object.entries(body).find(([name]) => name === honeypotName) ?? [];
  return typeof value === "string" ? value : [value ?? ""].flat().join("");
}

/** @see docs/product.md#api */
export async function bookingRoutes(
  server: FastifyInstance,
  app: Context,
  { stamps, secret }: { readonly stamps: FormStamps; readonly secret: string },
): Promise<void> {
  const { DATABASE_URL, RATE_LIMIT, SITE_URL } = app.env;
  const { RequestStore, countBooking } = createRateLimit({
    now: app.now,
    secret,
    log: server.log,
    countInDatabase: DATABASE_URL ? (input) => app.store.run(countRequest, input) : undefined,
  });
  await server.register(rateLimit, {
    global: false,
    store: RequestStore,
    keyGenerator: (request) => networkOf(request.ip),
  });
  const linkKey = linkKeyOf(secret);
  const filling = createAllowance(fillings);

  const overLimit = (milliseconds: number) =>
    new Problem("rate-limited", {
      detail: `Please try again in ${formatWait(Math.ceil(milliseconds / 1000))}, or call us at ${formatPhone(business.phone)}.`,
    });
  const limit = RATE_LIMIT && {
    max: RATE_LIMIT.max,
    timeWindow: RATE_LIMIT.windowMs,
    errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) => overLimit(ttl),
  };

  /** @throws Problem when an address, or all of them together, are over the limit */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!RATE_LIMIT) return;
    const milliseconds = await countBooking(networkOf(request.ip), RATE_LIMIT);
    if (milliseconds === undefined) return;
    const seconds = Math.ceil(milliseconds / 1000);
    reply.headers({ "retry-after": seconds, "x-ratelimit-remaining": 0 });
    throw overLimit(milliseconds);
  }

  let filler: typeof import("./filled-form.ts") | undefined;

  /** The form with all that was typed. */
  async function answerFilled(page: Resource, problem: Problem, reply: FastifyReply) {
    // The HTML parser is loaded for the first visitor without JavaScript, because there are few.
    filler ??= await import("./filled-form.ts");
    const body = filler.fillProblemPage(page.copies.identity.body, problem, reply.request.body);
    reply.code(problem.status).headers(page.headers).header("cache-control", "no-store");
    return sendRefusal(reply, body);
  }

  /** Answers a refused form with a page, filled in if that helps, and any other request with the problem. */
  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const problem = toProblem(error);
    const reads = problem.code === "invalid" || request.headers.accept?.includes("text/html");
    if (!reads || !isForm(request)) return answerProblems(error, reply);
    const page = app.site.get("/booking-problem");
    if (!page || !fillable.includes(problem.code) || !filling.take())
      return answerNotice(error, reply, app.notices);
    logFault(error, problem, reply);
    return answerFilled(page, problem, reply);
  }

  async function book(
    booking: BookingInput,
    key: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const answer = await requestBooking(app, {
      booking,
      key,
      page: refererPath(request, app.site),
      stampAge: stamps.ageOf(request.headers["form-stamp"], app.now()),
      honeypot: isForm(request) ? honeypotOf(request.body) : "",
      linkKey,
      admit: () => admit(request, reply),
    });
    reply.header("cache-control", "no-store");
    return isForm(request) ? reply.redirect("/thank-you", 303) : reply.code(201).send(answer);
  }

  server.post(path, {
    onRequest: [
      (request, _reply, done) =>
        done(isCrossSite(request, SITE_URL) ? new Problem("foreign-origin") : undefined),
      ...(limit ? [server.rateLimit(limit)] : []),
    ],
    errorHandler: refuse,
    // Not async until the values are valid: this makes a flood of invalid forms a sixth cheaper.
    handler: (request, reply) => {
      if (!isObject(request.body))
        throw new Problem("malformed", {
          detail: "The body must be an object with the booking's fields",
        });
      const key = keyOf(request);
      const checked = parseBooking(request.body);
      if (!checked.ok) throw new Problem("invalid", { errors: checked.errors });
      return book(checked.booking, key, request, reply);
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
