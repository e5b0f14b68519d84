import fc from "fast-check";
import { expect, test } from "vitest";
import type { Booking } from "#domain/api/bookings.ts";
import { bookingFields } from "#domain/booking/booking.ts";
import { amount } from "#faults/amount.ts";
import { acceptedBooking, text as anyText } from "#server/testing/arbitrary-booking.ts";
import { holds } from "#server/testing/fuzz.ts";
import { dueMessage, messageOfKind, readMail } from "#server/testing/messages.ts";

const now = new Date("2026-11-20T17:00:00.000Z");

/** As a database returns it: without lone surrogates. */
const text = anyText.map((any) => any.toWellFormed());

const kinds = ["confirmation", "visit"] as const;
type StrangersKind = (typeof kinds)[number];

/** All that is read, decoded, without the boundaries that differ each time. */
async function strangersMail(kind: StrangersKind, booking: Partial<Booking>) {
  const visit = kind === "visit" ? messageOfKind(kind).visit : null;
  const message = dueMessage({ kind, booking, visit });
  const { headers, headerLines: _, raw: __, ...mail } = await readMail(message, now);
  return { ...mail, headers: headers.filter(({ key }) => key !== "content-type") };
}

const email = "stranger@example.com";
const greeted = ({ text = "" }: { readonly text?: string | undefined }) => {
  const [, thanked, hello] = /^Thank you, (.*)!$|^Hello (.*), this is/m.exec(text) ?? [];
  return thanked ?? hello ?? "";
};

const typedBooking = fc
  .record({
    accepted: acceptedBooking,
    raw: fc.record(Object.fromEntries([...bookingFields, "page"].map((field) => [field, text]))),
    isRaw: fc.boolean(),
  })
  .map(({ accepted, raw, isRaw }) => ({
    ...accepted,
    serviceDate: accepted.serviceDate ?? null,
    specialRequests: accepted.specialRequests ?? null,
    ...(isRaw && raw),
    email,
  }));

test.each(kinds)(
  "of what was typed, a %s repeats only a plain first name, a confirmation listed choices too",
  (kind) =>
    holds(
      fc.asyncProperty(typedBooking, async (typed) => {
        const mail = await strangersMail(kind, typed);
        const firstName = greeted(mail);
        expect(firstName).toMatch(/^(\p{L}[\p{L}\p{M}'’ -]{0,29})?$/u);
        const { numDogs, serviceType } = typed;
        const listed = kind === "confirmation" ? { numDogs, serviceType } : {};
        const blank = Object.fromEntries(bookingFields.map((field) => [field, ""]));
        expect(mail).toEqual(
          await strangersMail(kind, { ...blank, page: null, firstName, ...listed, email }),
        );
      }),
      amount({ short: 200, full: 1000 }),
    ),
  120_000,
);

test("a plan or a number of dogs that is not on the list is not repeated", async () => {
  const typed = { numDogs: "Xyzzy dogs", serviceType: "Xyzzy plan", email };
  expect(JSON.stringify(await strangersMail("confirmation", typed))).not.toContain("Xyzzy");
});
