import fc from "fast-check";
import { expect, test } from "vitest";
import { amount } from "#faults/amount.ts";
import {
  acceptedBooking,
  text as anyText,
  storedBooking,
} from "#server/testing/arbitrary-booking.ts";
import { dueMessage, mailEnv, readMail } from "#server/testing/due-message.ts";
import { holds } from "#server/testing/fuzz.ts";

const now = new Date("2026-11-20T17:00:00.000Z");

const headers = [
  ...["auto-submitted", "content-type", "date", "from", "message-id", "mime-version"],
  ...["reply-to", "subject", "to"],
];

/** As a database returns it: without lone surrogates. */
const text = anyText.map((any) => any.toWellFormed());

/** Names as they may be stored, and addresses as the schema accepts them. */
const message = fc
  .record({
    kind: fc.constantFrom("lead", "confirmation", "reminder", "overdue"),
    booking: acceptedBooking,
    names: fc.record({ firstName: text, lastName: text, city: text }),
    isAny: fc.boolean(),
  })
  .map(({ kind, booking, names, isAny }) =>
    dueMessage({
      kind,
      booking: { ...booking, serviceDate: null, specialRequests: null, ...(isAny && names) },
    }),
  );

test(
  "no name can add a header or a recipient to a mail",
  () =>
    holds(
      fc.asyncProperty(message, async (due) => {
        const mail = await readMail(due, now);
        const isToVisitor = due.kind === "confirmation";
        expect(mail.recipients).toHaveLength(1);
        if (!isToVisitor) expect(mail.recipients).toEqual([mailEnv.OWNER_EMAIL]);
        const names = mail.headers.map(({ key }) => key);
        expect(names.filter((name) => !headers.includes(name))).toEqual([]);
        expect(new Set(names).size).toBe(names.length);
        expect(mail.attachments).toEqual([]);
        expect(mail.subject).not.toMatch(/[\r\n]/);
      }),
      amount({ short: 200, full: 1000 }),
    ),
  120_000,
);

test(
  "a booking's mails have at most one recipient, no matter what is stored",
  () =>
    holds(
      fc.asyncProperty(
        fc.constantFrom("lead", "confirmation", "reminder", "overdue"),
        storedBooking,
        async (kind, booking) => {
          const mail = await readMail(dueMessage({ kind, booking }), now);
          expect(mail.headers.filter(({ key }) => !headers.includes(key))).toEqual([]);
          if (kind === "confirmation") expect(mail.recipients.length).toBeLessThan(2);
          else expect(mail.recipients).toEqual([mailEnv.OWNER_EMAIL]);
          expect(mail.subject).not.toMatch(/[\r\n]/);
        },
      ),
      amount({ short: 100, full: 500 }),
    ),
  120_000,
);
