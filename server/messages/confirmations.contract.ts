import { expect, test } from "vitest";
import { changeStatus } from "#server/bookings/change-status.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import type { Store } from "#server/db/store.ts";
import { newBooking, validBooking } from "#server/testing/bookings.ts";
import { claimMessages, settleMessage } from "./claims.ts";
import { forgetOldCounts } from "./confirmation-limits.ts";
import { findMessage, listMessages, sendAgain } from "./message-commands.ts";

const booked = "2026-11-20T17:00:00.000Z";
const nextDay = "2026-11-21T07:00:00.000Z";
const repeated = { state: "withheld", error: "one was sent to this address today" };
const waiting = { state: "waiting", error: null };

/** `open` returns stores of one empty database, one for each instance. */
export function confirmationsContract(open: (instances: number) => Promise<Store[]>): void {
  const withStores = async (instances: number, use: (stores: Store[]) => Promise<void>) => {
    const stores = await open(instances);
    await use(stores).finally(() => Promise.all(stores.map((store) => store.close())));
  };
  const withStore = (use: (store: Store) => Promise<void>) => () =>
    withStores(1, async ([store]) => {
      if (!store) throw new Error("no store");
      await use(store);
    });

  const book = (
    store: Store | undefined,
    id: string,
    {
      email = `${id}@example.com`,
      ...given
    }: Partial<Parameters<typeof newBooking>[0]> & { email?: string } = {},
  ) =>
    store?.run(
      storeBooking,
      newBooking({ id, createdAt: booked, booking: { ...validBooking, email }, ...given }),
    );
  const confirmationOf = (store: Store, id: string) =>
    store.run(findMessage, { id: `${id}.confirmation` });
  async function counts(store: Store) {
    const messages = await store.run(listMessages, { limit: 500 });
    const all = messages.filter(({ kind }) => kind === "confirmation");
    const withState = (state: string) => all.filter((message) => message.state === state).length;
    return { waiting: withState("waiting"), withheld: withState("withheld") };
  }

  test(
    "an address gets one confirmation a day, in any spelling; its bookings are all stored",
    withStore(async (store) => {
      await book(store, "first", { email: "Ana@Example.com" });
      expect(await confirmationOf(store, "first")).toMatchObject(waiting);
      const same = [
        ...[
          "ana@example.com",
          "ana+1@example.com",
          "ANA+two+three@EXAMPLE.COM",
          "ａｎａ@example.com",
        ],
      ];
      for (const [index, email] of same.entries()) {
        expect(await book(store, `same-${index}`, { email })).toMatchObject({ status: "pending" });
        expect(await confirmationOf(store, `same-${index}`), email).toMatchObject(repeated);
      }
      await book(store, "other", { email: "ana.n@example.com" });
      expect(await confirmationOf(store, "other")).toMatchObject(waiting);
      // Midnight in Phoenix.
      await book(store, "next", { email: "ana+3@example.com", createdAt: nextDay });
      expect(await confirmationOf(store, "next")).toMatchObject(waiting);
    }),
  );

  test(
    "a day has a budget for all addresses; confirmations over it are withheld with the reason",
    withStore(async (store) => {
      for (const id of ["a", "b", "c", "d"]) await book(store, id, { confirmationsPerDay: 3 });
      expect(await counts(store)).toEqual({ waiting: 3, withheld: 1 });
      expect(await confirmationOf(store, "d")).toMatchObject({
        state: "withheld",
        error: "the day's budget of 3 is used up",
        sentAt: null,
      });
      const leads = await store.run(listMessages, { state: "waiting", limit: 9 });
      expect(leads.filter(({ kind }) => kind === "lead")).toHaveLength(4);
      await book(store, "e", { confirmationsPerDay: 3, createdAt: nextDay });
      expect(await confirmationOf(store, "e")).toMatchObject(waiting);
      await book(store, "none", { confirmationsPerDay: 0, createdAt: nextDay });
      expect(await confirmationOf(store, "none")).toMatchObject({ state: "withheld" });
    }),
  );

  test(
    "an address whose confirmation was over the budget gets one the same day if the budget is raised",
    withStore(async (store) => {
      const email = "late@example.com";
      const budget = (confirmationsPerDay: number) => ({ confirmationsPerDay });
      await Promise.all([
        book(store, "early", budget(1)),
        book(store, "late", { email, ...budget(1) }),
      ]);
      expect(await counts(store)).toEqual({ waiting: 1, withheld: 1 });
      expect(await confirmationOf(store, "late")).toMatchObject({ state: "withheld" });
      await book(store, "again", { email, ...budget(2) });
      expect(await confirmationOf(store, "again")).toMatchObject(waiting);
    }),
  );

  test(
    "a day's counts stay until the day after is over",
    withStore(async (store) => {
      const email = "once@example.com";
      await book(store, "one", { email });
      const again = async (id: string, now: string) => {
        await store.run(forgetOldCounts, { now });
        await book(store, id, { email });
        return confirmationOf(store, id);
      };
      expect(await again("two", "2026-11-22T06:59:59.999Z")).toMatchObject(repeated);
      expect(await again("three", "2026-11-22T07:00:00.000Z")).toMatchObject(waiting);
    }),
  );

  test("both limits hold for bookings that arrive at several instances at the same time", () =>
    withStores(2, async (stores) => {
      const [store] = stores;
      if (!store) throw new Error("no store");
      const each = Array.from({ length: 24 }, (_, index) => index);
      const at = (index: number) => stores[index % stores.length];
      await Promise.all(each.map((index) => book(at(index), `same-${index}`, { email: "a@b.co" })));
      expect(await counts(store)).toEqual({ waiting: 1, withheld: 23 });
      const given = { confirmationsPerDay: 8 };
      await Promise.all(each.map((index) => book(at(index), `own-${index}`, given)));
      expect(await counts(store)).toEqual({ waiting: 8, withheld: 40 });
    }));

  test(
    "a withheld confirmation cannot be sent, not even by hand",
    withStore(async (store) => {
      await book(store, "1", { confirmationsPerDay: 0 });
      const { messages } = await store.run(claimMessages, {
        channel: "mail",
        now: booked,
        limit: 10,
      });
      expect(messages.map(({ id }) => id)).toEqual(["1.lead"]);
      const again = { id: "1.confirmation", now: booked };
      expect(await store.run(sendAgain, again)).toBeUndefined();
    }),
  );

  test(
    "spam does not count toward the limits; once brought back it counts once",
    withStore(async (store) => {
      const email = "ana@example.com";
      await book(store, "spam", { email, spam: "it sells" });
      await book(store, "first", { email });
      expect(await confirmationOf(store, "first")).toMatchObject(waiting);
      const change = { actor: "riley", at: booked, webhook: false };
      const setStatus = (bookingId: string, from: "pending" | "spam", to: "pending" | "spam") =>
        store.run(changeStatus, { ...change, bookingId, from, to });
      await setStatus("spam", "spam", "pending");
      expect(await confirmationOf(store, "spam")).toMatchObject(repeated);

      await setStatus("first", "pending", "spam");
      const outcome = { state: "dropped" } as const;
      const settled = { id: "first.confirmation", bookingId: "first", at: booked, outcome };
      await store.run(settleMessage, settled);
      await setStatus("first", "spam", "pending");
      expect(await confirmationOf(store, "first")).toMatchObject(waiting);
      await setStatus("spam", "pending", "spam");
      await setStatus("spam", "spam", "pending");
      expect(await confirmationOf(store, "spam")).toMatchObject(repeated);
    }),
  );
}
