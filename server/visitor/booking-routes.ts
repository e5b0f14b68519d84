import { createHmac } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { problemWords } from "#content/booking.ts";
import { bookingFormEndpoints, idempotencyKeyPattern } from "#domain/api/booking-form.ts";
import { areaOf } from "#domain/areas/areas.ts";
import { type BookingInput, isObject, parseBooking } from "#domain/booking/booking.ts";
import { callFirst } from "#domain/booking/call-first.ts";
import { readLeadSource } from "#domain/booking/lead-source.ts";
import { priceWords, quoteFor } from "#domain/booking/prices.ts";
import { freeDaysLine, routeLine } from "#domain/business-clock/first-days.ts";
import { callBy, replyBy, replyTimes } from "#domain/business-clock/promise.ts";
import { minuteMs, toPhoenixIso } from "#domain/dates.ts";
import { explainScore, isSpam, scoreSpam } from "#domain/spam/score.ts";
import { honeypotName } from "#domain/spam/submission.ts";
import { isPublicSite } from "#env";
import { isKeyUsedSince, storeBooking } from "#server/bookings/store-booking.ts";
import { linkKeyOf, linkPath, tokenOf } from "#server/bookings/visitor-links.ts";
import { networkOf } from "#server/http/client-network.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { isCrossSite, refererPath } from "#server/http/same-origin.ts";
import { serveOpen } from "#server/http/serve.ts";
import type { Arrival } from "#server/limits/admit-bookings.ts";
import { windowAt } from "#server/limits/counts.ts";
import { type Limits, tooManyRequests } from "#server/limits/limits.ts";
import type { DaysOffCache } from "#server/visits/days-off-cache.ts";
import { readFirstDays } from "./choose-day.ts";
import { thankYouAddress } from "./filled-pages.ts";
import { isForm, refuseBookings } from "./refuse-booking.ts";

const { path } = bookingFormEndpoints.book;
/** Rows, indexes, history and messages of a booking take about this much, beside three times what was sent. */
const bytesOfEach = 4000;
const allowed = ["GET", "HEAD", "POST"];
const plainKeyMs = 10 * minuteMs;
const anytime = new Date(0).toISOString();

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key === "string" && idempotencyKeyPattern.test(key)) return key;
  throw new Problem("malformed", {
    detail: "Idempotency-Key must be 1 to 200 printable characters",
  });
}

/** Without a script, the address of the form itself may say it. */
const originOf = ({ headers }: FastifyRequest): string | null =>
  readLeadSource(
    headers["lead-source"]?.toString() ?? URL.parse(headers.referer ?? "")?.search ?? "",
  );

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
    daysOffCache,
  }: { readonly secret: string; readonly limits: Limits; readonly daysOffCache: DaysOffCache },
): void {
  const { env, now, site, store } = app;
  const linkKey = linkKeyOf(secret);

  /** A plain form has no key: the same values of a network within ten minutes are one booking. */
  async function plainKey({ ip }: FastifyRequest, booking: BookingInput): Promise<string> {
    const sent = JSON.stringify([networkOf(ip), booking]);
    const mark = createHmac("sha256", secret).update(`plain ${sent}`).digest("base64url");
    const at = now().getTime();
    const { start } = windowAt(plainKeyMs, at);
    const last = `${mark} ${start - plainKeyMs}`;
    const since = new Date(at - plainKeyMs).toISOString();
    const isRecent = await store.run(isKeyUsedSince, { key: last, since });
    return isRecent ? last : `${mark} ${start}`;
  }

  /**
   * A tab that was open while a price changed says which one it showed: nobody books at a price they have not seen. What
   * was stored already keeps its price.
   */
  async function checkPrice(
    { headers }: FastifyRequest,
    booking: BookingInput & { readonly page: string | null },
    key: string | null,
  ): Promise<void> {
    const shown = headers["shown-price"];
    const perVisit = quoteFor(booking);
    if (shown === undefined || perVisit === null || shown === String(perVisit)) return;
    if (key !== null && (await store.run(isKeyUsedSince, { key, since: anytime }))) return;
    const { from, perVisit: price } = priceWords(booking.serviceType, booking.numDogs);
    throw new Problem("price-changed", { detail: problemWords.priceNow(from + price), perVisit });
  }

  serveOpen(server, bookingFormEndpoints.firstDays, async ({ query, request, reply }) => {
    limits.admit("visit", request, reply);
    reply.header("cache-control", "public, max-age=60");
    const area = areaOf({ zipCode: query.zip, page: null, neighborhood: query.area });
    const clock = daysOffCache.clock();
    const times = replyTimes(clock.now, clock.daysOff);
    // Every page asks for the times: they never wait for the database.
    if (area === null) return { days: [], ...times };
    const read = await store.run(readFirstDays, { area, now: now().toISOString() });
    const days = read.isSample && isPublicSite(env) ? [] : read.days;
    return { days, line: query.area ? routeLine(days) : freeDaysLine(days), ...times };
  });

  server.post(path, {
    onRequest: (request, reply, done) => {
      if (isCrossSite(request, env.SITE_URL)) throw new Problem("foreign-origin");
      limits.admit("book", request, reply);
      done();
    },
    errorHandler: refuseBookings(app, daysOffCache),
    handler: async (request, reply) => {
      const { body } = request;
      if (!isObject(body))
        throw new Problem("malformed", {
          detail: "The body must be an object with the booking's fields",
        });
      const given = idempotencyKeyOf(request);
      const checked = parseBooking(body);
      if (!checked.ok) throw new Problem("invalid", { errors: checked.errors });
      const { booking } = checked;
      const key = given ?? (isForm(request) ? await plainKey(request, booking) : null);
      const page = refererPath(request, site);
      await checkPrice(request, { ...booking, page }, key);
      const score = scoreSpam({
        booking,
        honeypot: isForm(request) ? honeypotOf(body) : "",
      });
      const network = limits.networkOf(request);
      const bytes = bytesOfEach + 3 * JSON.stringify(booking).length;
      const received = {
        ...{ booking, key, page, linkKey, origin: originOf(request) },
        spam: isSpam(score) ? explainScore(score) : null,
        arrival: network === null ? null : { network, bytes },
      };
      const answer = await requestBooking(app, received, reply);
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

interface BookingRequest {
  readonly booking: BookingInput;
  readonly key: string | null;
  readonly page: string | null;
  readonly origin: string | null;
  readonly spam: string | null;
  readonly arrival: Arrival | null;
  readonly linkKey: string;
}

/**
 * Spam is answered like any other booking.
 * @throws Problem `key-reused`, or `rate-limited` when its network has filled too much of the disk
 * @throws StorageError when nothing was stored, or nobody knows
 */
async function requestBooking(
  { store, now, newId }: Pick<Context, "store" | "now" | "newId">,
  { linkKey, ...request }: BookingRequest,
  reply: FastifyReply,
) {
  const stored = await store.run(storeBooking, {
    ...request,
    id: newId(),
    createdAt: now().toISOString(),
    enteredBy: null,
    confirm: true,
  });
  if (!stored) throw new Problem("key-reused");
  const { daysOff, isEmailed, retryMs, ...answered } = stored;
  if (retryMs !== undefined) throw tooManyRequests(reply, retryMs);
  const createdAt = new Date(stored.createdAt);
  return {
    ...answered,
    // The same for all, so that a program cannot learn that it was taken for spam.
    status: "pending" as const,
    replyBy: toPhoenixIso(replyBy(createdAt)),
    hearBy: toPhoenixIso(callBy(createdAt, daysOff)),
    visit: linkPath(tokenOf(linkKey, { bookingId: stored.id, generation: 0, mark: "" })),
    ...(isEmailed && { isEmailed: true as const }),
  };
}
