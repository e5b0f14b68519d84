import fc from "fast-check";
import { expect, test } from "vitest";
import { contactMethods } from "#domain/api/bookings.ts";
import { parseBooking } from "#domain/booking/booking.ts";
import { dogCounts, serviceTypes } from "#domain/booking/options.ts";
import { amount } from "#faults/amount.ts";
import { readBooking } from "#server/bookings/read-booking.ts";
import { openStore } from "#server/open-store.ts";
import { loadBuilt, withApp } from "#server/testing/app.ts";
import { text } from "#server/testing/arbitrary-booking.ts";
import { everyRow } from "#server/testing/ask-storage.ts";
import { inLanes, report, sample } from "#server/testing/fuzz.ts";
import { engines, newPlaces } from "#server/testing/new-stores.ts";
import { sunday } from "#server/testing/owner-actions.ts";
import { type VisitorPage, visitorPages } from "#server/testing/visitor-pages.ts";

const cases = amount({ short: 100, full: 4000 });
const visitors = amount({ short: 10, full: 200 });
const secret = "only for tests, thirty-two characters";

const newPlace = newPlaces();

const form = "application/x-www-form-urlencoded";
const markup = "</p><b>";
const typed = fc.oneof(
  { weight: 20, arbitrary: text },
  { weight: 20, arbitrary: fc.constantFrom(markup, "a\0b", "x".repeat(501), "x".repeat(2001)) },
  { weight: 1, arbitrary: fc.constant("y".repeat(33_000)) },
);
const oneOf = (...fitting: readonly string[]) =>
  fc.oneof({ weight: 7, arbitrary: fc.constantFrom(...fitting) }, typed);

/** Replaced by the state that the page shows at that moment. */
const current = "current";
const slots = ["2026-11-26", "2026-11-30", "2026-12-03"].map((day) => `${day} 07:00-11:00`);
/** The forms of the page, with their fields. */
const forms = {
  day: ["slot"],
  cancel: ["reason"],
  reach: ["reachBy"],
  plan: ["numDogs", "serviceType"],
  gate: ["gateNote", "specialRequests"],
  data: ["firstName", "lastName", "phone", "address", "city", "zipCode"],
  erase: [],
  link: [],
} as const;
const seen = fc.oneof(
  { weight: 6, arbitrary: fc.constant(current) },
  {
    weight: 1,
    arbitrary: oneOf("pending.none", "pending.0", "spam.1", "a.b.c"),
  },
);
const fields: Readonly<Record<string, fc.Arbitrary<string>>> = {
  act: oneOf(...Object.keys(forms)),
  seen,
  slot: oneOf(...slots, "2026-11-26 00:00-24:00", "9999-99-99 07:00-11:00", "2026-11-26"),
  reason: oneOf("We moved.", "", "a\0b"),
  gateNote: oneOf("4711#", "", "a\0b"),
  reachBy: oneOf(...contactMethods),
  numDogs: oneOf(...dogCounts),
  serviceType: oneOf(...serviceTypes),
  specialRequests: oneOf("Two dogs.", ""),
  firstName: oneOf("Ana", ""),
  lastName: oneOf("Núñez", ""),
  email: oneOf("ana@mail.example", ""),
  phone: oneOf("(480) 555-0143", ""),
  address: oneOf("7420 E Camelback Rd", ""),
  city: oneOf("Scottsdale", ""),
  zipCode: oneOf("85251", ""),
};
const pairOf = (name: string) =>
  (fields[name] ?? typed).map((value): [string, string] => [name, value]);
type Pairs = [string, string][];
/** A form as the page sends it, then with fields of other forms and repeated fields. */
const pairs: fc.Arbitrary<Pairs> = fc
  .constantFrom(...Object.entries(forms))
  .chain(([act, names]) =>
    fc.tuple(
      fc.constant<Pairs>([["act", act]]),
      fc.oneof(
        { weight: 9, arbitrary: seen.map((state): Pairs => [["seen", state]]) },
        fc.constant([]),
      ),
      fc.tuple(...names.map(pairOf)),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        fc.array(fc.constantFrom(...Object.keys(fields)).chain(pairOf), { maxLength: 3 }),
      ),
    ),
  )
  .map((parts) => parts.flat());

/** A form's body, from the state that the page shows. */
const press = pairs.map(
  (all) => (now: string) =>
    all
      .map((pair) =>
        pair
          .map((part) => encodeURIComponent(part === current ? now : part.toWellFormed()))
          .join("="),
      )
      .join("&"),
);

test.each(engines)(
  `on %s, ${cases} random forms sent to a visitor's page get a page and change no other booking`,
  async (engine) => {
    const where = await newPlace(engine);
    const store = await openStore(where);
    const built = await loadBuilt();
    await withApp({ ...built, store, now: () => new Date(sunday) }, async ({ server, log }) => {
      const { book, pageOf, inEveryState } = visitorPages(store, secret);
      const others = Object.values(await inEveryState());
      const pages: VisitorPage[] = Object.values(await inEveryState());
      while (pages.length < visitors) pages.push(await pageOf(await book()));
      /** The rows of the bookings that no form is sent for. */
      const untouched = async () => {
        const rows = Object.values(await everyRow(where)).flat();
        return rows.filter((row) => others.some(({ bookingId }) => row.includes(bookingId)));
      };
      others.push(await pageOf(await book()));
      const before = await untouched();
      const answered: Record<string, number> = {};
      const requests = sample(fc.tuple(fc.nat(visitors - 1), press), cases);
      await inLanes(requests, async ([visitor, body]) => {
        const id = pages[visitor]?.bookingId ?? "";
        const { path, seen: state } = await pageOf(id);
        const payload = body(state);
        const {
          statusCode,
          headers,
          body: page,
        } = await server.inject({
          method: "POST",
          url: path,
          payload,
          headers: { "content-type": form },
        });
        answered[statusCode] = (answered[statusCode] ?? 0) + 1;
        const allowed = [303, 404, 409, 413, 422];
        expect([payload, allowed.includes(statusCode) || statusCode]).toEqual([payload, true]);
        if (statusCode === 303) expect(headers.location).toMatch(/^\/visit\/[\w-]{43,51}([?#]|$)/);
        else
          expect([payload, headers["content-type"]]).toEqual([payload, "text/html; charset=utf-8"]);
        expect(page).not.toContain(markup);
      });
      report(`answered ${JSON.stringify(answered)}`);
      expect(answered[303]).toBeGreaterThan(cases / 20);
      expect(answered[422]).toBeGreaterThan(cases / 20);
      expect(log).toEqual([]);
      expect(before.length).toBeGreaterThan(others.length * 3);
      expect(await untouched()).toEqual(before);
      for (const { bookingId } of pages) {
        const booking = (await store.run(readBooking, { id: bookingId }))?.booking;
        const { serviceDate: _, specialRequests, erasedAt, ...stored } = booking ?? {};
        if (erasedAt === null)
          expect(parseBooking({ ...stored, specialRequests: specialRequests ?? "" })).toMatchObject(
            { ok: true },
          );
      }
    });
  },
);
