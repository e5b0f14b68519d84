import { afterAll, beforeAll, expect, test } from "vitest";
import { slotOf } from "#domain/business-clock/windows.ts";
import { correctBooking } from "#server/bookings/correct-booking.ts";
import type { Store } from "#server/db/store.ts";
import { sunday, visitActions } from "#server/testing/visits.ts";
import { chooseDay } from "./choose-day.ts";
import { enqueueNews } from "./enqueue-news.ts";
import { renewLink, requestErasure } from "./visitor-changes.ts";

const thursday = "2026-12-03";
const monday = "2026-11-30";
const at = (minutes: number) => new Date(Date.parse(sunday) + minutes * 60_000).toISOString();

/** The emails that visitors' presses cause, to the owner and to themselves. `open` returns an empty store at each call. */
export function newsContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  const { book, read, steps } = visitActions(() => store);
  const visitor = (bookingId: string, moment = sunday) => ({
    bookingId,
    at: moment,
    actor: "visitor",
  });
  const choose = (id: string, day: string, seen: number | null, moment: string) =>
    store.run(chooseDay, { ...visitor(id, moment), ...slotOf(day, "morning"), seen });
  const mailsOf = async (id: string) =>
    (await read(id)).messages.map(({ kind, state }) => `${kind} ${state}`);

  test("a visitor's changes are collected for ten minutes, with at most three emails a day", async () => {
    const id = await book();
    await choose(id, thursday, null, at(0));
    for (const minutes of [5, 6]) await store.run(requestErasure, visitor(id, at(minutes)));
    expect(await steps(id)).toEqual(["requested", "visit-wished", "erasure-asked"]);
    await store.run(enqueueNews, { now: at(9) });
    expect((await mailsOf(id)).join()).not.toContain("visitor-news");
    let seen = 0;
    for (let round = 1; round < 6; round += 1) {
      await store.run(enqueueNews, { now: at(round * 20) });
      await choose(id, round % 2 === 0 ? thursday : monday, seen, at(round * 20 + 1));
      seen += 1;
    }
    const news = (await mailsOf(id)).filter((mail) => mail.startsWith("visitor-news"));
    expect(news).toHaveLength(3);
  });

  test("an address over its limit delays nobody else's mail, and visitors without an address are counted one by one", async () => {
    let minute = 0;
    const press = async (count: number, email?: string) => {
      const ids = [];
      for (let index = 0; index < count; index += 1) {
        const id = await book(email === undefined ? {} : { email });
        await store.run(requestErasure, visitor(id, at(minute)));
        minute += 0.01;
        ids.push(id);
      }
      return ids;
    };
    const isSent = async (id: string) => (await mailsOf(id)).includes("visitor-news waiting");
    const flood = await press(104, "flood@mail.example");
    const [honest = ""] = await press(1);
    const callers = await press(5, "");
    for (let pass = 0; pass < 3; pass += 1) await store.run(enqueueNews, { now: at(20) });
    const sent = await Promise.all(flood.map(isSent));
    expect(sent.filter(Boolean)).toHaveLength(3);
    expect(await isSent(honest)).toBe(true);
    expect(await Promise.all(callers.map(isSent))).toEqual(callers.map(() => true));
  });

  test("a mailbox gets at most three new links a day, in any spelling, even from bookings that have another address since", async () => {
    const mails = [];
    for (const email of ["v@mail.example", "v+1@mail.example", "V+2@mail.example"]) {
      const id = await book({ email });
      for (let press = 0; press < 2; press += 1)
        await store.run(renewLink, { ...visitor(id), mail: true });
      mails.push(...(await mailsOf(id)).filter((mail) => mail.startsWith("visit-link")));
      const correction = { from: { email }, to: { email: `${id}@mail.example` }, confirm: false };
      await store.run(correctBooking, { ...visitor(id), ...correction });
    }
    expect(mails).toEqual(["visit-link waiting", "visit-link waiting", "visit-link waiting"]);
  });

  test("all visitors together get at most a hundred emails a day, not counting the owner's presses", async () => {
    const renew = async (actor: string) => {
      const id = await book();
      const mail = { ...visitor(id, "2026-11-24T23:00:00.000Z"), mail: true };
      await store.run(renewLink, { ...mail, actor });
      return (await mailsOf(id)).find((one) => one.startsWith("visit-link"));
    };
    const sent = [];
    for (let press = 0; press < 101; press += 1) sent.push(await renew("visitor"));
    expect(sent.filter((mail) => mail === "visit-link waiting")).toHaveLength(100);
    expect(sent.at(-1)).toBeUndefined();
    expect(await renew("riley")).toBe("visit-link waiting");
  });
}
