import fc from "fast-check";
import { expect, test } from "vitest";
import type { Booking } from "#domain/api/bookings.ts";
import { bookingFields } from "#domain/booking/booking.ts";
import { amount } from "#faults/amount.ts";
import {
  acceptedBooking,
  text as anyText,
  storedBooking,
} from "#server/testing/arbitrary-booking.ts";
import { dueMessage, mailEnv, readMail, taskList } from "#server/testing/due-message.ts";
import { holds } from "#server/testing/fuzz.ts";

const now = new Date("2026-11-20T17:00:00.000Z");

const headers = [
  ...["auto-submitted", "content-type", "date", "from", "message-id", "mime-version"],
  ...["reply-to", "subject", "to", "x-auto-response-suppress"],
];

/** As a database returns it: without lone surrogates. */
const text = anyText.map((any) => any.toWellFormed());

/** What the schema accepts, with any names, and rows of any age, whose address may be none. */
const anyBooking = fc.oneof(
  fc
    .tuple(acceptedBooking, fc.record({ firstName: text, lastName: text, city: text }))
    .map(([accepted, names]) => ({
      booking: { ...accepted, serviceDate: null, specialRequests: null, ...names },
      fewest: 1,
    })),
  storedBooking.map((booking) => ({ booking, fewest: 0 })),
);

test(
  "no name can add a header or a recipient to a mail",
  () =>
    holds(
      fc.asyncProperty(
        fc.constantFrom("lead", "confirmation", "reminder", "digest"),
        anyBooking,
        async (kind, { booking, fewest }) => {
          const about = dueMessage({ kind, booking });
          const mail = await readMail({ ...about, list: taskList([about.booking]) }, now);
          expect(mail.recipients.length).toBeLessThan(2);
          expect(mail.recipients.length).toBeGreaterThanOrEqual(fewest);
          if (kind !== "confirmation") expect(mail.recipients).toEqual([mailEnv.OWNER_EMAIL]);
          const names = mail.headers.map(({ key }) => key);
          expect(names.filter((name) => !headers.includes(name))).toEqual([]);
          expect(new Set(names).size).toBe(names.length);
          expect(mail.attachments).toEqual([]);
          expect(mail.subject).not.toMatch(/[\r\n]/);
        },
      ),
      amount({ short: 200, full: 1000 }),
    ),
  120_000,
);

/** Headers and both bodies, decoded, without the boundaries that differ each time. */
async function strangersMail(booking: Partial<Booking>) {
  const message = dueMessage({ kind: "confirmation", booking });
  const { from, to, cc, bcc, replyTo, subject, text, html, headers } = await readMail(message, now);
  const names = headers.filter(({ key }) => key !== "content-type");
  return { from, to, cc, bcc, replyTo, subject, text, html, headers: names };
}

const email = "stranger@example.com";
const greeted = (mail: { readonly text: string | undefined }) =>
  /^Thank you, (.*)!$/m.exec(mail.text ?? "")?.[1] ?? "";

const typedBooking = fc
  .record({
    accepted: acceptedBooking,
    raw: fc.record({
      firstName: text,
      lastName: text,
      phone: text,
      address: text,
      city: text,
      state: text,
      zipCode: text,
      numDogs: text,
      serviceType: text,
      page: text,
      serviceDate: text,
      specialRequests: text,
    }),
    isRaw: fc.boolean(),
  })
  .map(({ accepted, raw, isRaw }) => ({
    ...accepted,
    serviceDate: accepted.serviceDate ?? null,
    specialRequests: accepted.specialRequests ?? null,
    ...(isRaw && raw),
    email,
  }));

test(
  "of what was typed, a confirmation repeats only a plain first name and listed choices",
  () =>
    holds(
      fc.asyncProperty(typedBooking, async ({ numDogs, serviceType, ...typed }) => {
        const mail = await strangersMail({ ...typed, numDogs, serviceType });
        const firstName = greeted(mail);
        expect(firstName).toMatch(/^(\p{L}[\p{L}\p{M}'’ -]{0,29})?$/u);
        const listed = { numDogs, serviceType };
        const blank = Object.fromEntries(bookingFields.map((field) => [field, ""]));
        expect(mail).toEqual(
          await strangersMail({ ...blank, page: null, firstName, ...listed, email }),
        );
      }),
      amount({ short: 200, full: 1000 }),
    ),
  120_000,
);

test("a plan or a number of dogs that is not on the list is not repeated", async () => {
  const mail = await strangersMail({ numDogs: "Xyzzy dogs", serviceType: "Xyzzy plan", email });
  expect(JSON.stringify(mail)).not.toContain("Xyzzy");
});
