import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { alarmWords, collectedWords } from "#content/alarms.ts";
import { mailWords } from "#content/mail.ts";
import { minuteMs } from "#domain/dates.ts";
import { type Channel, isSentBy, kinds, kindsTo, messageKinds } from "#domain/message-kinds.ts";
import { dueMessage, mailEnv, messageOfKind, readMail } from "#server/testing/messages.ts";
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
    const { firstName, lastName, email, phone, address, id } = messageOfKind(kind).booking;
    const { title, body, path } = composers.push(kind);
    for (const typed of [lastName, email, phone, address]) expect(body).not.toContain(typed);
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
    // The person who gets the first email may not have booked.
    expect(String(text).includes(`${mailWords.notMe}: `)).toBe(hasLink);
    expect(String(html).includes(`${link}?ask=not-me"`)).toBe(hasLink);
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
  const textOf = (builtAt: string, at = now) =>
    composeMail(messageOfKind("digest"), { env: { ...mailEnv, builtAt }, now: at }).text;
  expect(textOf("2026-06-01T17:00:00.000Z")).toContain(alarmWords.oldRelease);
  expect(textOf("2026-11-01T17:00:00.000Z")).not.toContain(alarmWords.release);
  const [last, after] = ["2028-04-30T00:00:00.000Z", "2028-05-01T00:00:00.000Z"] as const;
  expect(textOf(last, new Date(last))).not.toContain(alarmWords.oldNode);
  expect(textOf(last, new Date(after))).toContain(alarmWords.oldNode);
});

test("one message for many names those who came, and says how late it is if it is late", () => {
  const createdAt = now.toISOString();
  const one = { kind: "lead", zipCode: "85251", isCanceled: false, createdAt } as const;
  const collected = [
    ...["Ana", "Bea", "http://pay.example", "Dan"].map((firstName) => ({ ...one, firstName })),
    { ...one, kind: "visitor-news", firstName: "Eve", isCanceled: true } as const,
  ];
  const message = { ...messageOfKind("collected"), collected, createdAt };
  const said = (minutes: number) => {
    const at = new Date(now.getTime() + minutes * minuteMs);
    const { subject, text } = composeMail(message, { env: mailEnv, now: at });
    return { subject, text: String(text), body: notificationOf(message, at).body };
  };
  const { subject, text, body } = said(10);
  const [, leads] = collectedWords.lead;
  const { somebody, more, late } = collectedWords;
  const named = `4 ${leads}: Ana (85251), Bea (85251), ${somebody} (85251)`;
  expect(subject).toBe(`${named} and 1 ${more}; 1 canceled: Eve (85251).`);
  expect(text).toContain(`${named}, Dan (85251); 1 canceled: Eve (85251).`);
  for (const words of [text, body]) expect(words).not.toContain(late[0]);
  for (const words of [said(25).text, said(25).body]) expect(words).toContain("25 min late.");
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
