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

test("a failed message is sent again, once, and open inboxes are notified", () =>
  withApp({}, async (context) => {
    await book(context, "b-1");
    const { store } = context.app;
    const result = { state: "failed", error: "nobody there" } as const;
    const settled = { id: "b-1.lead", at: "2026-11-20T17:00:00.000Z", result };
    await store.run(settleMessage, settled);

    const told = vi.fn();
    store.onChange(told);
    const again = await ask(context, "POST", "/api/messages/b-1.lead/send");
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ id: "b-1.lead", state: "waiting", attempts: 0 });
    expect(told).toHaveBeenCalledTimes(1);
    expect((await ask(context, "POST", "/api/messages/b-1.lead/send")).statusCode).toBe(409);
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
