import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import type { Fold } from "#domain/api/tasks.ts";
import type { BookingInput } from "#domain/booking/booking.ts";
import { minuteMs } from "#domain/dates.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { addUser } from "#server/accounts/users.ts";
import { visitorLinks } from "#server/bookings/visitor-links.ts";
import type { Store } from "#server/db/store.ts";
import { dueMessages } from "#server/due-messages.ts";
import { deliverDue } from "#server/messages/deliver-due.ts";
import { createDelivery } from "#server/messages/delivery.ts";
import { saveDevice } from "#server/messages/push-devices.ts";
import { type TestApp, testSite, withApp } from "./app.ts";
import { startPushService } from "./push-service.ts";
import { signIn } from "./sign-in.ts";

/** Friday, 10 AM in Phoenix. */
const morning = Date.parse("2026-11-20T17:00:00.000Z");

interface Item extends Pick<Booking, "email" | "firstName" | "fold"> {}

const empty = {
  headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "test" },
  copies: { identity: { body: Buffer.from(""), etag: '"empty"' } },
};
const site = new Map([...testSite, ["/visit", empty], ["/visit-ended", empty]]);
const form = { "content-type": "application/x-www-form-urlencoded", origin: "null" };

const answer = z.object({ visit: z.string(), isEmailed: z.optional(z.boolean()) });
const pageProps = z.object({ seen: z.string() });

/** Starts an app with the limits of a new installation, in simulated time. */
export async function withFlood(
  store: Store,
  use: (flood: ReturnType<typeof floodOf>) => Promise<void>,
  CONFIRMATIONS_PER_DAY = 200,
): Promise<void> {
  const service = await startPushService();
  const DATA_DIR = mkdtempSync(join(tmpdir(), "flood-"));
  let time = morning;
  const now = () => new Date(time);
  const env = {
    DATA_DIR,
    SITE_URL: "https://site.example",
    PUSH_ALLOW_LOCAL: true,
    CONFIRMATIONS_PER_DAY,
    RATE_LIMIT: { max: 30, windowMs: minuteMs },
    TRUST_PROXY: 1,
    SESSION_SECRET: "only for tests, thirty-two characters",
  };
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  await store.run(addUser, { id: "u-1", username: "sam", password: "unused" });
  const { endpoint, keys } = service.subscribe("phone");
  const device = { id: "phone", userId: "u-1", name: "phone", endpoint, ...keys };
  await store.run(saveDevice, { ...device, sessionId: "s", at: now().toISOString() });
  const newId = () => crypto.randomUUID();
  await withApp({ site, store, now, newId, env }, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    await use(floodOf({ server, headers, store, env, now, wait, service, DATA_DIR }));
  }).finally(() => service.stop());
  rmSync(DATA_DIR, { recursive: true });
}

/** An email with its parts as they are read. */
const decoded = (mail: string): string =>
  mail.replace(/(?<=base64\r\n\r\n)[\w+/=\r\n]+/g, (part) =>
    Buffer.from(part, "base64").toString(),
  );

interface Parts {
  readonly server: TestApp["server"];
  readonly headers: { readonly cookie: string };
  readonly store: Store;
  readonly env: Parameters<typeof createDelivery>[0]["env"] & { readonly SESSION_SECRET: string };
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => void;
  readonly service: Awaited<ReturnType<typeof startPushService>>;
  readonly DATA_DIR: string;
}

function floodOf({ server, headers, store, env, now, wait, service, DATA_DIR }: Parts) {
  let people = 0;
  const texts = new Map<string, string>();
  const secret = env.SESSION_SECRET;
  const findLink = visitorLinks(store, secret);
  const { deliver } = createDelivery({ env, store, now, secret, findLink });
  const parts = { store, now, acknowledged: new Map(), due: dueMessages(store) };
  const read = async (path: string) =>
    (await server.inject({ url: `/api/${path}`, headers })).json();
  /** Books as another person. */
  async function send(address: string, given: Partial<BookingInput> = {}) {
    people += 1;
    const { statusCode: status, body } = await server.inject({
      method: "POST",
      url: "/api/bookings",
      payload: { ...validBooking, email: `made-up-${people}@gmail.com`, ...given },
      headers: { "x-forwarded-for": address },
    });
    return { status, ...(status === 201 ? answer.parse(JSON.parse(body)) : { visit: "" }) };
  }
  const mails = (kind: string | RegExp): string[] =>
    readdirSync(join(DATA_DIR, "mail")).filter((name) => name.search(kind) >= 0);
  function textsOf(kind: string | RegExp): string[] {
    return mails(kind).map((name) => {
      const text = texts.get(name) ?? decoded(readFileSync(join(DATA_DIR, "mail", name), "utf8"));
      texts.set(name, text);
      return text;
    });
  }
  const toOwner = () => textsOf(/lead|reminder|collected|alarm|news/);
  return {
    wait,
    send,
    /** @returns the status of the answer */
    book: async (address: string, given?: Partial<BookingInput>): Promise<number> =>
      (await send(address, given)).status,
    /** What a visitor's own page shows; undefined for an address that gets none. */
    async look(address: string, path: string) {
      const { body } = await server.inject({ url: path, headers: { "x-forwarded-for": address } });
      return body.startsWith("{") ? pageProps.parse(JSON.parse(body)) : undefined;
    },
    /** Sends a form of a visitor's own page. @returns the status of the answer */
    async press(
      address: string,
      path: string,
      fields: Readonly<Record<string, string>>,
    ): Promise<number> {
      const answer = await server.inject({
        method: "POST",
        url: path,
        payload: new URLSearchParams(fields).toString(),
        headers: { ...form, "x-forwarded-for": address },
      });
      return answer.statusCode;
    },
    /** The first page, as the inbox loads it. */
    list: async (query: string): Promise<Item[]> => (await read(`bookings?${query}`)).items,
    /** As Today loads it. */
    today: async (): Promise<{ booking: Booking; visit: Visit | null }[]> =>
      (await read("tasks")).items,
    folds: async (): Promise<Fold[]> => (await read("tasks")).folds,
    async decide(id: string | undefined, decision: string): Promise<number> {
      const url = `/api/folds/${id}`;
      const answer = await server.inject({ method: "POST", url, payload: { decision }, headers });
      return answer.json().moved;
    },
    /** Sends what is due, until nothing is. */
    async deliver(): Promise<void> {
      for (const channel of ["mail", "push"] as const) {
        let settled = 1;
        while (settled > 0) {
          const pass = await deliverDue({ ...parts, channel, deliver: deliver[channel] });
          settled = pass.sent + pass.written + pass.withheld + pass.dropped;
        }
      }
    },
    /** The names of the emails: when and for what. */
    mails,
    /** The links in a mailbox's emails, the latest last. */
    linksTo: (mailbox: string): string[] =>
      textsOf(".eml")
        .filter((text) => text.includes(`To: ${mailbox}\r\n`))
        .flatMap((text) => /\/visit\/[\w-]+/.exec(text) ?? []),
    /** The emails to the owner, but for the digest. */
    toOwner,
    /** Whether an email to the owner names somebody. */
    isTold: (firstName: string): boolean => toOwner().some((text) => text.includes(firstName)),
    notifications: () => service.received.length,
  };
}

export type Flood = Parameters<Parameters<typeof withFlood>[1]>[0];
