import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { business } from "#content/business.ts";
import { commercialHref } from "#content/commercial.ts";
import { contact } from "#content/contact.ts";
import { openWords } from "#content/open-points.ts";
import { priceWords } from "#domain/booking/prices.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import { answerBy } from "#domain/business-clock/windows.ts";
import { formatDayAndTime, hourMs, isoAfter } from "#domain/dates.ts";
import { stateOf } from "#domain/tasks/state.ts";
import { eventSample, visitSample } from "#domain/testing/sample-booking.ts";
import { formatPhone } from "#domain/typed/readable.ts";
import { dueMessage, taskList } from "#server/testing/messages.ts";
import { type MailServer, startMailServer } from "#server/testing/smtp.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { PermanentFailure } from "./channels.ts";
import { createMailer, isUnknownRecipient, type Mailer } from "./mailer.ts";

const now = () => new Date("2026-11-20T17:00:01.000Z");
/** By when the booking of most tests is to be called. */
const due = callBy(new Date("2026-11-20T17:00:00.000Z"), []);
const env = {
  DATA_DIR: "unused",
  SITE_URL: "https://www.scoopdale.example",
  OWNER_EMAIL: "riley@scoopdale.example",
};

describe("mail sent over SMTP", () => {
  let server: MailServer;
  let mailer: Mailer;
  beforeAll(async () => {
    server = await startMailServer();
    mailer = createMailer({ env: { ...env, SMTP_URL: server.url }, now });
  });
  afterAll(async () => {
    mailer.close();
    await server.stop();
  });

  async function sendAt(at: string, given: Parameters<typeof dueMessage>[0]) {
    const late = createMailer({
      env: { ...env, SMTP_URL: server.url },
      now: () => new Date(at),
    });
    await late.send(dueMessage({ createdAt: at, ...given }));
    late.close();
    return server.mails.at(-1);
  }

  async function arrived(given: Parameters<typeof dueMessage>[0]) {
    await mailer.send(dueMessage(given));
    const mail = server.mails.at(-1);
    if (!mail) throw new Error("nothing has arrived");
    return mail;
  }

  test("a lead goes to the owner with everything needed for a call, and replies go to the visitor", async () => {
    const specialRequests = "Gate on the left.\nTwo locks.";
    const mail = await arrived({ booking: { specialRequests } });
    expect(mail.recipients).toEqual(["riley@scoopdale.example"]);
    expect(mail.from).toEqual({ name: business.name, address: contact.email });
    expect(mail.replyTo).toEqual([{ name: "Ana Núñez", address: "ana@example.com" }]);
    expect(mail.messageId).toBe("<b-1.lead@www.scoopdale.example>");
    expect(mail.date).toBe("2026-11-20T17:00:01.000Z");
    expect(mail.subject).toBe("New lead: Ana Núñez, Weekly, 3 dogs");
    const { perVisit, month } = priceWords("weekly", "3");
    const inbox = "https://www.scoopdale.example/inbox?booking=b-1";
    for (const part of [
      stateOf(dueMessage(), { now: now(), daysOff: [] }).phrase,
      "(480) 555-0199",
      "ana@example.com",
      "Weekly, 3 dogs",
      `${perVisit} per visit, ${month}`,
      "Gate on the left.",
      "Old Town Scottsdale",
      inbox,
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.html).toContain('href="tel:+14805550199"');
    expect(mail.html).toContain('href="mailto:ana@example.com"');
    expect(mail.html).toContain(
      'href="https://www.google.com/maps/search/?api=1&amp;query=7420%20E%20Camelback%20Rd%2C%20Scottsdale%2C%20AZ%2085251"',
    );
    expect(mail.html).toContain("Gate on the left.<br>Two locks.");
  });

  test.each(["lead", "confirmation"] as const)(
    "a %s says the price that was quoted",
    async (kind) => {
      const { text } = await arrived({ kind, booking: { quotedPerVisit: 17 } });
      expect(text).toContain(`$17 per visit, ${priceWords("weekly", "3", 17).month}`);
      expect(text).not.toContain(priceWords("weekly", "3").month);
    },
  );

  test("a phone without digits gets no call button", async () => {
    const mail = await arrived({ booking: { phone: "ask for Ana" } });
    expect(mail.html).toContain("ask for Ana");
    expect(mail.html?.match(/href="tel:[^"]*"/g)).toEqual([`href="tel:${contact.phone}"`]);
  });

  test("a confirmation has nothing that a stranger typed but the name, and replies go to the business", async () => {
    const specialRequests = "BUY THIS at https://spam.example";
    const mail = await arrived({
      id: "b-1.confirmation",
      kind: "confirmation",
      booking: { specialRequests, numDogs: "5+" },
    });
    expect(mail.recipients).toEqual(["ana@example.com"]);
    expect(mail.replyTo).toEqual([{ name: business.name, address: contact.email }]);
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header("auto-submitted")).toBe("auto-generated");
    expect(header("x-auto-response-suppress")).toBe("All");
    for (const part of [
      "Thank you, Ana!",
      "The first visit is free",
      `from ${priceWords("weekly", "5+").perVisit} per visit`,
      "Change or cancel with one phone call",
      formatPhone(contact.phone),
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html?.replace(/<\/?bdi>/g, "")).toContain(part);
    }
    const said = "by phone, text or email, to set the day of your first visit.";
    const by = `${formatDayAndTime(due)} (Arizona time)`;
    expect(mail.text).toContain(`You'll hear from us by ${by}, ${said}`);
    expect(mail.html).toContain(`You&#39;ll hear from us by <b>${by}</b>, ${said}`);
    expect(mail.html).toContain(`href="tel:${contact.phone}"`);
    expect(`${mail.text}${mail.html}`).not.toContain("spam.example");
    expect(mail.html).not.toMatch(/<(img|link|script)|url\(/);
  });

  test.each([
    ["offMap", { area: null }, "Your free first visit is booked"],
    ["quote", { page: commercialHref }, "We have your request for a quote"],
  ] as const)(
    "a confirmation says that the team calls first: %s",
    async (open, booking, subject) => {
      const mail = await arrived({ kind: "confirmation", booking });
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain(openWords.callFirst[open]);
      expect(mail.text).not.toContain("Pick the day");
      expect(mail.text?.includes("per visit")).toBe(open === "offMap");
    },
  );

  test("the owner reads that a quote was asked for, and not the price of a plan", async () => {
    const { text } = await arrived({ kind: "lead", booking: { page: commercialHref } });
    expect(text).toContain("Price: By quote");
    expect(text).not.toContain("per visit");
  });

  test("news of a day that was asked for say by when it is confirmed, and so does the confirmation", async () => {
    const asked = visitSample({ day: "2026-11-24", state: "asked" });
    const visit = { ...asked, uid: "u", eventId: "e-1", wasAnnounced: false };
    const news = [eventSample({ kind: "visit-asked", text: "2026-11-24 07:00-11:00" })];
    const mail = await arrived({ kind: "visitor-news", visit, news });
    const by = formatDayAndTime(answerBy(visit.day, new Date(asked.changedAt), []) ?? due);
    expect(mail.text).toContain(`Please confirm it by ${by}.`);
    const { text } = await arrived({ kind: "confirmation", visit });
    expect(text?.replace(/\s+/g, " ")).toContain(
      `You asked for Tuesday, November 24, 7 AM to 11 AM. We'll confirm it or offer you another day by ${by} (Arizona time).`,
    );
    expect(text).not.toContain("Pick the day");
  });

  test("a confirmation that comes once a day is set asks for none", async () => {
    const textFor = async (status: "contacted" | "scheduled") =>
      (await arrived({ kind: "confirmation", booking: { status } })).text;
    expect(await textFor("contacted")).toContain("Pick the day");
    expect(await textFor("scheduled")).not.toContain("Pick the day");
  });

  test("a test message goes to the owner through the mail server", async () => {
    expect(await mailer.sendTest()).toBe("sent");
    expect(server.mails.at(-1)).toMatchObject({
      recipients: ["riley@scoopdale.example"],
      subject: "Test message",
      from: { name: business.name, address: contact.email },
    });
    expect(server.mails.at(-1)?.text).toContain("New bookings reach you here");
  });

  const saturdayNight = "2026-11-22T06:30:00.000Z";
  test.each<[at: string, subject: string, createdAt?: string]>([
    [isoAfter(due.toISOString(), -4 * hourMs), "New, call by 10 AM: Ana Núñez"],
    ["2026-11-21T19:12:00.000Z", "New, call was due 10 AM: Ana Núñez"],
    // Due before the promise ends, at night.
    [
      callBy(new Date(saturdayNight), []).toISOString(),
      "New, call was due 9 PM: Ana Núñez",
      saturdayNight,
    ],
  ])("a reminder at %s says what is known: %s", async (at, subject, createdAt) => {
    const { booking } = dueMessage({ booking: { ...(createdAt && { createdAt }) } });
    const mail = await sendAt(at, { kind: "reminder", list: taskList([booking]) });
    expect(mail).toMatchObject({ subject, recipients: ["riley@scoopdale.example"] });
    expect(mail?.html).toContain('href="tel:+14805550199"');
    expect(mail?.text).toContain("/inbox?booking=b-1");
  });

  test("a reminder of several calls names all, with phone and what is known", async () => {
    const names = ["Ana", "Luis", "Mia", "Zoe", "Kai"];
    const bookings = names.map((firstName) => dueMessage({ booking: { firstName } }).booking);
    const at = "2026-11-21T19:12:00.000Z";
    const mail = await sendAt(at, { kind: "reminder", list: taskList(bookings) });
    const { phrase } = stateOf(dueMessage(), { now: new Date(at), daysOff: [] });
    expect(mail?.subject).toBe("5 calls to make: Ana Núñez, Luis Núñez, Mia Núñez and 2 more");
    for (const name of names)
      expect(mail?.text).toContain(`${name} Núñez\n${phrase}\n(480) 555-0199\nWeekly`);
  });

  test("the morning's mail has the stops in order, the first calls, and counts", async () => {
    const now = "2026-11-24T14:00:00.000Z";
    const at = (id: string, starts: string) => {
      const { booking } = dueMessage({ booking: { id, firstName: id, status: "scheduled" } });
      const [task] = taskList([booking]).items;
      if (!task) throw new Error("one task");
      const visit = visitSample({ bookingId: id, day: "2026-11-24", starts, ends: "15:00" });
      const words = { special: ["gate locked last time"], note: "Gate code 4711" };
      return { ...task, reason: "visit", visit, ...words } as const;
    };
    const calls = ["A", "B", "C", "D", "E", "F"].map(
      (firstName) => dueMessage({ booking: { id: firstName, firstName } }).booking,
    );
    const list = taskList(calls);
    const mail = await sendAt(now, {
      ...{ kind: "digest", id: "2026-11-24.digest" },
      list: { ...list, items: [at("Late", "11:00"), at("Early", "07:00"), ...list.items] },
    });
    const text = mail?.text ?? "";
    expect(text).toMatch(
      /7 AM to 3 PM, Early Núñez, 3 dogs\n7420 E Camelback Rd.*\n\(480\) 555-0199\ngate locked last time\nGate code 4711/,
    );
    expect(text.indexOf("Early")).toBeLessThan(text.indexOf("Late"));
    expect(text).toContain("E Núñez\n");
    expect(text).not.toContain("F Núñez");
    expect(mail?.subject).toBe("Today: 6 now, 2 visits.");
    for (const href of ['href="tel:+14805550199"', 'href="https://www.google.com/maps'])
      expect(mail?.html).toContain(href);
  });

  test("anything a visitor typed stays text", async () => {
    const nasty = `<script>alert("1")</script> & 'co'`;
    const lastName = "\r\nBcc: x@y.example";
    const booking = { firstName: nasty, lastName, page: `/"><img src=x>`, address: nasty };
    const { html, text, bcc, recipients } = await arrived({ booking });
    expect([bcc, recipients]).toEqual([undefined, [env.OWNER_EMAIL]]);
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;co&#39;");
    expect(text).toContain(nasty);
  });

  test("a lead reaches its owner even if the visitor's address needs SMTPUTF8", async () => {
    const mail = await arrived({ booking: { email: "ñandú@example.com" } });
    // Mail servers that were not asked for SMTPUTF8 reject raw UTF-8 in a header.
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain("ñandú@example.com");
    const domain = await arrived({ booking: { email: "ana@münchen.example" } });
    expect(domain.replyTo?.[0]?.address).toBe("ana@xn--mnchen-3ya.example");
  });

  test("text from a visitor cannot reverse the direction of other words", async () => {
    const turned = (text: string) => `\u202e${text}\u2067`;
    const booking = {
      firstName: turned("Ana"),
      lastName: turned("שרה"),
      address: turned("7 Elm St"),
      city: turned("Troon"),
      phone: turned("480 555 0199"),
      serviceDate: turned("Monday"),
      specialRequests: turned("gate\ncode"),
      page: turned("/troon"),
    };
    for (const kind of ["lead", "confirmation"] as const) {
      const mail = await arrived({ kind, booking });
      expect(JSON.stringify(mail)).not.toMatch(/\p{Bidi_Control}/u);
      const isolated =
        kind === "lead"
          ? ["Ana שרה", "Monday", "gate<br>code", "/troon"]
          : ["Thank you, <bdi>Ana</bdi>!"];
      for (const text of isolated)
        expect(mail.html).toContain(kind === "lead" ? `<bdi>${text}</bdi>` : text);
    }
  });
});

async function resultOf(
  SMTP_URL: string,
  email: string,
  kind: "confirmation" | "lead" = "confirmation",
): Promise<string> {
  const mailer = createMailer({ env: { ...env, SMTP_URL }, now });
  try {
    await mailer.send(dueMessage({ kind, booking: { email } }));
    return "sent";
  } catch (error) {
    return error instanceof PermanentFailure ? `refused: ${error.message}` : String(error);
  } finally {
    mailer.close();
  }
}

test("only a recipient that does not exist is final, and never the owner's; of an answer only the status is kept", async () => {
  const answers: Record<string, string> = {
    "gone@example.com": "550 5.1.1 <gone@example.com>: no Ana Núñez, (480) 555-0199",
    [env.OWNER_EMAIL]: "550 5.1.1 User unknown",
  };
  const server = await startMailServer({ refuse: (recipient) => answers[recipient] });
  expect(await resultOf(server.url, "ana@example.com")).toBe("sent");
  expect(await resultOf(server.url, "gone@example.com")).toBe(
    "refused: the mail server answered 550 5.1.1",
  );
  expect(await resultOf(server.url, "ana@example.com", "lead")).toBe(
    "Error: the mail server answered 550 5.1.1",
  );
  await server.stop();
  expect(await resultOf(server.url, "ana@example.com")).toContain("ECONNREFUSED");
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([["ana@example.com"]]);
});

describe("without a mail server", () => {
  let DATA_DIR: string;
  beforeEach(() => {
    DATA_DIR = temporaryFolder(onTestFinished);
  });

  test("an email is one private file, even if it is written again", async () => {
    const mailer = createMailer({ env: { ...env, DATA_DIR }, now });
    await mailer.send(dueMessage());
    await mailer.send(dueMessage());
    const name = "2026-11-20T17-00-00.000Z-b-1.lead.eml";
    expect(readdirSync(join(DATA_DIR, "mail"))).toEqual([name]);
    const file = join(DATA_DIR, "mail", name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(readFileSync(file));
    expect(mail.subject).toBe("New lead: Ana Núñez, Weekly, 3 dogs");
    expect(mail.to).toEqual([{ name: "Scoopdale", address: "riley@scoopdale.example" }]);
  });

  test("a test message has its own file, and no message id leads to another folder", async () => {
    const mailer = createMailer({ env: { ...env, DATA_DIR }, now });
    expect(await mailer.sendTest()).toBe("written");
    await mailer.send(dueMessage({ id: "../../up" }));
    expect(readdirSync(join(DATA_DIR, "mail")).toSorted()).toEqual([
      "2026-11-20T17-00-00.000Z-..-..-up.eml",
      "2026-11-20T17-00-01.000Z-test.eml",
    ]);
  });
});

const answered = (response: string, details: object = {}) =>
  Object.assign(new Error(response), {
    code: "EENVELOPE",
    command: "RCPT TO",
    responseCode: Number(response.slice(0, 3)),
    response,
    ...details,
  });

test.each([
  "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550 5.1.1 double-checking the recipient's email address",
  "550 5.1.1 <ana@example.com>: Recipient address rejected: User unknown in virtual mailbox table",
  "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup",
  "550 5.1.2 Host unknown (Name server: example.invalid: host not found)",
  "501 5.1.3 Bad recipient address syntax",
  "551 5.1.6 The user has moved",
])("final: %s", (response) => {
  expect(isUnknownRecipient(answered(response))).toBe(true);
  expect(isUnknownRecipient(answered(response, { code: "EMESSAGE", command: "DATA" }))).toBe(true);
});

test.each([
  "550 5.4.5 Daily user sending limit exceeded. For more information on Gmail sending limits go to support",
  "550 Domain scoopdale.example has exceeded the max emails per hour (101/100 (101%)) allowed. Message discarded.",
  "554 5.7.1 <ana@example.com>: Relay access denied",
  "554 5.7.9 Message not accepted for policy reasons",
  "552 5.2.2 The email account that you tried to reach is over quota",
  "550 5.2.1 The email account that you tried to reach is disabled",
  "550 5.4.1 Recipient address rejected: Access denied",
  "554 5.4.14 Hop count exceeded - possible mail loop",
  "552 5.3.4 Message size exceeds fixed limit",
  "550 5.6.0 Invalid header found",
  "554 delivery error: dd This user doesn't have a yahoo.com account (ana@yahoo.com) [0]",
  "550 Sender address rejected: Domain not found",
  "535 5.7.8 Username and Password not accepted",
  "421 4.7.0 Try again later, closing connection",
  "450 4.1.1 <ana@example.com>: Recipient address rejected: unverified address",
  "452 4.2.2 The email account that you tried to reach is over quota",
])("tried again: %s", (response) => {
  expect(isUnknownRecipient(answered(response))).toBe(false);
});

test("what the sender did, a login or a broken connection is tried again", () => {
  const unknown = "550 5.1.1 User unknown";
  for (const details of [
    { command: "MAIL FROM" },
    { code: "EAUTH", command: "AUTH PLAIN" },
    { code: "ESOCKET" },
  ])
    expect(isUnknownRecipient(answered(unknown, details))).toBe(false);
  expect(isUnknownRecipient(Object.assign(new Error("no answer"), { code: "EMESSAGE" }))).toBe(
    false,
  );
});

test("an address that no server was asked about is final", () => {
  expect(isUnknownRecipient(Object.assign(new Error("Invalid"), { code: "EENVELOPE" }))).toBe(true);
});
