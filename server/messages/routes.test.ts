import { expect, test, vi } from "vitest";
import { contact } from "#content/contact.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { settleMessage } from "./claim-due.ts";

const book = ({ app }: TestApp, id: string) => app.store.run(storeBooking, newBooking({ id }));

async function ask(context: TestApp, method: "GET" | "POST", url: string) {
  const headers = await signIn(context);
  return context.server.inject({ method, url, headers });
}

test("messages are listed fifty at a time, each once, with the customer's name", () =>
  withApp({}, async (context) => {
    for (let id = 0; id < 30; id += 1) await book(context, `b-${id}`);
    const first = (await ask(context, "GET", "/api/messages")).json();
    expect(first.items).toHaveLength(50);
    expect(first.items[0]).toMatchObject({ state: "waiting", name: "Ana Núñez" });
    const url = `/api/messages?after=${encodeURIComponent(first.next)}`;
    const second = (await ask(context, "GET", url)).json();
    expect(second).toMatchObject({ items: { length: 10 }, next: null });
    const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(60);
  }));

test("an invalid cursor is rejected", () =>
  withApp({}, async (context) => {
    for (const after of ["x", "2026-11-20_x", "_x"]) {
      const answer = await ask(context, "GET", `/api/messages?after=${after}`);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toHaveProperty("after");
    }
  }));

test("a failed message is sent again, once, and open inboxes are notified", () =>
  withApp({}, async (context) => {
    await book(context, "b-1");
    const { store } = context.app;
    const result = { state: "failed", error: "nobody there" } as const;
    const settled = { id: "b-1.lead", at: "2026-11-20T17:00:00.000Z", result };
    await store.run(settleMessage, settled);
    const failed = (await ask(context, "GET", "/api/messages?state=failed")).json();
    expect(failed.items).toHaveLength(1);

    const told = vi.fn();
    store.onChange(told);
    const again = await ask(context, "POST", "/api/messages/b-1.lead/send");
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ id: "b-1.lead", state: "waiting", attempts: 0 });
    expect(told).toHaveBeenCalledTimes(1);
    expect((await ask(context, "POST", "/api/messages/b-1.lead/send")).statusCode).toBe(409);
    expect((await ask(context, "POST", "/api/messages/none/send")).statusCode).toBe(404);
  }));

const setting = { OWNER_EMAIL: "riley@scoopdale.example", SMTP_URL: "smtp://127.0.0.1:1" };

test("the settings say where leads go and how mail leaves", async () => {
  await withApp({ env: setting }, async (context) => {
    const answer = await ask(context, "GET", "/api/summary");
    expect(answer.json()).toMatchObject({ leadsTo: "riley@scoopdale.example", delivery: "smtp" });
  });
  await withApp({}, async (context) => {
    const answer = await ask(context, "GET", "/api/summary");
    expect(answer.json()).toMatchObject({ leadsTo: contact.email, delivery: "files" });
  });
});

const noRoute = new Error("connect failed", { cause: new Error("no\nroute") });
const results: readonly {
  readonly result: string;
  readonly sendTestMail: TestApp["app"]["sendTestMail"];
  readonly error: string | null;
}[] = [
  { result: "sent", sendTestMail: async () => "sent", error: null },
  { result: "written", sendTestMail: async () => "written", error: null },
  {
    result: "failed",
    sendTestMail: () => Promise.reject(noRoute),
    error: "connect failed: no route",
  },
];
test.each(results)("a test message that is $result says so", (expected) =>
  withApp({ env: setting, sendTestMail: expected.sendTestMail }, async (context) => {
    const answer = await ask(context, "POST", "/api/mail/test");
    expect(answer.statusCode).toBe(200);
    const { result, error } = expected;
    expect(answer.json()).toEqual({ to: "riley@scoopdale.example", result, error });
  }),
);

test("test messages are sent one at a time", () => {
  const { promise, resolve } = Promise.withResolvers<"sent">();
  return withApp({ sendTestMail: () => promise }, async (context) => {
    const headers = await signIn(context);
    const send = () => context.server.inject({ method: "POST", url: "/api/mail/test", headers });
    // Without this it would only be sent once it is awaited.
    const first = send().then((answer) => answer);
    expect((await send()).statusCode).toBe(429);
    resolve("sent");
    expect((await first).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(200);
  });
});
