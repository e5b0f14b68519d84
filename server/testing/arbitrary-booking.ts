import fc from "fast-check";
import * as z from "zod/mini";
import {
  type Booking,
  type BookingDetail,
  type BookingEvent,
  contactMethods,
  eventKinds,
  type Message,
  type Visit,
  visitStates,
} from "#domain/api/bookings.ts";
import {
  type BookingInput,
  bookingFields,
  bookingSchema,
  parseBooking,
} from "#domain/booking/booking.ts";
import { leadSourceOf } from "#domain/booking/lead-source.ts";
import { dogCounts, serviceTypes } from "#domain/booking/options.ts";
import { statuses } from "#domain/booking/status.ts";
import { kinds } from "#domain/message-kinds.ts";

/** What has broken programs before: ends of lines, invisible signs, halves of characters, other languages' code. */
const awkward = [
  ..."\0\u001b\u007f\u0085\t\n\r\ufeff\ufffd\uffff\u{10ffff}\u00ad\u00a0\u2003",
  ..."\u200b\u200d\u200f\u202e\u2028\u2029\u0301\u0344",
  ...["\ud800", "\udfff", "\r\n", "\r\nBcc: x@y.example\r\n", "\u0327\u0301"],
  ..."ﷺİıßﬃςⅧ½٣⒛᠎𞤀ע",
  ...["🐕‍🦺", "👩🏽", "🇺🇸", "田中", "שׁ"],
  ..."'\"\\%&<+-,;",
  ...["%00", "%ff", "&lt;", "</p><b>", "=1+1", "@x"],
  ...["__proto__", "null", "{{x}}", "·status·spam", "':*", "* OR x", "=?utf-8?q?a?=", "a.b", "://"],
];

/** Text of all planes and kinds, even if it cannot be stored. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: "grapheme" }) },
  { weight: 2, arbitrary: fc.string({ unit: "binary" }) },
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...awkward, "a", "B 1")).map((all) => all.join("")),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...awkward, "a", "B 1"), fc.nat(2100))
      .map(([part, often]) => part.repeat(often).slice(0, 2100)),
  },
);

/** Valid text: long enough, and without anything that is refused. */
const fitting = (least: number, most = 200) =>
  text.map((any) => {
    const shown = [...any.replace(/[\p{Cc}\p{Cs}]/gu, "")].slice(0, most).join("").trim();
    return shown.length < least ? `${shown}${"x".repeat(least)}` : shown;
  });

const word = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 8 })
  .map((any) => any.replace(/[^\p{L}\p{N}]/gu, "") || "a");
const local = fc.oneof(word, fc.constantFrom("o'brien", "a+dogs", "=?utf-8?q?a?=", "{x}|`~"));
const email = fc.oneof(
  { weight: 1, arbitrary: fc.emailAddress() },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.array(local, { minLength: 1, maxLength: 3 }),
        fc.array(word, { minLength: 1, maxLength: 3 }),
      )
      .map(([names, labels]) => `${names.join(".")}@${labels.join(".")}.example`),
  },
);

/** Anything a visitor may type that the schema accepts, before it is trimmed. */
const acceptable = fc.record(
  {
    firstName: fitting(1),
    lastName: fitting(1),
    email,
    phone: fc.oneof(fitting(10), fc.stringMatching(/^\+?[1-9]\d{2}[ .-]?\d{3}[ .-]?\d{4}$/)),
    address: fitting(5),
    city: fitting(1),
    state: fc.oneof(fc.constant("AZ"), fitting(2)),
    zipCode: fc.oneof(fc.stringMatching(/^85\d{3}$/), fitting(5)),
    numDogs: fc.constantFrom(...dogCounts),
    serviceType: fc.constantFrom(...serviceTypes),
    serviceDate: fitting(0),
    specialRequests: fitting(0, 2000),
  },
  { requiredKeys: z.keyof(bookingSchema).options.slice(0, 10) },
);

/** Bookings as the schema returns them. */
export const acceptedBooking: fc.Arbitrary<BookingInput> = acceptable
  .map(parseBooking)
  .filter((checked) => checked.ok)
  .map(({ booking }) => booking);

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

/** A booking in which some fields have other values, are missing, or are joined by unknown ones. */
const almost = (other: fc.Arbitrary<unknown>): fc.Arbitrary<object> =>
  fc
    .tuple(
      acceptable,
      fc.oneof(
        fc.constant({}),
        fc.dictionary(fc.constantFrom(...bookingFields), fc.oneof(text, other), { maxKeys: 3 }),
      ),
      fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom("id", "status", "__proto__", "website")),
        other,
        {
          maxKeys: 2,
        },
      ),
    )
    .map((parts) => Object.fromEntries(parts.flatMap((part) => Object.entries(part))));

/** Anything a program may pass to the schema. */
export const anyInput: fc.Arbitrary<unknown> = fc.oneof(anything, {
  weight: 3,
  arbitrary: almost(anything),
});

/** Anything JSON can hold. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(fc.jsonValue(), {
  weight: 3,
  arbitrary: almost(fc.jsonValue()),
});

/** Text as a store returns it: no store keeps half a character, and PostgreSQL no null character. */
export const storedText: fc.Arbitrary<string> = text.map((any) =>
  any.toWellFormed().replaceAll("\0", ""),
);

const ofToday = <Option extends string>(...options: readonly Option[]) =>
  fc.oneof(
    { weight: 1, arbitrary: storedText },
    { weight: 1, arbitrary: fc.constantFrom(...options) },
  );
const moment = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());
const id = fc.uuid();

/** A booking as a row of any age or any program may hold it: each column of text holds any text. */
export const storedBooking: fc.Arbitrary<Booking> = fc.record({
  id,
  firstName: storedText,
  lastName: storedText,
  email: storedText,
  phone: storedText,
  address: storedText,
  city: storedText,
  state: storedText,
  zipCode: storedText,
  serviceDate: fc.option(ofToday("Monday", "2026-12-01", "2026-02-31", "12/01/2026", "soon")),
  numDogs: ofToday(...dogCounts, "6", "toString"),
  serviceType: ofToday(...serviceTypes, "one-time", "constructor"),
  specialRequests: fc.option(storedText),
  neighborhood: fc.option(ofToday("old-town-scottsdale")),
  weekday: fc.option(storedText),
  startsOn: fc.option(ofToday("2026-12-01", "soon")),
  price: fc.option(storedText),
  quotedOn: fc.option(ofToday("2026-12-01", "soon")),
  status: fc.constantFrom(...statuses),
  createdAt: moment,
  area: fc.option(ofToday("old-town-scottsdale", "fountain-hills")),
  page: fc.option(storedText),
  contactSeconds: fc.option(fc.nat()),
  sameAs: fc.option(id),
  againAs: fc.option(id),
  mergedInto: fc.option(id),
  erasedAt: fc.option(moment),
  source: fc.constantFrom("form", "phone"),
  claimedBy: fc.option(storedText),
  claimedUntil: fc.option(moment),
  followUpAt: fc.option(moment),
  chosenPlan: fc.option(ofToday(...serviceTypes, "one-time")),
  quotedPerVisit: fc.option(fc.nat()),
  reachBy: fc.option(fc.constantFrom(...contactMethods)),
  fold: fc.option(storedText),
});

const storedEvent: fc.Arbitrary<BookingEvent> = fc.record({
  id,
  kind: fc.constantFrom(...eventKinds),
  at: moment,
  actor: storedText,
  page: fc.option(storedText),
  from: fc.option(fc.constantFrom(...statuses)),
  to: fc.option(fc.constantFrom(...statuses)),
  text: fc.option(storedText),
  undoes: fc.option(id),
  partOf: fc.option(id),
});

const storedMessage: fc.Arbitrary<Message> = fc.record({
  id,
  kind: fc.constantFrom(...kinds),
  bookingId: id,
  deviceId: fc.option(id),
  state: fc.constantFrom("waiting", "sent", "failed", "dropped"),
  attempts: fc.nat(),
  createdAt: moment,
  nextAt: moment,
  sentAt: fc.option(moment),
  error: fc.option(storedText),
});

const storedVisit: fc.Arbitrary<Visit> = fc.record({
  bookingId: id,
  day: fc.constantFrom("2026-11-24", "2024-02-29"),
  starts: fc.constantFrom("00:00", "07:00"),
  ends: fc.constantFrom("11:00", "23:59"),
  state: fc.constantFrom(...visitStates),
  keptAt: fc.option(moment),
  sequence: fc.nat(),
  changedAt: moment,
  outcomeAt: fc.option(moment),
});

/** A stored booking with all that the inbox shows of it. */
export const storedDetail: fc.Arbitrary<BookingDetail> = fc.record({
  booking: storedBooking,
  source: fc.option(fc.webQueryParameters()).map(leadSourceOf),
  visit: fc.option(storedVisit),
  history: fc.array(storedEvent, { maxLength: 4 }),
  messages: fc.array(storedMessage, { maxLength: 3 }),
  related: fc.array(
    fc
      .tuple(storedBooking, fc.option(storedVisit))
      .map(([booking, visit]) => ({ ...booking, visit })),
    { maxLength: 2 },
  ),
});
