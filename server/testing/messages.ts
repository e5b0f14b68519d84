import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import type { Booking } from "#domain/api/bookings.ts";
import type { TaskList } from "#domain/api/tasks.ts";
import type { Channel, Kind } from "#domain/message-kinds.ts";
import {
  bookingSample,
  eventSample,
  validBooking,
  visitSample,
} from "#domain/testing/sample-booking.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Store } from "#server/db/store.ts";
import { dueMessages } from "#server/due-messages.ts";
import type { Deliver, DueMessage } from "#server/messages/channels.ts";
import { composeMail, type MailEnv } from "#server/messages/compose-mail.ts";
import { deliverDue } from "#server/messages/deliver-due.ts";
import { createDelivery } from "#server/messages/delivery.ts";
import { messageColumns } from "#server/messages/message-commands.ts";

/** One pass over the messages that are due at a moment: emails, unless another channel is named. */
export const deliverAt = (store: Store, at: string, deliver: Deliver, channel: Channel = "mail") =>
  deliverDue({
    channel,
    store,
    now: () => new Date(at),
    deliver,
    due: dueMessages(store),
    acknowledged: new Map(),
  });

/** All that were enqueued, the oldest first. */
export const listMessages = defineCommand({
  name: "listMessages",
  kind: "read",
  run: (db, _input: undefined) =>
    db.selectFrom("messages").select(messageColumns).orderBy("created_at").orderBy("id").execute(),
});

export const findMessage = async (store: Store, id: string) =>
  (await store.run(listMessages, undefined)).find((message) => message.id === id);

type Delivery = Parameters<typeof createDelivery>[0];

/** How messages leave: as files, unless there is a mail server. */
export const deliveryOf = ({
  store,
  now,
  ...env
}: Pick<Delivery, "store" | "now"> & Partial<Delivery["env"]>) =>
  createDelivery({
    env: {
      DATA_DIR: "unused",
      SITE_URL: "https://www.scoopdale.example",
      RATE_LIMIT: false,
      CONFIRMATIONS_PER_DAY: 200,
      PUSH_ALLOW_LOCAL: false,
      ...env,
    },
    store,
    now,
    secret: "only for tests, thirty-two characters",
    findLink: async () => "/visit/none",
  });

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
