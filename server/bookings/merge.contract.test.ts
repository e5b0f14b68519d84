import { describe, expect, test } from "vitest";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { mergeBooking } from "#server/bookings/merge-booking.ts";
import { recordCall } from "#server/bookings/record-call.ts";
import { composeMail } from "#server/messages/compose-mail.ts";
import { deliverAt } from "#server/testing/messages.ts";
import { sharedStore } from "#server/testing/new-stores.ts";
import {
  after,
  day,
  friday,
  ownerActions,
  sunday,
  tuesday,
  visitActions,
} from "#server/testing/owner-actions.ts";
import { readLinkedBooking } from "#server/visitor/read-linked-booking.ts";
import { linkKeyOf, readLink } from "./visitor-links.ts";

const store = sharedStore();
const { book, by, change, merge, read, listed, pair } = ownerActions(() => store);

test("bookings with the same phone or email within 30 days are related, older ones are not", async () => {
  const known = { phone: "(480) 555-7001", email: "same@mail.example" };
  const old = await book(known, after(0));
  const byPhone = await book({ phone: "+1 480 555 7001" }, after(30 * day));
  const byEmail = await book({ email: "SAME@mail.example" }, after(30 * day + 1));
  const stranger = await book({}, after(30 * day));
  expect((await read(old)).related.map(({ id }) => id)).toEqual([byPhone]);
  expect((await read(byPhone)).booking.sameAs).toBe(old);
  expect((await read(byEmail)).booking.sameAs).toBeNull();
  expect((await read(byEmail)).related).toEqual([]);
  expect((await read(stranger)).related).toEqual([]);
  expect(await merge(byEmail, old)).toMatchObject({ rejected: "invalid" });
  expect(await merge(byPhone, old)).not.toHaveProperty("rejected");
});

test("simultaneous bookings are related by the same phone or email, not by lacking both", async () => {
  const without = { phone: "57103", email: "" };
  const ids = await Promise.all([
    book({ phone: "555-7101", email: "one@mail.example" }),
    book({ phone: "555-7101", email: "two@mail.example" }),
    book({ phone: "555-7102", email: "two@mail.example" }),
    book(without),
    book(without),
    book({ phone: "555-7101", email: "two@mail.example" }),
  ]);
  const sameAs = async (id: string) => (await read(id)).booking.sameAs;
  const [one = "", two = "", three = "", four = "", five = "", six = ""] = ids;
  expect(await Promise.all(ids.map(sameAs))).toEqual([null, one, two, null, null, three]);
  expect(await sameAs(await book(without))).toBeNull();
  expect(await sameAs(await book({ phone: "555-7102" }))).toBe(three);
  expect((await read(four)).related).toEqual([]);
  expect(await merge(five, four)).toMatchObject({ rejected: "invalid" });
  expect(await merge(six, three)).not.toHaveProperty("rejected");
  expect(await merge(two, one)).not.toHaveProperty("rejected");
});

test("at most the twenty newest related bookings are shown", async () => {
  const known = { email: "often@mail.example" };
  const ids: string[] = [];
  for (let time = 0; time < 23; time += 1) ids.push(await book(known, after(time)));
  const related = (await read(ids[0] ?? "")).related.map(({ id }) => id);
  expect(related).toEqual(ids.slice(-20).toReversed());
});

test("the other booking leaves the lists, keeps its history, and leads to the survivor, whichever was named first", async () => {
  for (const isNamed of [true, false]) {
    const [closed, survivor] = await pair();
    await (isNamed ? merge(closed, survivor) : merge(survivor, closed));
    const { booking, history } = await read(closed);
    expect(booking.mergedInto).toBe(survivor);
    expect(history.at(-1)).toMatchObject({ kind: "merged", text: survivor });
    expect((await read(survivor)).history).toContainEqual(
      expect.objectContaining({ kind: "merged", text: closed, from: "pending" }),
    );
    expect(await listed()).toContain(survivor);
    expect(await listed()).not.toContain(closed);
    const { items } = await store.run(listBookings, { limit: 10, search: booking.phone });
    expect(items.map(({ id }) => id)).toEqual([survivor]);
    expect((await read(survivor)).related).toMatchObject([{ id: closed, visit: null }]);
    expect((await read(closed)).related).toMatchObject([{ id: survivor, visit: null }]);
    expect(await change(closed, ["pending", "contacted"])).toEqual({
      rejected: "conflict",
      reason: "This booking was merged into another. Please open that one.",
    });
  }
});

test("what the survivor takes over is one correction, with what was", async () => {
  const phone = "(480) 555-7200";
  const closed = await book({ phone, numDogs: "1", specialRequests: "Ring twice" }, after(0));
  const survivor = await book({ phone, numDogs: "2", lastName: "Bell" }, after(1));
  const keep = { name: closed, dogs: survivor };
  await store.run(mergeBooking, { ...by(closed, "riley", after(2)), into: survivor, keep });
  const { booking, history } = await read(survivor);
  expect(booking).toMatchObject({
    lastName: "Núñez",
    numDogs: "2",
    specialRequests: "Ring twice",
  });
  const correction = history.at(-1);
  expect(correction).toMatchObject({ kind: "edited", actor: "riley" });
  expect(JSON.parse(correction?.text ?? "")).toMatchObject({
    lastName: { from: "Bell", to: "Núñez" },
    specialRequests: { from: null, to: "Ring twice" },
  });
  expect((await read(closed)).booking).toMatchObject({ numDogs: "1", lastName: "Núñez" });
});

test("bookings that were merged into one lead on to the survivor of the next merge", async () => {
  const [one, two] = await pair();
  await merge(one, two);
  const three = await book({ phone: (await read(one)).booking.phone }, after(2 * day));
  await merge(two, three);
  const into = async (id: string) => (await read(id)).booking.mergedInto;
  expect(await Promise.all([one, two, three].map(into))).toEqual([three, three, null]);
});

test("a customer who has paused and asks again is called now", async () => {
  const phone = "(480) 555-7300";
  const customer = await book({ phone }, after(0));
  for (const step of [
    ["pending", "contacted"],
    ["contacted", "scheduled"],
    ["scheduled", "active"],
  ] as const)
    await change(customer, step);
  const later = {
    from: "active" as const,
    until: after(60 * day),
    outcome: "call-back" as const,
  };
  await store.run(recordCall, { ...by(customer, "riley", after(0)), ...later });
  const mergedAt = after(2 * day);
  const again = await book({ phone }, after(day));
  await store.run(mergeBooking, { ...by(again, "riley", mergedAt), into: customer });
  expect((await read(customer)).booking).toMatchObject({
    status: "active",
    followUpAt: mergedAt,
  });
});

test("a merge is refused where it makes no sense", async () => {
  const [first, second] = await pair();
  const phone = (await read(first)).booking.phone;
  const third = await book({ phone }, after(2 * day));
  const invalid = (reason: string) => ({ rejected: "invalid", reason });
  expect(await merge(first, first)).toEqual(invalid("A booking cannot be merged into itself."));
  expect(await merge(first, await book())).toEqual(
    invalid("Only bookings with the same phone or email within 30 days can be merged."),
  );
  expect(await merge(first, "none")).toEqual(invalid("The other booking does not exist."));
  expect(await merge("none", first)).toMatchObject({ rejected: "not-found" });
  await merge(first, second);
  expect(await merge(first, third)).toEqual({
    rejected: "conflict",
    reason: "riley merged it with another booking on Friday, 9:41 AM.",
    actor: "riley",
  });
  expect(await merge(third, first)).toEqual(
    invalid("The other booking was itself merged into another. Please merge that one."),
  );
});

test.each(["declined", "spam"] as const)(
  "a lead that waits is not merged into one that is %s: nobody would call",
  async (to) => {
    const [first, second] = await pair();
    await change(second, ["pending", to]);
    expect(await merge(first, second)).toMatchObject({ rejected: "invalid" });
    await change(first, ["pending", to]);
    expect(await merge(first, second)).toHaveProperty("detail");
  },
);

test("two bookings merged into each other at the same moment are merged once", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [first, second] = await pair();
    const outcomes = await Promise.all([merge(first, second), merge(second, first)]);
    expect(outcomes.filter((outcome) => "rejected" in outcome)).toHaveLength(1);
    const { mergedInto } = (await read(first)).booking;
    expect([mergedInto, (await read(second)).booking.mergedInto]).toEqual([second, null]);
  }
});

const later = (minutes: number) => new Date(Date.parse(sunday) + minutes * 60_000).toISOString();
const env = { OWNER_EMAIL: "owner@business.example", SITE_URL: "https://site.example" };

describe("visits, links and mailboxes when two bookings are merged", () => {
  const store = sharedStore();
  const { book, schedule, outcome, merge, read } = visitActions(() => store);
  const key = linkKeyOf("only for tests");
  const isOpen = async (token: string) =>
    (await store.run(readLinkedBooking, { token, key, now: sunday })) !== undefined;
  const linkOf = async (bookingId: string) =>
    store.run(readLink, { bookingId, key, mailbox: (await read(bookingId)).booking.email });

  /** What the visitors get: "ana@example.com: See you on Tuesday, November 24". */
  async function mails(at: string): Promise<string[]> {
    const sent: string[] = [];
    await deliverAt(store, at, async (message) => {
      const { to, subject } = composeMail(message, { env, now: new Date(at) });
      if (message.mailbox && to && typeof to === "object" && "address" in to)
        sent.push(`${to.address}: ${subject}`);
      return "sent";
    });
    return sent.filter((mail) => !mail.startsWith(env.OWNER_EMAIL)).toSorted();
  }
  const canceled = "Canceled: your visit on Tuesday, November 24";
  const booked = "See you on Tuesday, November 24";

  test("the visit stays where it is, and the other booking's is canceled with one mail, then nothing", async () => {
    const phone = "(480) 555-9001";
    const [stranger, customer] = [await book({ phone }), await book({ phone })].toSorted();
    if (!stranger || !customer) throw new Error("nobody");
    const link = await linkOf(stranger);
    await schedule(stranger);
    await schedule(customer, { day: friday });
    await mails(later(1));
    expect(await merge(stranger, customer, { email: customer })).toHaveProperty("detail");
    expect((await read(stranger)).visit).toMatchObject({ day: tuesday, state: "cancelled" });
    expect((await read(customer)).visit).toMatchObject({ day: friday, sequence: 0 });
    expect(await isOpen(link)).toBe(false);
    expect(await mails(later(2))).toEqual([`${stranger}@mail.example: ${canceled}`]);
    await outcome(customer, "cancelled", { at: later(3) });
    expect(await mails(later(4))).toEqual([
      `${customer}@mail.example: Canceled: your visit on Friday, November 27`,
    ]);
  });

  test("a mailbox that the survivor no longer has gets one cancellation, and the new one the visit with its link", async () => {
    const phone = "(480) 555-9002";
    const [stranger, customer] = [await book({ phone }), await book({ phone })];
    const [his, hers] = [`${stranger}@mail.example`, `${customer}@mail.example`];
    await schedule(stranger);
    await mails(later(1));
    const links = [await linkOf(stranger), await linkOf(customer)];
    await merge(customer, stranger, { email: customer });
    expect((await read(stranger)).booking.email).toBe(hers);
    for (const link of links) expect(await isOpen(link)).toBe(false);
    expect(await mails(later(2))).toEqual([`${his}: ${canceled}`, `${hers}: ${booked}`].toSorted());
    await schedule(stranger, { day: friday, seen: 0, at: later(3) });
    expect(await mails(later(4))).toEqual([`${hers}: Moved: your visit is on Friday, November 27`]);
  });

  test("a merge mails nobody who knew of no visit, not even what was waiting", async () => {
    const phone = "(480) 555-9003";
    const [first, second] = [await book({ phone }), await book({ phone })].toSorted();
    if (!first || !second) throw new Error("nobody");
    await merge(first, second, { email: second });
    expect((await mails(later(1))).map((mail) => mail.split(":")[0])).toEqual([
      `${second}@mail.example`,
    ]);
  });
});
