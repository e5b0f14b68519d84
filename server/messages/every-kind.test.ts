import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { alarmWords } from "#content/alarms.ts";
import { type Channel, isSentBy, kinds, kindsTo, messageKinds } from "#domain/message-kinds.ts";
import { dueMessage, mailEnv, messageOfKind, readMail } from "#server/testing/due-message.ts";
import { composeMail } from "./compose-mail.ts";
import { notificationOf } from "./compose-push.ts";

const now = new Date("2026-11-20T18:00:00.000Z");
const composers = {
  mail: (kind) => composeMail(messageOfKind(kind), { env: mailEnv, now }),
  push: (kind) => notificationOf(messageOfKind(kind), now),
} as const satisfies Partial<Record<Channel, (kind: (typeof kinds)[number]) => object>>;

describe.each(kinds)("a message of the kind %s", (kind) => {
  test.each(["mail", "push"] as const)("is composed for %s only if its row says so", (channel) => {
    const compose = () => composers[channel](kind);
    if (isSentBy(channel, kind)) expect(Object.keys(compose())).not.toEqual([]);
    else expect(compose).toThrow(RangeError);
  });
});

test.each(kinds.filter((kind) => isSentBy("push", kind)))(
  "a notification of the kind %s says whose it is, and a press on it leads there",
  (kind) => {
    const { firstName, id } = messageOfKind(kind).booking;
    const { title, body, path } = composers.push(kind);
    expect(title).toMatch(new RegExp(`^\\S.*: ${firstName}$`));
    expect(body).toMatch(/^Old Town Scottsdale · \S/);
    expect(path).toBe(`/inbox?booking=${id}`);
  },
);

const mailKinds = kinds.filter((kind) => isSentBy("mail", kind));

test.each(mailKinds)(
  "an email of the kind %s goes to the receiver in its row, with the link or without",
  (kind) => {
    const { to, subject, text, html } = composers.mail(kind);
    const { hasLink, to: receiver } = messageKinds[kind];
    const { link, mailbox } = messageOfKind(kind);
    const address = receiver === "owner" ? mailEnv.OWNER_EMAIL : mailbox;
    expect(to).toMatchObject({ address });
    expect(subject).toMatch(/\S/);
    expect(String(text).includes(link)).toBe(hasLink);
    for (const body of [text, html]) expect(body).toContain(`${mailEnv.SITE_URL}/privacy`);
  },
);

const toStrangers = mailKinds.filter((kind) => messageKinds[kind].mailbox === "replaced");

test.each(toStrangers)(
  "an email of the kind %s, whose receiver may be a stranger, repeats nothing that was typed",
  (kind) => {
    const { subject, text, html } = composers.mail(kind);
    const { firstName, lastName, email, phone, address, zipCode } = messageOfKind(kind).booking;
    for (const typed of [firstName, lastName, email, phone, address, zipCode])
      expect(`${subject} ${text} ${html}`).not.toContain(typed);
  },
);

test("a confirmation brings its picture along, small, with words; no other email has one", async () => {
  const picture = readFileSync("dist/site/mail.png");
  expect(picture.byteLength).toBeLessThan(15_000);
  expect(picture.readUInt32BE(16)).toBe(600);
  for (const kind of mailKinds) {
    const message = messageOfKind(kind);
    const plain = await readMail(message, now);
    const mail = await readMail(message, now, { ...mailEnv, picture });
    const { text, html = "", attachments, raw } = mail;
    expect(text).toBe(plain.text);
    const pictures = attachments.filter(({ mimeType }) => mimeType === "image/png");
    expect(pictures.length, kind).toBe(kind === "confirmation" ? 1 : 0);
    for (const { contentId = "", disposition } of pictures) {
      expect(disposition).toBe("inline");
      expect(raw.replaceAll("\r\n", "")).toContain(picture.toString("base64"));
      const address = `cid:${contentId.slice(1, -1)}`;
      expect(html).toMatch(new RegExp(`<img src="${address}" alt="[^"]{9,}" width="564"`));
    }
    expect(plain.html).not.toContain("<img");
  }
});

test("a morning's email says when it is time to release again", () => {
  const textOf = (builtAt: string) =>
    composeMail(messageOfKind("digest"), { env: { ...mailEnv, builtAt }, now }).text;
  expect(textOf("2026-06-01T17:00:00.000Z")).toContain(alarmWords.oldRelease);
  expect(textOf("2026-11-01T17:00:00.000Z")).not.toContain(alarmWords.release);
});

test("a name that encodes other words reaches neither the subject nor the reply address", () => {
  const message = dueMessage({ booking: { firstName: "=?utf-8?q?Free_money?=" } });
  const { subject, replyTo } = composeMail(message, { env: mailEnv, now: new Date() });
  expect(subject).toContain("utf-8?q?Free_money");
  expect(JSON.stringify([subject, replyTo])).not.toMatch(/=\?|\?=/);
});

const receivers = ["owner", "visitor", "tools"] as const;

test("each message has one receiver", () => {
  expect(receivers.flatMap(kindsTo).toSorted()).toEqual(kinds.toSorted());
});

test.each([
  ["mail", ["owner", "visitor"]],
  ["push", ["owner"]],
  ["webhook", ["tools"]],
] as const)("messages by %s are all that go to: %j", (channel, expected) => {
  const sent = kinds.filter((kind) => isSentBy(channel, kind));
  expect(sent.toSorted()).toEqual(expected.flatMap(kindsTo).toSorted());
});
