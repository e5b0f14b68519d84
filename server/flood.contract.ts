import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Booking } from "#domain/api/bookings.ts";
import type { BookingInput } from "#domain/booking.ts";
import { hourMs, minuteMs } from "#domain/dates.ts";
import type { Series } from "#domain/spam/series.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { addUser } from "#server/accounts/users.ts";
import type { Store } from "#server/db/store.ts";
import { withApp } from "#server/testing/app.ts";
import { startPushService } from "#server/testing/push-service.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { enqueueDue } from "./enqueue-due.ts";
import { deliverDue } from "./messages/deliver-due.ts";
import { createDelivery } from "./messages/delivery.ts";
import { saveDevice } from "./outbox/push-devices.ts";

/** Friday, 10 AM in Phoenix. */
const morning = Date.parse("2026-11-20T17:00:00.000Z");

interface Item extends Pick<Booking, "email" | "series"> {}

/** Starts an app with the limits of a new installation, in simulated time. */
async function withFlood(
  store: Store,
  use: (flood: ReturnType<typeof floodOf>) => Promise<void>,
): Promise<void> {
  const service = await startPushService();
  const DATA_DIR = mkdtempSync(join(tmpdir(), "flood-"));
  let time = morning;
  const now = () => new Date(time);
  const env = {
    DATA_DIR,
    SITE_URL: "https://site.example",
    PUSH_ALLOW_LOCAL: true,
    CONFIRMATIONS_PER_DAY: 200,
    RATE_LIMIT: { max: 30, windowMs: minuteMs },
    TRUST_PROXY: 1,
  };
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  await store.run(addUser, { id: "u-1", username: "sam", password: "unused" });
  const { endpoint, keys } = service.subscribe("phone");
  const device = { id: "phone", userId: "u-1", name: "phone", endpoint, ...keys };
  await store.run(saveDevice, { ...device, sessionId: "s", at: now().toISOString() });
  const newId = () => crypto.randomUUID();
  await withApp({ store, now, newId, env }, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    await use(floodOf({ server, headers, store, env, now, wait, service, DATA_DIR }));
  }).finally(() => service.stop());
  rmSync(DATA_DIR, { recursive: true });
}

interface Parts {
  readonly server: Parameters<Parameters<typeof withApp>[1]>[0]["server"];
  readonly headers: { readonly cookie: string };
  readonly store: Store;
  readonly env: Parameters<typeof createDelivery>[0]["env"];
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => void;
  readonly service: Awaited<ReturnType<typeof startPushService>>;
  readonly DATA_DIR: string;
}

function floodOf({ server, headers, store, env, now, wait, service, DATA_DIR }: Parts) {
  let people = 0;
  const { deliver } = createDelivery({ env, store, now, findLink: async () => "/visit/none" });
  const parts = { store, now, acknowledged: new Map(), enqueueDue: enqueueDue(store) };
  const read = async (path: string) =>
    (await server.inject({ url: `/api/${path}`, headers })).json();
  return {
    wait,
    /** Books as another person. @returns the status of the answer */
    async book(address: string, given: Partial<BookingInput> = {}): Promise<number> {
      people += 1;
      const answer = await server.inject({
        method: "POST",
        url: "/api/bookings",
        payload: { ...validBooking, email: `made-up-${people}@gmail.com`, ...given },
        headers: { "x-forwarded-for": address },
      });
      return answer.statusCode;
    },
    /** The first page, as Today and the inbox load it. */
    list: async (query: string): Promise<Item[]> => (await read(`bookings?${query}`)).items,
    series: async (): Promise<Series[]> => (await read("series")).series,
    async decide(id: string | undefined, decision: string): Promise<number> {
      const url = `/api/series/${id}`;
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
    mails: (kind: string): string[] =>
      readdirSync(join(DATA_DIR, "mail")).filter((name) => name.includes(kind)),
    notifications: () => service.received.length,
  };
}

/** `open` returns an empty store at each call; the app closes it. */
export function floodContract(
  open: () => Promise<Store>,
  {
    bytesOf,
    attackers,
  }: { readonly bytesOf: (store: Store) => Promise<number>; readonly attackers: number },
): void {
  test("sixty bookings in ten minutes from sixty networks are ordinary leads, as are a dozen from one office", async () =>
    withFlood(await open(), async ({ book, list, wait, series }) => {
      for (let visitor = 0; visitor < 60; visitor += 1) {
        expect(await book(`${10 + visitor}.20.30.40`)).toBe(201);
        wait(10_000);
      }
      for (let colleague = 0; colleague < 12; colleague += 1)
        expect(await book("192.0.2.1")).toBe(201);
      expect(await list("status=pending&limit=200")).toHaveLength(72);
      expect(await series()).toEqual([]);
    }));

  test("what one network sends over its share is set aside with what came before, and one press takes it back", async () =>
    withFlood(await open(), async ({ book, list, series, decide, deliver, mails }) => {
      for (let sent = 0; sent < 20; sent += 1) expect(await book("192.0.2.1")).toBe(201);
      expect(await book("198.51.100.1", { email: "honest@gmail.com" })).toBe(201);
      expect(await list("status=pending")).toMatchObject([{ email: "honest@gmail.com" }]);
      const [one, ...others] = await series();
      expect(others).toEqual([]);
      expect(one).toMatchObject({ bookings: 20, isDecided: false });
      expect(await list("status=spam")).toHaveLength(20);
      expect(await list("status=spam&series=none")).toEqual([]);
      await deliver();
      expect([mails("lead"), mails("confirmation")].map(({ length }) => length)).toEqual([1, 1]);

      expect(await decide(one?.id, "real")).toBe(20);
      expect(await list("status=pending")).toHaveLength(21);
      expect(await book("192.0.2.1")).toBe(201);
      expect(await list("status=pending")).toHaveLength(22);
      expect(await series()).toEqual([]);
      expect(await decide(one?.id, "open")).toBe(20);
      expect(await series()).toMatchObject([{ bookings: 20, isDecided: false }]);
      expect(await decide(one?.id, "spam")).toBe(0);
      expect(await series()).toMatchObject([{ bookings: 20, isDecided: true }]);
    }));

  test("spam from one network makes nobody elsewhere spam or wait, and is refused itself", async () =>
    withFlood(await open(), async ({ book, list }) => {
      const statuses = [];
      for (let sent = 0; sent < 40; sent += 1)
        statuses.push(await book("2001:db8::1", { specialRequests: "[url=x]y[/url]" }));
      for (let sent = 0; sent < 200; sent += 1)
        await book(`2001:db8:${sent % 20}::1`, { specialRequests: "[url=x]y[/url]" });
      expect(statuses.slice(28, 32)).toEqual([201, 201, 429, 429]);
      expect(await book("198.51.100.1", { email: "honest@gmail.com" })).toBe(201);
      expect(await list("status=pending")).toMatchObject([{ email: "honest@gmail.com" }]);
    }));

  test("a simulated day: networks and single addresses attack, and thirty honest visitors notice nothing", async () => {
    const store = await open();
    const before = await bytesOf(store);
    await withFlood(store, async ({ book, list, wait, deliver, mails, notifications }) => {
      const addresses = Array.from(
        { length: attackers },
        (_, index) => `${20 + (index % 100)}.${index}.2.3`,
      );
      const attack = async () => {
        for (let round = 0; round < 15; round += 1)
          await Promise.all(
            addresses.flatMap((address, index) => [
              book(address),
              ...(index % 2 === 0 ? [book(`2001:db8:${index.toString(16)}:${round}::1`)] : []),
            ]),
          );
      };
      const honest = [];
      await attack();
      for (let visitor = 0; visitor < 30; visitor += 1) {
        const email = `honest-${visitor}@gmail.com`;
        honest.push(email);
        expect(await book(`${20 + visitor}.200.${visitor}.1`, { email })).toBe(201);
        await deliver();
        if (visitor === 19) await attack();
        wait(0.8 * hourMs);
      }
      const waiting = (await list("status=pending&sort=oldest")).map(({ email }) => email);
      expect(honest.filter((email) => !waiting.includes(email))).toEqual([]);
      expect(mails("confirmation").length).toBeGreaterThanOrEqual(30);
      const toOwner = ["lead", "reminder", "overdue", "digest", "collected", "alarm"];
      const toldByMail = toOwner.flatMap(mails).length;
      const grown = (await bytesOf(store)) - before;
      console.info(
        `${attackers} attackers: ${toldByMail} emails and ${notifications()} notifications to the owner, ${(grown / 1e6).toFixed(1)} MB`,
      );
      expect(toldByMail).toBeLessThan(40);
      expect(notifications()).toBeLessThan(40);
      expect(grown).toBeLessThan(60_000_000);
    });
  });
}
