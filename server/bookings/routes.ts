import type { FastifyInstance, FastifyRequest } from "fastify";
import { bookingFormEndpoints, idempotencyKeyPattern } from "#domain/api/booking-form.ts";
import { areaOf } from "#domain/areas/areas.ts";
import { isObject, parseBooking } from "#domain/booking/booking.ts";
import { callFirst } from "#domain/booking/call-first.ts";
import { honeypotName } from "#domain/spam/honeypot.ts";
import { explainScore, isSpam, scoreSpam } from "#domain/spam/score.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { isCrossSite, refererPath } from "#server/http/same-origin.ts";
import { serveOpen } from "#server/http/serve.ts";
import { linkKeyOf } from "#server/journal/visitor-links.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { KnownDaysOff } from "#server/visits/known-days-off.ts";
import { admitBooking } from "./admit-booking.ts";
import { formStamps } from "./form-stamps.ts";
import { isForm, refuseBookings } from "./refuse-booking.ts";
import { requestBooking } from "./request-booking.ts";
import { thankYouAddress } from "./thank-you-page.ts";

const { path } = bookingFormEndpoints.book;
const allowed = ["GET", "HEAD", "POST"];

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key === "string" && idempotencyKeyPattern.test(key)) return key;
  throw new Problem("malformed", {
    detail: "Idempotency-Key must be 1 to 200 printable characters",
  });
}

/** The field can come more than once. */
const honeypotOf = (body: Readonly<Record<string, unknown>>): string =>
  [body[honeypotName] ?? ""].flat().join("");

/** @see docs/product.md#api */
export function bookingRoutes(
  server: FastifyInstance,
  app: Context,
  {
    secret,
    limits,
    known,
  }: { readonly secret: string; readonly limits: Limits; readonly known: KnownDaysOff },
): void {
  const { env, now, site } = app;
  const stamps = formStamps(secret);
  const linkKey = linkKeyOf(secret);

  serveOpen(server, bookingFormEndpoints.stamp, async () => {
    const closed = known.closedDays();
    const days = (list: typeof closed) => list.map(({ day }) => day);
    return {
      stamp: stamps.make(now()),
      closedDays: days(closed),
      phonesOpen: days(closed.filter(({ phones }) => phones)),
    };
  });

  server.post(path, {
    onRequest: (request, reply, done) => {
      if (isCrossSite(request, env.SITE_URL)) throw new Problem("foreign-origin");
      limits.admit("arrivals", request, reply);
      done();
    },
    errorHandler: refuseBookings(app, known),
    handler: async (request, reply) => {
      const { body } = request;
      if (!isObject(body))
        throw new Problem("malformed", {
          detail: "The body must be an object with the booking's fields",
        });
      const key = idempotencyKeyOf(request);
      const checked = parseBooking(body);
      if (!checked.ok) throw new Problem("invalid", { errors: checked.errors });
      const { booking } = checked;
      const page = refererPath(request, site);
      const score = scoreSpam({
        booking,
        stampAge: stamps.ageOf(request.headers["form-stamp"], now()),
        honeypot: isForm(request) ? honeypotOf(body) : "",
      });
      const network = limits.networkOf(request);
      const sentBytes = JSON.stringify(booking).length;
      const arriving = { network, sentBytes, isSpam: isSpam(score), at: now() };
      const answer = await requestBooking(app, {
        booking,
        key,
        page,
        spam: isSpam(score) ? explainScore(score) : null,
        series: await admitBooking(limits, arriving, reply),
        network,
        linkKey,
      });
      reply.header("cache-control", "no-store");
      if (!isForm(request)) return reply.code(201).send(answer);
      const { zipCode } = checked.booking;
      const first = callFirst({ page, area: areaOf({ zipCode, page }) });
      return reply.redirect(thankYouAddress({ ...answer, callFirst: first }), 303);
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
