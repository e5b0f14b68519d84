import fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import {
  acceptedBooking,
  text as anyText,
  storedBooking,
} from "#server/testing/arbitrary-booking.ts";
import { dueMessage } from "#server/testing/due-message.ts";
import { holds } from "#server/testing/fuzz.ts";
import { composeMail } from "./compose-mail.ts";

const files = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
const env = { OWNER_EMAIL: "owner@business.example", SITE_URL: "https://site.example" };
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
        const sent = await files.sendMail(composeMail(due, { env, now }));
        const isToVisitor = due.kind === "confirmation";
        expect(sent.envelope.to).toHaveLength(1);
        if (!isToVisitor) expect(sent.envelope.to).toEqual([env.OWNER_EMAIL]);
        if (!Buffer.isBuffer(sent.message)) throw new TypeError("no bytes");
        const mail = await PostalMime.parse(sent.message);
        const names = mail.headers.map(({ key }) => key);
        expect(names.filter((name) => !headers.includes(name))).toEqual([]);
        expect(new Set(names).size).toBe(names.length);
        expect(mail.attachments).toEqual([]);
        expect(mail.subject).not.toMatch(/[\r\n]/);
      }),
      1000,
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
          const sent = await files.sendMail(
            composeMail(dueMessage({ kind, booking }), { env, now }),
          );
          if (!Buffer.isBuffer(sent.message)) throw new TypeError("no bytes");
          const mail = await PostalMime.parse(sent.message);
          expect(mail.headers.filter(({ key }) => !headers.includes(key))).toEqual([]);
          if (kind === "confirmation") expect(sent.envelope.to.length).toBeLessThan(2);
          else expect(sent.envelope.to).toEqual([env.OWNER_EMAIL]);
          expect(mail.subject).not.toMatch(/[\r\n]/);
        },
      ),
      500,
    ),
  120_000,
);
