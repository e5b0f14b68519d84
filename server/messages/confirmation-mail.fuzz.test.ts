import fc from "fast-check";
import { expect, test } from "vitest";
import type { Booking } from "#domain/api/bookings.ts";
import { bookingFields } from "#domain/booking.ts";
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
    }),
    isRaw: fc.boolean(),
  })
  .map(({ accepted, raw, isRaw }) => ({
    ...accepted,
    serviceDate: null,
    specialRequests: null,
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
        const blank = { firstName, lastName: "", phone: "", address: "", city: "", state: "" };
        expect(mail).toEqual(
          await strangersMail({ ...blank, zipCode: "", page: null, ...listed, email }),
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

const marker = "Xyzzy Call Now";
test.each([...bookingFields.filter((field) => !["email", "firstName"].includes(field)), "page"])(
  "a marker in %s does not reach a stranger",
  async (field) => {
    const mail = await strangersMail({ email, [field]: marker });
    expect(JSON.stringify(mail)).not.toContain("Xyzzy");
  },
);

test.each([
  ["Your card was charged $499 call 888 555 0123", ""],
  ["Visit evil．example", ""],
  ["Visit 192.0.2.7", ""],
  ["evil\u200b.example", ""],
  ["Ana\r\nBcc: victim@example.com", ""],
  ["<b>Ana</b>", ""],
  ["\u202eanA", "anA"],
  ["\u200bAna\u3164", "Ana"],
  ["\u3164", ""],
  ["  Ana   María ", "Ana María"],
  ["Ａｎａ", "Ana"],
  ["O’Brien-D'Arcy", "O’Brien-D'Arcy"],
  ["美咲", "美咲"],
  ["Łucja", "Łucja"],
  ["a".repeat(30), "a".repeat(30)],
  ["a".repeat(31), ""],
  ["ﷺﷺ", ""],
])("a first name of %j is greeted as %j", async (firstName, name) => {
  const mail = await strangersMail({ firstName, email });
  expect(greeted(mail)).toBe(name);
  if (name === "") expect(mail.text).toMatch(/^Hello, and thank you!$/m);
});
