import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import type { Booking } from "#domain/api/bookings.ts";
import type { TaskList } from "#domain/api/tasks.ts";
import type { Kind } from "#domain/message-kinds.ts";
import {
  bookingSample,
  eventSample,
  validBooking,
  visitSample,
} from "#domain/testing/sample-booking.ts";
import type { DueMessage } from "#server/messages/channels.ts";
import { composeMail, type MailEnv } from "#server/messages/compose-mail.ts";

/** A message about a booking of Friday, 10 AM in Phoenix. */
export const dueMessage = ({
  booking,
  ...given
}: Partial<Omit<DueMessage, "booking">> & {
  readonly booking?: Partial<Booking>;
} = {}) =>
  ({
    id: "b-1.lead",
    kind: "lead",
    attempts: 0,
    createdAt: "2026-11-20T17:00:00.000Z",
    giveUpAt: "2026-11-22T17:00:00.000Z",
    event: null,
    visit: null,
    text: null,
    collected: [],
    daysOff: [],
    device: null,
    mailbox: booking?.email ?? validBooking.email,
    ...given,
    booking: bookingSample({
      phone: validBooking.phone,
      createdAt: "2026-11-20T17:00:00.000Z",
      area: "old-town-scottsdale",
      page: "/old-town-scottsdale",
      ...booking,
    }),
  }) satisfies DueMessage;

/** These bookings are to be called. */
export const taskList = (bookings: readonly Booking[]): TaskList => ({
  items: bookings.map((booking) => ({
    ...{ booking, reason: "call", rank: "now", due: "2026-11-21T17:00:00.000Z" },
    ...{ special: [], note: null, visit: null, undelivered: [] },
  })),
  ...{ more: 0, folds: [] },
});

const at = "2026-11-20T17:30:00.000Z";
const event = eventSample({
  kind: "visit-asked",
  at,
  actor: "visitor",
  text: "2026-11-24 07:00-11:00",
});
const visit = {
  ...visitSample({ day: "2026-11-24", sequence: 1, changedAt: at }),
  uid: "v-1",
  eventId: "e-1",
  wasAnnounced: false,
};

/** A message of any kind, with all that it can be about. */
export const messageOfKind = (kind: Kind) => ({
  ...dueMessage({
    kind,
    event,
    visit,
    text: "One lead waits.",
    list: taskList([dueMessage().booking]),
  }),
  link: "/visit/a-token",
  mailbox: "receiver@mail.example",
  news: [event],
});

const files = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

export const mailEnv = {
  OWNER_EMAIL: "owner@business.example",
  SITE_URL: "https://site.example",
};

/** A message's email as a mail program reads it. */
export async function readMail(message: DueMessage, now: Date, env: MailEnv = mailEnv) {
  const sent = await files.sendMail(composeMail(message, { env, now }));
  if (!Buffer.isBuffer(sent.message)) throw new TypeError("no bytes");
  const mail = await PostalMime.parse(sent.message);
  return { ...mail, recipients: sent.envelope.to, raw: sent.message.toString() };
}
