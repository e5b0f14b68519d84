import { expect, test } from "vitest";
import type { Store } from "#server/db/store.ts";
import { composeMail } from "#server/messages/compose-mail.ts";
import { deliverAt } from "#server/testing/deliver-at.ts";
import { storeOf } from "#server/testing/new-stores.ts";
import { friday, sunday, tuesday, visitActions } from "#server/testing/visits.ts";
import { readLinkedBooking } from "#server/visitor/read-linked-booking.ts";
import { linkKeyOf, readLink } from "./visitor-links.ts";

const later = (minutes: number) => new Date(Date.parse(sunday) + minutes * 60_000).toISOString();
const env = { OWNER_EMAIL: "owner@business.example", SITE_URL: "https://site.example" };

/** What becomes of visits, links and mailboxes when two bookings are merged. `open` returns an empty store. */
export function mergedVisitsContract(open: () => Promise<Store>): void {
  const store = storeOf(open);
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

  test("a mailbox that the survivor no longer has gets one cancellation, and the new one a link and the visit", async () => {
    const phone = "(480) 555-9002";
    const [stranger, customer] = [await book({ phone }), await book({ phone })];
    const [his, hers] = [`${stranger}@mail.example`, `${customer}@mail.example`];
    await schedule(stranger);
    await mails(later(1));
    const links = [await linkOf(stranger), await linkOf(customer)];
    await merge(customer, stranger, { email: customer });
    expect((await read(stranger)).booking.email).toBe(hers);
    for (const link of links) expect(await isOpen(link)).toBe(false);
    expect(await mails(later(2))).toEqual(
      [`${his}: ${canceled}`, `${hers}: Your new link`, `${hers}: ${booked}`].toSorted(),
    );
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
}
