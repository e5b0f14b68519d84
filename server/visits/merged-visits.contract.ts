import { afterAll, beforeAll, expect, test } from "vitest";
import { changeStatus } from "#server/bookings/change-status.ts";
import { correctBooking } from "#server/bookings/correct-booking.ts";
import type { Store } from "#server/db/store.ts";
import { linkKeyOf, readLink } from "#server/journal/visitor-links.ts";
import { claimMessages } from "#server/messages/claim-messages.ts";
import { isNeeded } from "#server/messages/is-needed.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { friday, sunday, tuesday, visitActions } from "#server/testing/visits.ts";
import { chooseDay } from "#server/visitor/choose-day.ts";
import { readLinkedBooking } from "#server/visitor/read-linked-booking.ts";

/** On the sample's route of Old Town. */
const thursday = "2026-12-03";

/** What becomes of visits when bookings of one person are merged. `open` returns an empty store at each call. */
export function mergedVisitsContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  const { book, bookProven, prove, change, schedule, outcome, undoLast, merge, read } =
    visitActions(() => store);

  test("a merge takes the visit along, and its undo brings it back", async () => {
    const phone = "(480) 555-9001";
    const [first, second] = [await book({ phone }), await book({ phone })];
    await schedule(second);
    await merge(second, first);
    expect(await read(first)).toMatchObject({
      booking: { status: "scheduled" },
      visit: { day: tuesday, sequence: 0 },
    });
    expect((await read(second)).visit).toBeNull();
    await undoLast(second, "merged");
    expect(await read(first)).toMatchObject({ booking: { status: "pending" }, visit: null });
    expect((await read(second)).visit).toMatchObject({ day: tuesday, state: "booked" });
    // Once something has happened to the visit, it stays.
    await merge(second, first);
    await schedule(first, { day: friday, seen: 0 });
    expect(await undoLast(second, "merged")).toMatchObject({ rejected: "conflict" });
    expect(await undoLast(first, "merged")).toMatchObject({ rejected: "conflict" });
    expect((await read(first)).visit).toMatchObject({ day: friday });
  });

  test("two bookings that both have a visit cannot be merged", async () => {
    const phone = "(480) 555-9002";
    const [first, second] = [await book({ phone }), await book({ phone })];
    await schedule(first);
    await schedule(second);
    expect(await merge(second, first)).toMatchObject({ rejected: "invalid" });
    await outcome(first, "cancelled", { at: sunday });
    expect(await merge(second, first)).toMatchObject({ rejected: "invalid" });
    expect(await merge(first, second)).toHaveProperty("detail");
  });

  const hold = (id: string) => {
    const held = { day: thursday, starts: "07:00", ends: "11:00", seen: null };
    return store.run(chooseDay, { ...change(id, sunday), actor: "visitor", ...held });
  };

  test.each(["declined", "spam"] as const)(
    "a lead that waits is not merged into one that is %s: nobody would call",
    async (to) => {
      const phone = `(480) 555-900${to.length}`;
      const [first, second] = [await book({ phone }), await book({ phone })];
      await store.run(changeStatus, { ...change(first, sunday), from: "pending", to });
      expect(await merge(second, first)).toMatchObject({ rejected: "invalid" });
      expect(await hold(second)).toHaveProperty("detail");
      expect(await merge(second, first)).toMatchObject({ rejected: "invalid" });
      expect(await merge(first, second)).toHaveProperty("detail");
    },
  );

  test("an email address is not lost in a merge with a caller's lead", async () => {
    const phone = "(480) 555-9010";
    const [caller, form] = [await book({ phone, email: "" }), await book({ phone })];
    expect(await merge(form, caller)).toMatchObject({ rejected: "invalid" });
    const keep = { email: "this" } as const;
    expect(await merge(caller, form, { keep })).toMatchObject({ rejected: "invalid" });
    expect(await merge(form, caller, { keep })).toHaveProperty("detail");
    expect((await read(caller)).booking.email).toBe(`${form}@mail.example`);
  });

  const key = linkKeyOf("only for tests");
  const linkOf = (bookingId: string, mailbox?: string) =>
    store.run(readLink, { bookingId, key, mailbox });
  const opened = async (token: string) =>
    (await store.run(readLinkedBooking, { token, key, now: sunday }))?.booking.id;
  /** Everything that waits to be sent about these bookings, with its receiver. */
  async function mailsOf(...ids: readonly string[]): Promise<string[]> {
    const claim = { channel: "mail", now: "2026-11-23T00:00:00.000Z", limit: 1000 } as const;
    const { messages } = await store.run(claimMessages, claim);
    const mails = messages.filter((message) => ids.includes(message.booking?.id ?? ""));
    const needed = mails.filter((mail) => isNeeded(mail, new Date(sunday)));
    return needed.map(({ kind, mailbox }) => `${kind} ${mailbox}`).toSorted();
  }
  test("a stranger who booked first with the customer's phone gets nothing from a merge but the news of it", async () => {
    const phone = "(480) 555-9020";
    const [stranger, customer] = [await book({ phone }), await book({ phone })];
    const [his, hers] = [`${stranger}@mail.example`, `${customer}@mail.example`];
    await prove(stranger);
    await prove(customer, "2026-11-22T23:00:01.000Z");
    const links = [await linkOf(stranger), await linkOf(stranger, his), await linkOf(customer)];
    await mailsOf(stranger, customer);
    const keep = { email: "this", address: "this" } as const;
    expect(await merge(customer, stranger, { keep })).toHaveProperty("detail");
    for (const link of links) expect(await opened(link)).toBeUndefined();
    expect((await read(stranger)).booking).toMatchObject({
      email: hers,
      mailboxProvenAt: "2026-11-22T23:00:01.000Z",
    });
    expect(await mailsOf(stranger, customer)).toEqual([`merged ${his}`, `visit-link ${hers}`]);
    const renewed = await linkOf(stranger, hers);
    expect(await opened(renewed)).toBe(stranger);
    // Separated again, each has their own, and what was mailed for the other's booking ends.
    await undoLast(customer, "merged");
    expect((await read(stranger)).booking).toMatchObject({ email: his, mailboxProvenAt: sunday });
    expect((await read(customer)).booking.email).toBe(hers);
    expect(await opened(renewed)).toBeUndefined();
    expect(await opened(links[2] ?? "")).toBe(customer);
    expect(await mailsOf(stranger, customer)).toEqual([`visit-link ${his}`]);
  });

  test("a mailbox that answered for one booking proves no other one", async () => {
    const phone = "(480) 555-9021";
    const [first, second] = [await book({ phone }), await bookProven({ phone })];
    await merge(second, first);
    expect((await read(first)).booking.mailboxProvenAt).toBeNull();
    await undoLast(second, "merged");
    await merge(second, first, { keep: { email: "this" } });
    expect((await read(first)).booking.mailboxProvenAt).toBe(sunday);
  });

  test("news of a visit also goes to the mailbox that was told of it before the merge", async () => {
    const phone = "(480) 555-9022";
    const [first, second] = [await book({ phone }), await book({ phone })];
    const [kept, told] = [`${first}@mail.example`, `${second}@mail.example`];
    await schedule(second);
    await mailsOf(second);
    await merge(second, first);
    expect(await mailsOf(first, second)).toEqual([
      ...[`merged ${told}`, `visit ${kept}`, `visit-link ${kept}`],
    ]);
    await schedule(first, { day: friday, seen: 0 });
    expect(await mailsOf(first, second)).toEqual([`merged-visit ${told}`, `visit ${kept}`]);
    await outcome(first, "cancelled", { seen: 1, at: sunday });
    expect(await mailsOf(first, second)).toEqual([`merged-visit ${told}`, `visit ${kept}`]);
  });

  test("what a merge took over comes back with its undo, but not once it was corrected again", async () => {
    const phone = "(480) 555-9023";
    const street = { address: "1 Other St", zipCode: "85255" };
    const [first, second] = [await book({ phone }), await book({ phone, ...street })];
    const { address } = (await read(first)).booking;
    await merge(second, first, { keep: { address: "this" } });
    expect((await read(first)).booking).toMatchObject(street);
    await undoLast(first, "merged");
    expect((await read(first)).booking.address).toBe(address);
    await merge(second, first, { keep: { address: "this" } });
    await store.run(correctBooking, {
      ...change(first, sunday),
      ...{ from: { address: street.address }, to: { address: "2 Third St" }, confirm: false },
    });
    expect(await undoLast(first, "merged")).toMatchObject({ rejected: "conflict" });
    expect((await read(second)).booking.mergedInto).toBe(first);
  });

  test("spam holds no day, and taking it back brings the held day back", async () => {
    const id = await bookProven();
    await hold(id);
    await store.run(changeStatus, { ...change(id, sunday), from: "pending", to: "spam" });
    expect((await read(id)).visit).toMatchObject({ state: "cancelled" });
    await undoLast(id, "status");
    expect((await read(id)).visit).toMatchObject({ state: "held" });
  });

  test("a merge with an erased booking is not taken back, so nothing of the person returns", async () => {
    const phone = "(480) 555-9011";
    const [first, second] = [await book({ phone }), await book({ phone })];
    await schedule(second);
    await merge(second, first);
    expect(await store.run(eraseBooking, change(second, sunday))).toHaveProperty("detail");
    expect(await undoLast(first, "merged")).toMatchObject({ rejected: "conflict" });
    expect((await read(first)).visit).toMatchObject({ state: "booked" });
  });

  test("a merged visit without access is so again after an outcome is taken back", async () => {
    const phone = "(480) 555-9012";
    const [first, second] = [await book({ phone }), await book({ phone })];
    await schedule(second);
    await outcome(second, "no-access");
    const { visit } = await read(second);
    await merge(second, first, { at: "2026-11-24T19:00:00.000Z" });
    await outcome(first, "cancelled", {
      seen: visit?.sequence ?? 0,
      at: "2026-11-24T20:00:00.000Z",
    });
    await undoLast(first, "visit-cancelled", "2026-11-24T20:01:00.000Z");
    expect((await read(first)).visit).toMatchObject({ state: "no-access" });
  });

  test("a booking is not erased while somebody merged into it expects its visit", async () => {
    const phone = "(480) 555-9004";
    const [first, second] = [await book({ phone }), await book({ phone })];
    await schedule(second);
    await merge(second, first);
    const erase = (id: string) => store.run(eraseBooking, change(id, sunday));
    expect(await erase(first)).toMatchObject({ rejected: "invalid" });
    await undoLast(second, "merged");
    expect(await erase(first)).toHaveProperty("detail");
    expect((await read(second)).visit).toMatchObject({ day: tuesday, state: "booked" });
  });
}
