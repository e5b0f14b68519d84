import { expect, inject, test } from "vitest";
import { writeSlot } from "#domain/business-clock/visits.ts";
import { hourMs } from "#domain/dates.ts";
import type { Store } from "#server/db/store.ts";
import { type Flood, withFlood } from "#server/testing/flood.ts";

const isFull = inject("faults") === "full";
/** Each in a provider's network of its own. */
const singleAddresses = isFull ? 200 : 10;
/** The /64s of one /48; half of them come in each wave. */
const networks = isFull ? 65_536 : 256;
const honestVisitors = 30;
/** Each on other days of the route. */
const zips = ["85251", "85260", "85022"];
const zipOf = (nth: number) => zips[nth % zips.length] ?? "";
/** More than one address may send, so that all of them are set aside. */
const bookingsOfAddress = 15;
const atOnce = 100;

/** Mailboxes that attackers can read: one of many spellings, and all of a domain. */
const spellings = ["at.tacker@gmail.com", "a.ttack.er@gmail.com", "attacker+1@googlemail.com"];
const ownDomain = "catch-all.example";

async function inTurns<Item>(items: readonly Item[], use: (item: Item) => Promise<void>) {
  for (let first = 0; first < items.length; first += atOnce)
    await Promise.all(items.slice(first, first + atOnce).map(use));
}

function visitorOf({ look, press }: Flood, address: string) {
  /** Sends a form as the page shows it. @returns the status of the answer; 0 without a page */
  async function fill(path: string, fields: Readonly<Record<string, string>>): Promise<number> {
    const page = await look(address, path);
    return page ? press(address, path, { seen: page.seen, ...fields }) : 0;
  }
  return {
    fill,
    /** Chooses the first open day, or one of the next. */
    async choose(path: string, nth = 0): Promise<number> {
      const page = await look(address, path);
      const open = page?.days.filter(({ isFull }) => !isFull) ?? [];
      const day = open[nth % Math.max(1, open.length)];
      return page && day
        ? press(address, path, { seen: page.seen, act: "day", slot: writeSlot(day) })
        : 0;
    },
    state: async (path: string) => (await look(address, path))?.state,
  };
}

/** All that a stranger can do with a link, as fast as possible: what the page showed is reckoned on. */
async function pressAll({ look, press }: Flood, address: string, path: string): Promise<void> {
  const page = await look(address, path);
  if (!page) return;
  const [, before = "none"] = /\.(none|\d+)\./.exec(page.seen) ?? [];
  let sequence = before === "none" ? -1 : Number(before);
  for (const day of page.days.slice(0, 3)) {
    const seen = page.seen.replace(`.${before}.`, `.${sequence < 0 ? "none" : sequence}.`);
    const fields = { seen, act: "day", slot: writeSlot(day) };
    if ((await press(address, path, fields)) === 303) sequence += 1;
  }
  const name = address.replaceAll(/\W/g, "-");
  for (const fields of [
    { act: "gate", gateNote: "1234", specialRequests: "x".repeat(900) },
    { act: "data", email: `other-${name}@gmail.com` },
    { act: "erase" },
    { act: "link" },
  ])
    await press(address, path, { seen: page.seen, ...fields });
}

const single = Array.from({ length: singleAddresses }, (_, nth) => ({
  nth,
  address: `${20 + (nth % 100)}.${nth}.2.3`,
}));
const wide = Array.from({ length: networks }, (_, nth) => `2001:db8:1:${nth.toString(16)}::1`);

async function attack(flood: Flood, wave: "morning" | "night"): Promise<void> {
  const { send, linksTo, deliver } = flood;
  const mailboxOf = (nth: number) => `${wave}-${nth}@${ownDomain}`;
  await inTurns(single, async ({ nth, address }) => {
    const { visit } = await send(address, { email: mailboxOf(nth), zipCode: zipOf(nth) });
    await pressAll(flood, address, visit);
    await send(address, { email: spellings[nth % spellings.length] ?? "", zipCode: zipOf(nth) });
  });
  await deliver();
  await inTurns(single, async ({ nth, address }) => {
    for (const mailbox of [mailboxOf(nth), spellings[nth] ?? ""])
      for (const link of linksTo(mailbox).slice(-1)) await pressAll(flood, address, link);
  });
  await inTurns(single, async ({ address }) => {
    for (let sent = 2; sent < bookingsOfAddress; sent += 1)
      await send(address, { specialRequests: "x".repeat(900) });
  });
  const half = networks / 2;
  await inTurns(wave === "morning" ? wide.slice(0, half) : wide.slice(half), async (address) => {
    await send(address);
  });
}

/** Books, gets the confirmation, holds a day, changes it and gets a new link. @returns what did not succeed */
async function visit(flood: Flood, nth: number, email: string): Promise<readonly string[]> {
  const address = `${20 + nth}.200.${nth}.1`;
  const { send, deliver, linksTo } = flood;
  const { choose, fill, state } = visitorOf(flood, address);
  const booked = await send(address, { email, zipCode: zipOf(nth) });
  await deliver();
  const [mailed = ""] = linksTo(email);
  const steps = {
    booked: booked.status === 201,
    confirmed: mailed !== "",
    chosen: (await choose(mailed)) === 303,
    held: (await state(mailed)) === "held",
    changed: (await choose(mailed, 1)) === 303,
    heldStill: (await state(mailed)) === "held",
    linkAsked: (await fill(mailed, { act: "link" })) === 303,
  };
  await deliver();
  const renewed = linksTo(email).at(-1) ?? "";
  const all = { ...steps, renewed: renewed !== mailed && (await state(renewed)) === "held" };
  return Object.entries(all).flatMap(([step, succeeded]) => (succeeded ? [] : `${email} ${step}`));
}

/** `open` returns an empty store at each call; the app closes it. */
export function simulatedDayContract(
  open: () => Promise<Store>,
  { bytesOf }: { readonly bytesOf: (store: Store) => Promise<number> },
): void {
  test("a simulated day: a network and single addresses attack, and thirty honest visitors notice nothing", {
    timeout: 1_200_000,
  }, async () => {
    const store = await open();
    const before = await bytesOf(store);
    await withFlood(store, async (flood) => {
      const { today, wait, mails, notifications } = flood;
      const honest = Array.from(
        { length: honestVisitors },
        (_, index) => `honest-${index}@gmail.com`,
      );
      const failed: string[] = [];
      await attack(flood, "morning");
      for (const [index, email] of honest.entries()) {
        failed.push(...(await visit(flood, index, email)));
        if (index === 19) await attack(flood, "night");
        wait(0.8 * hourMs);
      }
      expect(failed).toEqual([]);
      const tasks = await today();
      const listed = tasks.map(({ booking }) => booking.email);
      const held = tasks.filter(({ visit }) => visit?.state === "held").length;
      expect(honest.filter((email) => !listed.includes(email))).toEqual([]);
      const toOwner = ["lead", "reminder", "overdue", "digest", "collected", "alarm", "news"];
      const toldByMail = toOwner.flatMap(mails).length;
      const grown = (await bytesOf(store)) - before;
      console.info(
        `${toldByMail} emails and ${notifications()} notifications to the owner, ${listed.length} on Today, ${held} days held, ${(grown / 1e6).toFixed(1)} MB`,
      );
      expect(toldByMail).toBeLessThan(40);
      expect(notifications()).toBeLessThan(40);
      expect(grown).toBeLessThan(60_000_000);
    });
  });
}
