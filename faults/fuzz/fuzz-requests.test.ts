import type { LightMyRequestResponse } from "fastify";
import { describe, expect, test } from "vitest";
import { parseBooking } from "#domain/booking/booking.ts";
import { securityHeaders } from "#domain/security-headers.ts";
import { amount } from "#faults/amount.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import {
  type AnyRequest,
  bookingRequest,
  ownerRequest,
} from "#server/testing/arbitrary-request.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { inLanes, report, sample } from "#server/testing/fuzz.ts";
import { engines, newPlaces } from "#server/testing/new-stores.ts";
import { signIn } from "#server/testing/sign-in.ts";

const cases = amount({ short: 200, full: 10_000 });
const form = "application/x-www-form-urlencoded";
const expected = Object.keys(securityHeaders("https://site.example"));

const newPlace = newPlaces();

const isProblem = ({ body, statusCode }: LightMyRequestResponse) =>
  JSON.parse(body).status === statusCode && JSON.parse(body).type === "about:blank";

/** What is wrong with an answer, regardless of the request. */
function wrongWith(answer: LightMyRequestResponse, isForm: boolean): string[] {
  const { statusCode, headers } = answer;
  const type = String(headers["content-type"]);
  const isHead = answer.raw.req.method === "HEAD";
  const isPage = type.startsWith("text/html") && (statusCode === 404 || isForm);
  const isRefusal = statusCode >= 400 && !isPage;
  return [
    ...expected.filter((name) => headers[name] === undefined).map((name) => `no ${name}`),
    ...(statusCode < 200 || statusCode >= 500 ? ["the status"] : []),
    ...(isRefusal && !type.startsWith("application/problem+json") ? [`a refusal as ${type}`] : []),
    ...(isRefusal && !isHead && !isProblem(answer) ? ["the problem"] : []),
  ];
}

/** Sends all of them, many at a time. */
async function sendAll(
  { server, log }: TestApp,
  requests: readonly AnyRequest[],
  hear = (_request: AnyRequest, _answer: LightMyRequestResponse) => {},
) {
  const seen: Record<string, number> = {};
  await inLanes(requests, async (request) => {
    const answer = await server.inject(request);
    const { statusCode } = answer;
    const isForm = String(request.headers["content-type"]).startsWith(form);
    expect([request, statusCode, wrongWith(answer, isForm)]).toEqual([request, statusCode, []]);
    seen[statusCode] = (seen[statusCode] ?? 0) + 1;
    hear(request, answer);
  });
  // Nothing that was sent is logged: the one line that may come names a setting.
  expect(log.filter((line) => !line.includes("but TRUST_PROXY is unset"))).toEqual([]);
  expect((await server.inject("/readyz")).statusCode).toBe(200);
  report(`${requests.length} requests, answered ${JSON.stringify(seen)}`);
}

describe.each(engines)("on %s", (engine) => {
  const given = async () => ({ store: await openStore(await newPlace(engine)) });
  test("any booking request is stored as the schema parses it, or refused with a problem document", async () =>
    withApp(await given(), async (context) => {
      const answered = new Map<string, unknown>();
      let forms = 0;
      await sendAll(context, sample(bookingRequest, cases), ({ payload = "" }, answer) => {
        if (answer.statusCode === 201)
          answered.set(answer.json().id, JSON.parse(payload.toString()));
        forms += Number(answer.statusCode === 303);
      });
      const { items } = await context.app.store.run(listBookings, { limit: cases });
      for (const { serviceDate, specialRequests, ...one } of items) {
        const texts = { serviceDate: serviceDate ?? "", specialRequests: specialRequests ?? "" };
        const stored = parseBooking({ ...one, ...texts });
        const sent = answered.get(one.id);
        expect(stored.ok).toBe(true);
        if (sent !== undefined) expect(stored).toEqual(parseBooking(sent));
      }
      const ids = new Set(items.map(({ id }) => id));
      expect([...answered.keys()].filter((id) => !ids.has(id))).toEqual([]);
      expect(answered.size).toBeGreaterThan(cases / 50);
      expect(items.length - answered.size).toBeLessThanOrEqual(forms);
      expect(forms).toBeGreaterThan(cases / 50);
    }));

  test("any request to the owner's API is answered or refused with a problem document", async () =>
    withApp(await given(), async (context) => {
      for (const id of ["id-1", "id-2", "id-3"])
        await context.app.store.run(storeBooking, newBooking({ id }));
      const { cookie } = await signIn(context);
      const requests = sample(ownerRequest, cases);
      await sendAll(
        context,
        requests.map((one, index) =>
          index % 4 === 0 ? one : { ...one, headers: { ...one.headers, cookie } },
        ),
      );
    }));
});
