import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { load } from "cheerio/slim";
import { expect, onTestFinished, test, vi } from "vitest";
import { mailWords } from "#content/mail.ts";
import { endpoints } from "#domain/api/all.ts";
import { dayMs, isoAfter, phoenixDay } from "#domain/dates.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { signIn } from "#faults/owner.ts";
import { readSite } from "#faults/website.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { linkKeyOf, mailboxMark, readLink, tokenOf } from "#server/bookings/visitor-links.ts";
import { openStore } from "#server/open-store.ts";
import { everyRow } from "#server/testing/ask-storage.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { newDatabase } from "#server/testing/new-stores.ts";
import { clockFrom, startServer } from "#server/testing/process.ts";
import { addOwner } from "#server/testing/sign-in.ts";
import { startMailServer } from "#server/testing/smtp.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { publishVersion } from "#server/website/versions.ts";
import { chooseDay } from "./choose-day.ts";
import { readLinkedBooking } from "./read-linked-booking.ts";

const SESSION_SECRET = "only for tests, thirty-two characters";
const mailbox = "visitor@mail.example";
const bookingId = "01a204b1-2a56-77f2-b7d3-d1d3bd1848d1";

/** Receives webhooks, as text with their headers. */
async function startReceiver() {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    received.push(JSON.stringify(request.headers) + request.url + (await text(request)));
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { received, url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() };
}

/** What the owner published; the old ones are nowhere by then. */
const ours = { phone: "+14802345678", email: "hello@ours.example" };
const old = /480\W{0,4}555\W{0,2}0142|hello@scoopdale/;

const noon = `${phoenixDay(new Date())}T19:00:00.000Z`;

/** A booking whose visitor asked for a day three days ago. @returns the token of the link */
async function plant(env: { readonly DATA_DIR: string; readonly DATABASE_URL?: string }) {
  const store = await openStore(env);
  await addOwner({ store });
  const at = isoAfter(noon, -3 * dayMs);
  const booking = { ...validBooking, email: mailbox };
  await store.run(storeBooking, newBooking({ id: bookingId, booking, createdAt: at }));
  const key = linkKeyOf(SESSION_SECRET);
  const token = await store.run(readLink, { bookingId, key, mailbox });
  const linked = await store.run(readLinkedBooking, { token, key, now: at });
  const [slot] = linked?.days ?? [];
  if (!slot) throw new Error("no day is open");
  const visitor = { bookingId, at, actor: "visitor" };
  expect(await store.run(chooseDay, { ...visitor, ...slot, seen: null })).toHaveProperty("detail");
  const published = { seen: 0, actor: "riley", at, changes: ours, isDraft: false };
  await store.run(publishVersion, published);
  await store.close();
  return token;
}

test.each(["SQLite", "PostgreSQL"])(
  "on %s, a visitor's link is in the mails to the visitor, and nowhere else; a phone and a mailbox from before they were changed are nowhere at all",
  async (engine) => {
    const DATA_DIR = temporaryFolder(onTestFinished);
    const DATABASE_URL = engine === "PostgreSQL" ? await newDatabase() : "";
    const env = { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
    const token = await plant(env);
    // The server quotes the new link, as spam filters do.
    const mail = await startMailServer({
      reject: ({ subject, text: words }) =>
        subject === "Your new link" ? `blocked ${words?.replace(/\s+/g, " ")}` : undefined,
    });
    const webhooks = await startReceiver();
    const server = await startServer({
      ...env,
      ...clockFrom(noon),
      SESSION_SECRET,
      SMTP_URL: mail.url,
      WEBHOOK_URL: webhooks.url,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
      OWNER_EMAIL: "owner@scoopdale.example",
    });
    onTestFinished(async () => void (await server.stop()));

    const mailsWith = (secret: string) =>
      mail.mails.filter((one) => JSON.stringify(one).includes(secret));
    await vi.waitFor(
      () => {
        expect(mail.mails.map(({ subject }) => subject)).toContain(
          `${mailWords.news.subject} Ana Núñez`,
        );
        expect(mailsWith(token).map(({ recipients }) => recipients)).toEqual([[mailbox]]);
      },
      { timeout: 30_000 },
    );
    const path = `/visit/${token}`;
    const page = await (await fetch(server.url + path)).text();
    const $ = load(page);
    expect(page).not.toContain(token);
    expect(page).toMatch(/href="\/"/);
    expect(page).not.toMatch(/(href|src|srcset|action)="?(https?:|\/\/)/);
    const press = (sent: Record<string, string>, url = path) =>
      fetch(server.url + url, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ seen: $("input[name=seen]").attr("value") ?? "", ...sent }),
      });
    expect((await press({ act: "reach", reachBy: "text" })).status).toBe(303);
    expect((await press({ act: "erase" })).status).toBe(303);
    expect((await press({ act: "data", zipCode: "x" })).status).toBe(422);
    const renewed = await press({ act: "link" });
    expect([renewed.status, renewed.headers.get("location")]).toEqual([303, path]);
    const key = linkKeyOf(SESSION_SECRET);
    const mark = mailboxMark(key, mailbox);
    const newToken = tokenOf(key, { bookingId, generation: 1, mark });
    expect((await fetch(`${server.url}/visit/${newToken}`)).status).toBe(200);
    expect((await press({ act: "erase" })).status).toBe(404);

    const owner = await signIn(server.url);
    const answers: string[] = [];
    const ask = async (url: string) => {
      const response = await fetch(server.url + url, { headers: owner });
      answers.push(JSON.stringify([...response.headers]) + (await response.text()));
      return response.status;
    };
    await vi.waitFor(
      async () => {
        await ask(`/api/bookings/${bookingId}`);
        expect(answers.at(-1)).toContain("the mail server answered 554");
        expect(webhooks.received.join()).toContain("booking.link_renewed");
      },
      { timeout: 30_000 },
    );
    for (const [path, text] of await readSite(server.url)) expect(text, path).not.toMatch(old);
    for (const { method, path: of } of endpoints) {
      if (method !== "GET" || of === "/api/live") continue;
      const today = phoenixDay(new Date());
      const query = `?from=${today}&to=${today}&day=${today}&months=12`;
      expect(await ask(of.replace("{id}", bookingId) + query), of).toBeLessThan(500);
    }
    expect(answers.filter((answer) => answer.includes(bookingId)).length).toBeGreaterThan(3);
    const rows = await everyRow({ DATA_DIR, DATABASE_URL });
    expect(rows["bookings"]).toHaveLength(1);
    const problem = await fetch(`${server.url}/api/bookings`, { method: "POST" });
    const said = [page, await problem.text(), ...mail.mails.map((one) => JSON.stringify(one))];
    expect(said.filter((words) => words.includes("(480) 234-5678")).length).toBeGreaterThan(2);
    const all = [...said, ...webhooks.received, ...server.lines];
    expect(all.filter((words) => old.test(words))).toEqual([]);
    await server.stop();
    webhooks.stop();
    await mail.stop();

    const files = readdirSync(DATA_DIR, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "latin1"));
    const toOwner = mail.mails.filter(({ recipients }) => recipients.join().startsWith("owner"));
    expect(toOwner.length).toBeGreaterThan(0);
    for (const secret of [token, newToken]) {
      expect(files.filter((file) => file.includes(secret))).toEqual([]);
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect(answers.filter((answer) => answer.includes(secret))).toEqual([]);
      expect(webhooks.received.filter((one) => one.includes(secret))).toEqual([]);
      expect(toOwner.filter((one) => JSON.stringify(one).includes(secret))).toEqual([]);
      expect(server.lines.join("\n")).not.toContain(secret);
    }
  },
);
