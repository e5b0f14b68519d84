import { expect, test } from "vitest";
import * as z from "zod/mini";
import { slotOf } from "#domain/business-clock/windows.ts";
import { minuteMs } from "#domain/dates.ts";
import { here } from "#domain/testing/areas.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import { friday, sunday, tuesday, visitActions } from "#server/testing/owner-actions.ts";
import { readCalendar } from "#server/testing/read-calendar.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { chooseDay } from "#server/visitor/choose-day.ts";
import { feedToken } from "./calendar.ts";

const site = "https://site.example";
const limited = { RATE_LIMIT: { max: 30, windowMs: minuteMs } };

const withFeed = (
  use: (context: {
    actions: ReturnType<typeof visitActions>;
    ask: (method: "GET" | "POST" | "DELETE") => Promise<string | null>;
    subscribe: (
      address: string | null,
      remoteAddress?: string,
    ) => Promise<{
      readonly statusCode: number;
      readonly headers: Readonly<Record<string, unknown>>;
      readonly body: string;
    }>;
    app: TestApp["app"];
    setDay: (day: string) => void;
  }) => Promise<void>,
) => {
  let now = new Date(sunday);
  return withApp({ now: () => now, env: { SITE_URL: site, ...limited } }, async (context) => {
    const { server, app } = context;
    const headers = await signIn(context);
    await use({
      app,
      actions: visitActions(() => app.store),
      async ask(method) {
        const answer = await server.inject({ method, url: "/api/calendar", headers });
        return z.object({ address: z.nullable(z.string()) }).parse(answer.json()).address;
      },
      subscribe: (address, remoteAddress = "192.0.2.1") =>
        server.inject({ method: "GET", url: (address ?? "/").replace(site, ""), remoteAddress }),
      setDay(day) {
        now = new Date(`${day}T19:00:00.000Z`);
      },
    });
  });
};

test("the calendar feed has first name, neighborhood and window, and nothing else", () =>
  withFeed(async ({ actions, ask, subscribe }) => {
    const id = await actions.book({ zipCode: here.zip, specialRequests: "beware of Rex" });
    const odd = await actions.book({ firstName: "Call 888 555 0123", zipCode: "99999" });
    await actions.schedule(id);
    await actions.schedule(odd, { day: friday, window: "midday" });
    expect(await ask("GET")).toBeNull();
    const address = await ask("POST");
    expect(address).toMatch(/^https:\/\/site\.example\/api\/calendar\/[\w-]{43}\.ics$/);
    expect(await ask("GET")).toBe(address);
    const answer = await subscribe(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "no-store",
    });
    const { calendar, events } = readCalendar(answer.body);
    expect(events).toMatchObject([
      {
        summary: `Ana, ${here.name}`,
        sequence: 0,
        status: "CONFIRMED",
        start: "2026-11-24T14:00:00.000Z",
        end: "2026-11-24T18:00:00.000Z",
      },
      { summary: "Visit", start: "2026-11-27T18:00:00.000Z" },
    ]);
    // Random ids may hold the same digits.
    const withoutIds = answer.body.replaceAll(/^UID:.*$/gm, "");
    for (const text of ["Núñez", "mail.example", "480", "7420", here.zip, "Rex", "weekly", "888"])
      expect(withoutIds).not.toContain(text);
    // Google, Apple and Outlook need these, and lines of at most 75 octets that end in CRLF.
    const value = (name: string) => calendar.getFirstPropertyValue(name);
    expect([value("version"), value("method")]).toEqual(["2.0", null]);
    expect(value("prodid")).toMatch(/\S/);
    expect(value("x-wr-calname")).toBe("Scoopdale visits");
    expect(answer.body).not.toMatch(/[^\r]\n/);
    for (const line of answer.body.split("\r\n"))
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    for (const event of calendar.getAllSubcomponents("vevent"))
      expect(event.getFirstPropertyValue("dtstamp")).toBeTruthy();
  }));

test("an event keeps its UID when it moves, and stays as canceled, even when its booking is erased", () =>
  withFeed(async ({ actions, ask, subscribe, app }) => {
    const address = await ask("POST");
    const id = await actions.book({ zipCode: here.zip });
    const read = async () => readCalendar((await subscribe(address)).body).events;
    await actions.schedule(id);
    const [first] = await read();
    await actions.schedule(id, { day: friday, seen: 0 });
    await actions.schedule(id, { day: tuesday, seen: 1 });
    expect(await read()).toEqual([{ ...first, sequence: 2 }]);
    await actions.outcome(id, "cancelled", { seen: 2, at: sunday });
    const canceled = { ...first, sequence: 3, status: "CANCELLED" };
    // Many calendars ignore the status.
    expect(await read()).toEqual([{ ...canceled, summary: `Canceled: Ana, ${here.name}` }]);
    await actions.schedule(id, { seen: 3 });
    await app.store.run(eraseBooking, actions.change(id, sunday));
    const [erased] = await read();
    expect(erased).toEqual({
      ...first,
      sequence: 5,
      status: "CANCELLED",
      summary: `Canceled: Visit, ${here.name}`,
    });
  }));

test("a day that a visitor asked for is tentative until it is confirmed", () =>
  withFeed(async ({ actions, ask, subscribe, app }) => {
    const address = await ask("POST");
    const id = await actions.book({ zipCode: here.zip });
    const said = async () => {
      const [event] = readCalendar((await subscribe(address)).body).events;
      return `${event?.status} ${event?.summary}`;
    };
    const thursday = "2026-12-03";
    const press = { bookingId: id, actor: "visitor", at: sunday, seen: null };
    await app.store.run(chooseDay, { ...press, ...slotOf(thursday, "morning") });
    expect(await said()).toMatch(/^TENTATIVE Asked: Ana/);
    await actions.schedule(id, { day: thursday, seen: 0 });
    expect(await said()).toMatch(/^CONFIRMED Ana/);
  }));

test("a visit leaves the calendar after two months", () =>
  withFeed(async ({ actions, ask, subscribe, setDay }) => {
    await actions.schedule(await actions.book());
    const address = await ask("POST");
    for (const [day, visits] of [
      ["2027-01-23", 1],
      ["2027-01-24", 0],
    ] as const) {
      setDay(day);
      expect(readCalendar((await subscribe(address)).body).events).toHaveLength(visits);
    }
  }));

test("a feed address ends when it is replaced, and a wrong one is a 404", () =>
  withFeed(async ({ ask, subscribe }) => {
    const first = await ask("POST");
    const second = await ask("POST");
    expect(second).not.toBe(first);
    const wrong = `${second?.slice(0, -5)}x.ics`;
    for (const address of [first, wrong, `${site}/api/calendar/.ics`, `${site}/api/calendar/é.ics`])
      expect((await subscribe(address)).statusCode).toBe(404);
    expect((await subscribe(second)).statusCode).toBe(200);
    // A backup holds the number, and not the secret.
    expect(feedToken("one", "1")).not.toBe(feedToken("other", "1"));
  }));

test("a network can read the feed 120 times a minute", () =>
  withFeed(async ({ ask, subscribe }) => {
    const address = await ask("POST");
    for (let time = 0; time < 120; time += 1)
      expect((await subscribe(address)).statusCode).toBe(200);
    const refused = await subscribe(address);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
    expect((await subscribe(address, "192.0.2.2")).statusCode).toBe(200);
  }));
