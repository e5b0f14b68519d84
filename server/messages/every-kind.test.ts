import { describe, expect, test } from "vitest";
import { type Channel, isSentBy, kinds, messageKinds } from "#domain/message-kinds.ts";
import { dueMessage, mailEnv } from "#server/testing/due-message.ts";
import { composeMail } from "./compose-mail.ts";
import { notificationOf } from "./compose-push.ts";

const now = new Date("2026-11-20T18:00:00.000Z");
const at = "2026-11-20T17:30:00.000Z";
const link = "/visit/a-token";
const mailbox = "receiver@mail.example";
const event = {
  id: "e-1",
  kind: "visit-held",
  at,
  actor: "visitor",
  page: null,
  from: null,
  to: null,
  text: "2026-11-24 07:00-11:00",
  undoes: null,
} as const;
const visit = {
  bookingId: "b-1",
  day: "2026-11-24",
  starts: "07:00",
  ends: "11:00",
  state: "booked",
  heldUntil: null,
  keptAt: null,
  sequence: 1,
  changedAt: at,
  outcomeAt: null,
  uid: "v-1",
  eventId: "e-1",
  wasAnnounced: false,
} as const;

const dueOf = (kind: (typeof kinds)[number]) => ({
  ...dueMessage({ kind, event, visit, text: "One lead waits." }),
  link,
  mailbox,
  news: [event],
});

const composers = {
  mail: (kind) => composeMail(dueOf(kind), { env: mailEnv, now }),
  push: (kind) => notificationOf(dueOf(kind), now),
} as const satisfies Partial<Record<Channel, (kind: (typeof kinds)[number]) => object>>;

describe.each(kinds)("a message of the kind %s", (kind) => {
  test.each(["mail", "push"] as const)("is composed for %s only if its row says so", (channel) => {
    const compose = () => composers[channel](kind);
    if (isSentBy(channel, kind)) expect(Object.keys(compose())).not.toEqual([]);
    else expect(compose).toThrow(RangeError);
  });
});

const mailKinds = kinds.filter((kind) => isSentBy("mail", kind));

test.each(mailKinds)(
  "an email of the kind %s goes to the receiver in its row, with the link or without",
  (kind) => {
    const { to, subject, text } = composers.mail(kind);
    const { hasLink, to: receiver } = messageKinds[kind];
    const address = receiver === "owner" ? mailEnv.OWNER_EMAIL : mailbox;
    expect(to).toMatchObject({ address });
    expect(subject).toMatch(/\S/);
    expect(String(text).includes(link)).toBe(hasLink);
  },
);

const toStrangers = mailKinds.filter((kind) =>
  ["next", "other"].some((one) => one === messageKinds[kind].mailbox),
);

test.each(toStrangers)(
  "an email of the kind %s, whose receiver may be a stranger, repeats nothing that was typed",
  (kind) => {
    const { subject, text, html } = composers.mail(kind);
    const { firstName, lastName, email, phone, address, zipCode } = dueOf(kind).booking;
    for (const typed of [firstName, lastName, email, phone, address, zipCode])
      expect(`${subject} ${text} ${html}`).not.toContain(typed);
  },
);
