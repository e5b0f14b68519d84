import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { slotOf } from "#domain/business-clock/windows.ts";
import { correctBooking } from "#server/bookings/correct-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { deliverAt } from "#server/testing/messages.ts";
import { sharedStore } from "#server/testing/new-stores.ts";
import { sunday, visitActions } from "#server/testing/owner-actions.ts";
import { chooseDay } from "./choose-day.ts";
import { cancelBooking, renewLink, requestErasure } from "./visitor-changes.ts";

const thursday = "2026-12-03";
const at = (minutes: number) => new Date(Date.parse(sunday) + minutes * 60_000).toISOString();

const store = sharedStore();
const { book, read } = visitActions(() => store);
const visitor = (bookingId: string, moment = sunday) => ({
  bookingId,
  at: moment,
  actor: "visitor",
});
const choose = (id: string, day: string, seen: number | null, moment: string) =>
  store.run(chooseDay, { ...visitor(id, moment), ...slotOf(day, "morning"), seen });
const mailsOf = async (id: string) =>
  (await read(id)).messages.map(({ kind, state }) => `${kind} ${state}`);

test("an email about a visitor's press names what came with it and since", async () => {
  const id = await book();
  const cancellation = { from: "pending", visit: 0, reason: "We moved" } as const;
  await choose(id, thursday, null, at(1));
  await store.run(cancelBooking, { ...visitor(id, at(2)), ...cancellation });
  const named: (readonly string[])[] = [];
  await deliverAt(store, at(3), async ({ booking, news }) => {
    if (booking?.id === id && news) named.push(news.map(({ kind }) => kind));
    return "sent";
  });
  const canceled = ["visit-cancelled", "status", "note"];
  expect(named).toEqual([["visit-asked", ...canceled], canceled]);
});

test("spam that its sender has canceled is no news, whatever is pressed then", async () => {
  const id = randomUUID();
  await store.run(storeBooking, newBooking({ id, createdAt: sunday, spam: "words" }));
  const cancellation = { from: "pending", visit: null, reason: "Buy links" } as const;
  await store.run(cancelBooking, { ...visitor(id), ...cancellation });
  await store.run(requestErasure, visitor(id));
  expect((await read(id)).booking.status).toBe("declined");
  expect(await mailsOf(id)).toEqual([]);
});

test("a mailbox gets at most three new links a day, in any spelling, even from bookings that have another address since", async () => {
  const mails = [];
  for (const email of ["v@mail.example", "v+1@mail.example", "V+2@mail.example"]) {
    const id = await book({ email });
    for (let press = 0; press < 2; press += 1) await store.run(renewLink, visitor(id));
    mails.push(...(await mailsOf(id)).filter((mail) => mail.startsWith("visit-link")));
    const correction = { from: { email }, to: { email: `${id}@mail.example` } };
    await store.run(correctBooking, { ...visitor(id), ...correction });
  }
  expect(mails).toEqual(["visit-link waiting", "visit-link waiting", "visit-link waiting"]);
});

test("presses from one network use up no links of others, nor of what the business has to say", async () => {
  const moment = "2026-11-24T23:00:00.000Z";
  let count = 0;
  const renew = async (network: string | null, actor = "visitor") => {
    count += 1;
    const id = await book({ email: `visitor${count}@gmail.com` });
    await store.run(renewLink, { ...visitor(id, moment), network, actor });
    return (await mailsOf(id)).includes("visit-link waiting");
  };
  for (let press = 0; press < 130; press += 1) await renew(`provider.home${press % 9}`);
  // All together have used up theirs: each network's first is still sent.
  expect(await renew("provider.late")).toBe(true);
  expect(await renew("provider.late")).toBe(false);
  expect(await renew(null, "riley")).toBe(true);
});
