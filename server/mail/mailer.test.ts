import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dueMessage } from "#server/testing/due-message.ts";
import { type MailServer, startMailServer } from "#server/testing/smtp.ts";
import { createMailer, type Mailer } from "./mailer.ts";
import { Refused } from "./refused.ts";

const now = () => new Date("2026-11-20T17:00:01.000Z");
const env = {
  DATA_DIR: "unused",
  SITE_URL: "https://www.scoopdale.example",
  OWNER_EMAIL: "riley@scoopdale.example",
};

describe("what arrives over SMTP", () => {
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

  test("a lead: to the owner, answered to the visitor, with all that a call needs", async () => {
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
      "Call by Saturday, 10:00 AM",
      "(480) 555-0199",
      "ana@example.com",
      "Weekly, 3 dogs",
      "$28 per visit, about $121 a month",
      "Gate on the left.",
      "https://www.scoopdale.example/privacy",
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

  test("a confirmation: to the visitor, answered to the business, nothing that a stranger can put in", async () => {
    const specialRequests = "BUY THIS at https://spam.example";
    const mail = await arrived({
      id: "b-1.confirmation",
      kind: "confirmation",
      booking: { specialRequests, numDogs: "5+" },
    });
    expect(mail.recipients).toEqual(["ana@example.com"]);
    expect(mail.to).toEqual([{ name: "Ana Núñez", address: "ana@example.com" }]);
    expect(mail.replyTo).toEqual([{ name: "Scoopdale", address: "hello@scoopdale.example" }]);
    const automatic = mail.headers.find(({ key }) => key === "auto-submitted");
    expect(automatic?.value).toBe("auto-generated");
    for (const part of [
      "Thank you, Ana!",
      "You hear from us by ",
      "Saturday, 10:00 AM (Arizona time)",
      ", by phone, text or e-mail, to set the day of your first visit.",
      "The first visit is free",
      "from $32 per visit",
      "7420 E Camelback Rd, Scottsdale, AZ 85251",
      "Change or cancel with one phone call",
      "https://www.scoopdale.example/privacy",
      "(480) 555-0142",
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.html).toContain('href="tel:+14805550142"');
    expect(`${mail.text}${mail.html}`).not.toContain("spam.example");
    expect(mail.html).not.toMatch(/<(img|link|script)|url\(/);
  });

  test("a confirmation carries nobody's link to an address that they typed", async () => {
    const link = "Win! https://evil.example";
    const booking = {
      ...{
        firstName: link,
        lastName: "www.evil.example",
        address: `1 ${link}`,
        city: "evil.example",
      },
      phone: "480 555 0199 evil.example",
    };
    const mail = await arrived({ kind: "confirmation", booking });
    expect(`${mail.text}${mail.html}${mail.to?.[0]?.name}`).not.toContain("evil");
    expect(mail.text).toContain("Thank you!");
  });

  test.each([
    ["reminder", "2026-11-21T13:00:00.000Z", "Call soon: Ana Núñez, 4 h left"],
    ["overdue", "2026-11-21T19:12:00.000Z", "Overdue: Ana Núñez, late by 2 h 12 min"],
  ] as const)("a %s says how the time stands", async (kind, at, subject) => {
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

  test("what a visitor typed stays text", async () => {
    const nasty = `<script>alert("1")</script> & 'co'`;
    const booking = { firstName: nasty, lastName: "", page: `/"><img src=x>`, address: nasty };
    for (const kind of ["lead", "confirmation"] as const) {
      const { html, text } = await arrived({ kind, booking });
      expect(html).not.toMatch(/<script|<img/);
      expect(html).toContain(
        "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;co&#39;",
      );
      expect(text).toContain(nasty);
    }
  });

  test("a name puts no header and no second recipient in", async () => {
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

  test("a lead reaches its owner also where the visitor's address needs a mail server of today", async () => {
    const mail = await arrived({ booking: { email: "ñandú@example.com" } });
    // Raw UTF-8 in a header is refused by mail servers that were not asked for SMTPUTF8.
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain("ñandú@example.com");
    const domain = await arrived({ booking: { email: "ana@münchen.example" } });
    expect(domain.replyTo?.[0]?.address).toBe("ana@xn--mnchen-3ya.example");
  });

  test("names of other scripts arrive as they are", async () => {
    const mail = await arrived({ booking: { firstName: "美咲", lastName: "Ковальчук 🐕" } });
    expect(mail.subject).toBe("New lead: 美咲 Ковальчук 🐕, Weekly, 3 dogs");
    expect(mail.replyTo?.[0]).toMatchObject({ name: "美咲 Ковальчук 🐕" });
    expect(mail.html).toContain(">美咲 Ковальчук 🐕</h1>");
  });
});

/** What comes of a mail to an address. */
async function outcome(SMTP_URL: string, email: string): Promise<"sent" | "refused" | "later"> {
  const mailer = createMailer({ env: { ...env, SMTP_URL }, now });
  try {
    await mailer.send(dueMessage({ kind: "confirmation", booking: { email } }));
    return "sent";
  } catch (error) {
    return error instanceof Refused ? "refused" : "later";
  } finally {
    mailer.close();
  }
}

test("refused is for good only what the mail server refuses of this message", async () => {
  const codes: Record<string, number> = { "gone@example.com": 550, "busy@example.com": 451 };
  const server = await startMailServer({ refuse: (recipient) => codes[recipient] });
  expect(await outcome(server.url, "ana@example.com")).toBe("sent");
  expect(await outcome(server.url, "gone@example.com")).toBe("refused");
  expect(await outcome(server.url, "busy@example.com")).toBe("later");
  await server.stop();
  expect(await outcome(server.url, "ana@example.com")).toBe("later");
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([["ana@example.com"]]);
});

test("a password that the mail server does not take can be mended", async () => {
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
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = (password: string) => `smtp://scoopdale:${password}@127.0.0.1:${address.port}`;
  expect(await outcome(url("wrong"), "ana@example.com")).toBe("later");
  expect(await outcome(url("right"), "ana@example.com")).toBe("sent");
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

describe("without a mail server", () => {
  let DATA_DIR: string;
  beforeEach(() => {
    DATA_DIR = mkdtempSync(join(tmpdir(), "mail-"));
  });
  afterEach(() => rmSync(DATA_DIR, { recursive: true }));

  test("a mail is a file that nobody else reads, and stays one when it is written again", async () => {
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

  test("an id leads to no other folder", async () => {
    const mailer = createMailer({ env: { ...env, DATA_DIR }, now });
    await mailer.send(dueMessage({ id: "../../up" }));
    expect(readdirSync(join(DATA_DIR, "mail"))).toEqual(["2026-11-20T17-00-00.000Z-..-..-up.eml"]);
  });
});
