import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { commercialHref } from "#content/commercial.ts";
import { openWords } from "#content/open-points.ts";
import { eventSample, visitSample } from "#domain/testing/sample-booking.ts";
import { PermanentFailure } from "#server/outbox/channels.ts";
import { dueMessage } from "#server/testing/due-message.ts";
import { listen } from "#server/testing/free-port.ts";
import { type MailServer, startMailServer } from "#server/testing/smtp.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { createMailer, type Mailer } from "./mailer.ts";

const now = () => new Date("2026-11-20T17:00:01.000Z");
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
    expect(mail.from).toEqual({ name: "Scoopdale", address: "hello@scoopdale.example" });
    expect(mail.replyTo).toEqual([{ name: "Ana Núñez", address: "ana@example.com" }]);
    expect(mail.messageId).toBe("<b-1.lead@www.scoopdale.example>");
    expect(mail.date).toBe("2026-11-20T17:00:01.000Z");
    expect(mail.subject).toBe("New lead: Ana Núñez, Weekly, 3 dogs");
    const inbox = "https://www.scoopdale.example/inbox?booking=b-1";
    for (const part of [
      "Call by Saturday, 10 AM",
      "(480) 555-0199",
      "ana@example.com",
      "Weekly, 3 dogs",
      "$28 per visit, about $121 a month",
      "Gate on the left.",
      "/old-town-scottsdale",
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

  test("a phone without digits gets no call button", async () => {
    const mail = await arrived({ booking: { phone: "ask for Ana" } });
    expect(mail.html).toContain("ask for Ana");
    expect(mail.html?.match(/href="tel:[^"]*"/g)).toEqual(['href="tel:+14805550142"']);
  });

  test("a confirmation has nothing that a stranger typed but the name, and replies go to the business", async () => {
    const specialRequests = "BUY THIS at https://spam.example";
    const mail = await arrived({
      id: "b-1.confirmation",
      kind: "confirmation",
      booking: { specialRequests, numDogs: "5+" },
    });
    expect(mail.recipients).toEqual(["ana@example.com"]);
    expect(mail.to).toEqual([{ name: "", address: "ana@example.com" }]);
    expect(mail.replyTo).toEqual([{ name: "Scoopdale", address: "hello@scoopdale.example" }]);
    const automatic = mail.headers.find(({ key }) => key === "auto-submitted");
    expect(automatic?.value).toBe("auto-generated");
    for (const part of [
      "Thank you, Ana!",
      "The first visit is free",
      "from $32 per visit",
      "Change or cancel with one phone call",
      "(480) 555-0142",
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html?.replace(/<\/?bdi>/g, "")).toContain(part);
    }
    const said = "by phone, text or email, to set the day of your first visit.";
    const by = "Saturday, 10 AM (Arizona time)";
    expect(mail.text).toContain(`You'll hear from us by ${by}, ${said}`);
    expect(mail.html).toContain(`You&#39;ll hear from us by <b>${by}</b>, ${said}`);
    expect(mail.html).toContain('href="tel:+14805550142"');
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

  test("news of a held day say by when it is confirmed, as the notification does", async () => {
    const held = visitSample({ day: "2026-11-24", state: "held" });
    const visit = { ...held, heldUntil: "2026-11-22T17:00:00.000Z" };
    const mail = await arrived({
      kind: "visitor-news",
      visit: { ...visit, uid: "u", eventId: "e-1", wasAnnounced: false },
      news: [eventSample({ kind: "visit-held", text: "2026-11-24 07:00-11:00" })],
    });
    expect(mail.text).toContain("Please confirm it by Saturday, 10 AM.");
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
      from: { name: "Scoopdale", address: "hello@scoopdale.example" },
    });
    expect(server.mails.at(-1)?.text).toContain("New bookings reach you here");
  });

  test.each([
    ["reminder", "2026-11-21T13:00:00.000Z", "Call soon: Ana Núñez, 4 h left"],
    ["overdue", "2026-11-21T19:12:00.000Z", "Overdue: Ana Núñez, late by 2 h 12 min"],
  ] as const)("a %s says how much time is left or how late it is", async (kind, at, subject) => {
    const late = createMailer({
      env: { ...env, SMTP_URL: server.url },
      now: () => new Date(at),
    });
    await late.send(dueMessage({ kind }));
    late.close();
    const mail = server.mails.at(-1);
    expect(mail).toMatchObject({ subject, recipients: ["riley@scoopdale.example"] });
    expect(mail?.html).toContain('href="tel:+14805550199"');
    expect(mail?.text).toContain("/inbox?booking=b-1");
  });

  test("anything a visitor typed stays text", async () => {
    const nasty = `<script>alert("1")</script> & 'co'`;
    const booking = { firstName: nasty, lastName: "", page: `/"><img src=x>`, address: nasty };
    const { html, text } = await arrived({ booking });
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;co&#39;");
    expect(text).toContain(nasty);
  });

  test("a name adds no header and no second recipient", async () => {
    const booking = {
      firstName: "Ana\r\nBcc: victim@example.com",
      lastName: `"X" <other@example.com>, more@example.com`,
    };
    for (const kind of ["lead", "confirmation"] as const) {
      const mail = await arrived({ kind, booking });
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.headers.filter(({ key }) => key === "bcc")).toEqual([]);
      const one = kind === "lead" ? mail.replyTo : mail.to;
      expect(one).toHaveLength(1);
      expect(one?.[0]?.address).toBe("ana@example.com");
    }
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

  test("names of other scripts arrive as they are", async () => {
    const mail = await arrived({ booking: { firstName: "美咲", lastName: "Ковальчук 🐕" } });
    expect(mail.subject).toBe("New lead: 美咲 Ковальчук 🐕, Weekly, 3 dogs");
    expect(mail.replyTo?.[0]).toMatchObject({ name: "美咲 Ковальчук 🐕" });
    expect(mail.html).toContain(">美咲 Ковальчук 🐕</bdi></h1>");
  });
});

async function resultOf(
  SMTP_URL: string,
  email: string,
  kind: "confirmation" | "lead" = "confirmation",
): Promise<"sent" | "refused" | "later"> {
  const mailer = createMailer({ env: { ...env, SMTP_URL }, now });
  try {
    await mailer.send(dueMessage({ kind, booking: { email } }));
    return "sent";
  } catch (error) {
    return error instanceof PermanentFailure ? "refused" : "later";
  } finally {
    mailer.close();
  }
}

test("only a recipient that does not exist is final, and never the owner's", async () => {
  const answers: Record<string, string> = {
    "gone@example.com": "550 5.1.1 User unknown",
    "busy@example.com": "451 4.3.0 Try again",
    "full@example.com": "550 5.4.5 Daily user sending limit exceeded",
    [env.OWNER_EMAIL]: "550 5.1.1 User unknown",
  };
  const server = await startMailServer({ refuse: (recipient) => answers[recipient] });
  expect(await resultOf(server.url, "ana@example.com")).toBe("sent");
  expect(await resultOf(server.url, "gone@example.com")).toBe("refused");
  expect(await resultOf(server.url, "busy@example.com")).toBe("later");
  expect(await resultOf(server.url, "full@example.com")).toBe("later");
  expect(await resultOf(server.url, "ana@example.com", "lead")).toBe("later");
  await server.stop();
  expect(await resultOf(server.url, "ana@example.com")).toBe("later");
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([["ana@example.com"]]);
});

test("a mailbox that the mail server cannot reach without SMTPUTF8 is refused, not sent", async () => {
  for (const hasUtf8 of [true, false]) {
    const server = await startMailServer({ hasUtf8 });
    expect(await resultOf(server.url, "ñandú@example.com")).toBe(hasUtf8 ? "sent" : "refused");
    expect(await resultOf(server.url, "ana@münchen.example")).toBe("sent");
    await server.stop();
  }
});

test("a wrong password for the mail server is not a permanent failure", async () => {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      if (auth.password === "right") done(null, { user: auth.username });
      else done(Object.assign(new Error("no"), { responseCode: 535 }));
    },
    onData(stream, _session, done) {
      stream.resume().on("end", () => done());
    },
  });
  const port = await listen(server.server);
  const url = (password: string) => `smtp://scoopdale:${password}@127.0.0.1:${port}`;
  expect(await resultOf(url("wrong"), "ana@example.com")).toBe("later");
  expect(await resultOf(url("right"), "ana@example.com")).toBe("sent");
  await new Promise<void>((resolve) => server.close(() => resolve()));
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

  test("a test message is written to its own file", async () => {
    const mailer = createMailer({ env: { ...env, DATA_DIR }, now });
    expect(await mailer.sendTest()).toBe("written");
    expect(readdirSync(join(DATA_DIR, "mail"))).toEqual(["2026-11-20T17-00-01.000Z-test.eml"]);
  });

  test("a message id cannot lead to another folder", async () => {
    const mailer = createMailer({ env: { ...env, DATA_DIR }, now });
    await mailer.send(dueMessage({ id: "../../up" }));
    expect(readdirSync(join(DATA_DIR, "mail"))).toEqual(["2026-11-20T17-00-00.000Z-..-..-up.eml"]);
  });
});
