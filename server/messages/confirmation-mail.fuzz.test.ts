import fc from "fast-check";
import { expect, test } from "vitest";
import type { Booking } from "#domain/api/bookings.ts";
import { bookingFields } from "#domain/booking/booking.ts";
import { amount } from "#faults/amount.ts";
import { acceptedBooking, text } from "#server/testing/arbitrary-booking.ts";
import { dueMessage, readMail } from "#server/testing/due-message.ts";
import { holds } from "#server/testing/fuzz.ts";

const now = new Date("2026-11-20T17:00:00.000Z");

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

const stored = text.map((any) => any.toWellFormed());
const anyBooking = fc
  .record({
    accepted: acceptedBooking,
    raw: fc.record({
      firstName: stored,
      lastName: stored,
      phone: stored,
      address: stored,
      city: stored,
      state: stored,
      zipCode: stored,
      numDogs: stored,
      serviceType: stored,
      page: stored,
      serviceDate: stored,
      specialRequests: stored,
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
      fc.asyncProperty(anyBooking, async ({ numDogs, serviceType, ...typed }) => {
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
