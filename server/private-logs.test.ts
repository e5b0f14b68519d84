import { spawnSync } from "node:child_process";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { openStore } from "./open-store.ts";
import { runSql } from "./testing/ask-storage.ts";
import { engines, newPlaces } from "./testing/new-stores.ts";
import { startServer } from "./testing/process.ts";
import { addOwner, ownersPassword } from "./testing/sign-in.ts";
import { startMailServer } from "./testing/smtp.ts";

const booking = {
  firstName: "Philippa",
  lastName: "Quackenbush",
  email: "pippa.q@private.example",
  phone: "(480) 555-0177",
  address: "1234 E Hiddenlane Rd",
  city: "Scottsdale",
  state: "AZ",
  zipCode: "85251",
  numDogs: "3",
  serviceType: "weekly",
  specialRequests: "Bartholomew sleeps in the garage",
};
const secrets = {
  SESSION_SECRET: "the cookies are signed with this, only here",
  WEBHOOK_SECRET: `whsec_${Buffer.from("webhooks are signed with this one").toString("base64")}`,
};
const visitor = "203.0.113.77";
const note = "Her neighbor Wilhelmina has the key";
const wrongPassword = "not-the-password-of-anybody";

/** What must not appear anywhere, in lower case. */
const personal = [
  ...["philippa", "quackenbush", "pippa", "private.example", "hiddenlane", "bartholomew"],
  ...["555-0177", "5550177", "wilhelmina", "riley", visitor],
  ...[wrongPassword, ownersPassword, "mail-password", "hook-token"],
  ...Object.values(secrets).map((secret) => secret.toLowerCase()),
];

/** Makes every further booking fail, and everything that asks for a session or the visits. */
const breaking = {
  SQLite:
    "create trigger broken before insert on bookings begin select raise(abort, 'broken'); end",
  // PostgreSQL's error quotes the whole row that breaks such a rule.
  PostgreSQL: "alter table bookings add constraint broken check (false) not valid",
};
const newPlace = newPlaces();

const detail = z.object({
  messages: z.array(z.object({ kind: z.string(), attempts: z.number() })),
});

test.each(engines)(
  "with %s, the program prints nothing personal during a whole journey with every kind of error",
  async (engine) => {
    const env = await newPlace(engine);
    const store = await openStore(env);
    await addOwner({ store });
    await store.close();
    const mail = await startMailServer({ refuse: () => "550 5.1.1 User unknown" });
    const server = await startServer({
      ...env,
      ...secrets,
      TRUST_PROXY: "true",
      RATE_LIMIT: "20/1m",
      SMTP_URL: mail.url.replace("//", "//someone:mail-password@"),
      WEBHOOK_URL: "http://127.0.0.1:9/hook?hook-token",
    });
    onTestFinished(async () => void (await server.stop()));
    const json = { "content-type": "application/json", "x-forwarded-for": visitor };
    const ask = async (
      method: string,
      path: string,
      { body, cookie = "", type = json["content-type"] }: Record<string, string> = {},
    ) => {
      const response = await fetch(server.url + path, {
        method,
        headers: { ...json, "content-type": type, ...(cookie && { cookie }) },
        ...(body !== undefined && { body }),
        redirect: "manual",
      });
      return { status: response.status, text: await response.text(), headers: response.headers };
    };
    const book = (body: string, type?: string) =>
      ask("POST", "/api/bookings", { body, ...(type && { type }) });
    const statusOf = async (answer: ReturnType<typeof ask>) => (await answer).status;
    const form = "application/x-www-form-urlencoded";
    const valid = JSON.stringify(booking);

    expect(await statusOf(ask("GET", "/book-now?name=Philippa"))).toBe(200);
    const { id: bookingId, visit } = z
      .object({ id: z.string(), visit: z.string() })
      .parse(JSON.parse((await book(valid)).text));
    const press = (body: string) => ask("POST", visit, { body, type: form });
    expect(await statusOf(ask("GET", visit))).toBe(200);
    expect(await statusOf(ask("GET", `${visit}%`))).toBe(404);
    expect(await statusOf(press("act=data&seen=pending.none.AAAAAAAA&zipCode=x"))).toBe(422);
    expect(await statusOf(press("x".repeat(40_000)))).toBe(413);
    expect(await statusOf(book(JSON.stringify({ ...booking, phone: "555" })))).toBe(422);
    expect(await statusOf(book(valid.slice(0, -10)))).toBe(400);
    expect(
      await statusOf(book(new URLSearchParams({ ...booking, zipCode: "" }).toString(), form)),
    ).toBe(422);
    expect(await statusOf(book(valid, "text/philippa"))).toBe(415);
    expect(await statusOf(book(JSON.stringify({ ...booking, city: "x".repeat(40_000) })))).toBe(
      413,
    );

    const signIn = (password: string) =>
      ask("POST", "/api/session", { body: JSON.stringify({ username: "riley", password }) });
    expect(await statusOf(signIn(wrongPassword))).toBe(401);
    const [cookie = ""] = (await signIn(ownersPassword)).headers.getSetCookie();
    const owner = { cookie: cookie.split(";", 1)[0] ?? "" };
    expect(owner.cookie).toMatch(/^session=.{40}/);
    // Both mails are refused and the webhook reaches nobody.
    await vi.waitFor(
      async () => {
        const { text } = await ask("GET", `/api/bookings/${bookingId}`, owner);
        const tried = detail
          .parse(JSON.parse(text))
          .messages.filter(({ attempts }) => attempts > 0);
        expect(new Set(tried.map(({ kind }) => kind)).size).toBe(3);
      },
      { timeout: 60_000 },
    );
    expect(await statusOf(ask("GET", "/api/bookings?search=Quackenbush", owner))).toBe(200);
    expect(await statusOf(ask("GET", "/api/bookings?search=Phil&limit=none", owner))).toBe(422);
    const text = JSON.stringify({ text: note });
    const notes = `/api/bookings/${bookingId}/notes`;
    expect(await statusOf(ask("POST", notes, { ...owner, body: text }))).toBe(201);
    expect(await statusOf(ask("GET", `/api/bookings/${bookingId}`, owner))).toBe(200);
    expect((await ask("GET", "/api/export.csv", owner)).text).toContain("Quackenbush");
    expect(
      await statusOf(ask("POST", `/api/bookings/${bookingId}/erase`, { ...owner, body: "{}" })),
    ).toBe(200);

    const feed = await ask("POST", "/api/calendar", { ...owner, body: "{}" });
    const address = /\/api\/calendar\/([\w-]{43})\.ics/.exec(feed.text) ?? [];
    const [feedPath = "", token = ""] = address;
    expect(await statusOf(ask("GET", feedPath))).toBe(200);

    await mail.stop();
    await book(valid);
    for (const statement of [
      breaking[engine],
      "alter table sessions rename to elsewhere",
      "alter table visits rename to nowhere",
    ])
      await runSql(env, statement);
    for (const type of ["application/json", form]) {
      const body = type === form ? new URLSearchParams(booking).toString() : valid;
      expect(await statusOf(book(body, type))).toBe(503);
    }
    expect(await statusOf(ask("GET", "/api/bookings?search=Quackenbush", owner))).toBe(503);
    expect(await statusOf(ask("POST", notes, { ...owner, body: text }))).toBe(503);
    expect(await statusOf(signIn(ownersPassword))).toBe(503);
    expect(await statusOf(ask("GET", feedPath))).toBe(503);
    expect(await statusOf(ask("GET", visit))).toBe(503);
    expect(await statusOf(press("act=erase"))).toBe(503);
    await server.stop();

    const printed = server.lines.join("\n");
    expect(printed).toContain('"level":50');
    const sessionId = owner.cookie.slice("session=".length, 40).toLowerCase();
    const link = visit.slice("/visit/".length);
    for (const secret of [...personal, sessionId, token.toLowerCase(), link.toLowerCase()])
      expect(printed.toLowerCase()).not.toContain(secret);
  },
);

test("a start that fails says why, without the password of the database", () => {
  const DATABASE_URL = "postgres://owner:database-password@127.0.0.1:9/none";
  const env = { ...process.env, DATABASE_URL };
  const { status, stdout, stderr } = spawnSync("node", ["server/main.ts", "--api-only"], {
    env,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain("PostgreSQL cannot be used");
  expect(stdout + stderr).not.toContain("database-password");
});
