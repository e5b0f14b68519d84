import { statSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { minuteMs } from "#domain/dates.ts";
import { runSql, type Where } from "#server/testing/ask-storage.ts";
import { type Flood, withFlood } from "#server/testing/flood.ts";
import { holds } from "#server/testing/fuzz.ts";
import { engines, newPlaces } from "#server/testing/new-stores.ts";
import { openStore } from "./open-store.ts";

const isFull = inject("faults") === "full";
const stepMs = 5 * minuteMs;
const stepsOfDay = 288;
/** In steps. */
const tenMinutes = 2;
const honestVisitors = 30;
const letters = "abcdefghij";
/** Only letters: other names are not repeated in emails. */
const nameOf = (nth: number) =>
  `Honest${[...String(nth).padStart(2, "0")].map((digit) => letters[Number(digit)]).join("")}`;

const mailboxOf = (firstName: string) => `${firstName.toLowerCase()}@gmail.com`;

type Address = (nth: number) => string;
/** Of the carrier under attack, of its IPv4 network, of the attacked office's town, of anywhere. */
const homes: readonly Address[] = [
  (nth) => `2607:fb90:${(9000 + nth).toString(16)}:1::1`,
  (nth) => `172.56.${200 + nth}.${nth}`,
  (nth) => `68.2.${nth}.9`,
  (nth) => `${20 + nth}.77.${nth}.1`,
];
const honestAddress = (home: number | undefined, nth: number): string =>
  homes[home ?? nth % homes.length]?.(nth) ?? "";
interface Wave {
  /** Whom the bookings are from. */
  readonly name: string;
  readonly step: number;
  readonly sends: number;
  readonly from: Address;
  readonly text?: string;
}

const step = fc.nat(stepsOfDay - 4);
/** Few networks that send much, or many that send little. */
const networks = fc.constantFrom(5, 60, ...(isFull ? [500] : []));
const attack = (name: string, from: Address) =>
  fc.oneof(
    fc
      .record({ networks, steps: fc.array(step, { minLength: 1, maxLength: 4 }) })
      .map((given): Wave[] =>
        given.steps.map((at) => ({
          ...{ name, step: at, sends: Math.max(60, given.networks) },
          from: (nth) => from(nth % given.networks),
        })),
      ),
    fc.constant(dripping(name, 5, from)),
  );
/** One each ten minutes, all day. */
const dripping = (name: string, networks: number, from: Address): Wave[] =>
  Array.from({ length: stepsOfDay / tenMinutes }, (_, nth) => ({
    ...{ name, step: nth * tenMinutes, sends: 1, from: () => from(nth % networks) },
  }));
const once = (name: string, sends: number, from: Address, text?: string) =>
  step.map((at): Wave[] => [{ name, step: at, sends, from, ...(text && { text }) }]);

const ofCarrier: Address = (nth) => `2607:fb90:${nth.toString(16)}:7::1`;

const day = fc.record({
  waves: fc
    .tuple(
      attack("Mallory", ofCarrier),
      attack("Trudy", (nth) => `172.56.${nth % 200}.${Math.floor(nth / 200)}`),
      once("Office", 20, () => "68.2.1.1"),
      once("Viewer", 60, (nth) => `${100 + nth}.3.3.3`),
      once("Spammer", 100, (nth) => `45.${nth % 20}.1.1`, "[url=x]y[/url]"),
    )
    .map((all) => all.flat()),
  honest: fc.array(step, { minLength: honestVisitors, maxLength: honestVisitors }),
  home: fc.option(fc.nat(homes.length - 1), { nil: undefined }),
});
type Day = typeof day extends fc.Arbitrary<infer Given> ? Given : never;

/** Lives a day. @returns what did not hold for honest visitors */
async function live(
  { book, send, deliver, wait, isTold, linksTo }: Flood,
  { waves, honest, home }: Day,
): Promise<string[]> {
  const failed: string[] = [];
  for (let now = 0; now < stepsOfDay; now += 1) {
    for (const { sends, from, text, name } of waves.filter((wave) => wave.step === now))
      for (let sent = 0; sent < sends; sent += 1)
        await book(from(sent), { firstName: name, ...(text && { specialRequests: text }) });
    const people = honest.map((at, nth) => ({ at, firstName: nameOf(nth), nth }));
    for (const { firstName, nth } of people.filter(({ at }) => at === now)) {
      const { status } = await send(honestAddress(home, nth), {
        firstName,
        email: mailboxOf(firstName),
      });
      if (status !== 201) failed.push(`${firstName} was answered ${status}`);
    }
    await deliver();
    for (const { firstName } of people.filter(({ at }) => at + tenMinutes === now)) {
      if (!isTold(firstName)) failed.push(`${firstName} was not told within ten minutes`);
      if (linksTo(mailboxOf(firstName)).length !== 1)
        failed.push(`${firstName} got no confirmation`);
    }
    wait(stepMs);
  }
  return failed;
}

/** Leads that are neither on Today by themselves nor in a row of a network. */
async function unseen({ list, today, folds }: Flood): Promise<string[]> {
  const rows = await folds();
  const alone = (await today()).map(({ booking }) => booking);
  const folded = rows.map(({ id }) => list(`status=pending&fold=${id}&limit=200`));
  const listed = [alone, ...(await Promise.all(folded))].flat();
  const names = new Set(listed.map(({ firstName }) => firstName));
  return Array.from({ length: honestVisitors }, (_, nth) => nameOf(nth)).filter(
    (name) => !names.has(name),
  );
}

/** How many emails to the owner name an attacker and nobody else. */
const toldOf = ({ toOwner }: Flood, attacker: string): number =>
  toOwner().filter(
    (text) =>
      text.includes(attacker) &&
      !/Honest|Office|Viewer|Mallory|Trudy/.test(text.replaceAll(attacker, "")),
  ).length;

const newPlace = newPlaces();

describe.each(engines)("a day on %s", (engine) => {
  let place: Where;
  async function open() {
    place = await newPlace(engine);
    return openStore(place);
  }
  async function bytes(): Promise<number> {
    if (engine === "SQLite") return statSync(join(place.DATA_DIR, "bookings.db")).size;
    const { rows } = await runSql(place, "select pg_database_size(current_database()) as bytes");
    return Number(rows[0]?.["bytes"]);
  }

  test("whatever strangers, an office and TV send in a day, thirty customers are leads, seen, told and confirmed", {
    timeout: 1_200_000,
  }, async () => {
    await holds(
      fc.asyncProperty(fc.noShrink(day), async (given) => {
        const store = await open();
        const before = await bytes();
        await withFlood(store, async (flood) => {
          const failed = await live(flood, given);
          const missing = await unseen(flood);
          const grown = (await bytes()) - before;
          const sent = new Map<string, number>();
          for (const { name, sends } of given.waves) sent.set(name, (sent.get(name) ?? 0) + sends);
          const attackers = ["Mallory", "Trudy"].map(
            (name) => [name, toldOf(flood, name)] as const,
          );
          console.info(
            `${[...sent]}, honest at ${given.home}: ${flood.toOwner().length} emails, only of ${attackers}; ${grown / 1e6} MB`,
          );
          expect({ failed, missing }).toEqual({ failed: [], missing: [] });
          expect(grown).toBeLessThan(60_000_000);
          for (const [attacker, told] of attackers) expect(told, attacker).toBeLessThanOrEqual(40);
        });
      }),
      isFull ? 5 : 1,
    );
  });

  test("an attack from 500 networks of one carrier, all day long, is told in 40 messages, and nobody elsewhere waits", async () =>
    withFlood(await open(), async (flood) => {
      const honest = Array.from({ length: honestVisitors }, (_, nth) => 9 * nth + 3);
      const waves = dripping("Mallory", 500, ofCarrier);
      expect(await live(flood, { waves, honest, home: 3 })).toEqual([]);
      expect(await unseen(flood)).toEqual([]);
      console.info(`of ${waves.length} all day: ${toldOf(flood, "Mallory")} emails`);
      expect(toldOf(flood, "Mallory")).toBeLessThanOrEqual(40);
    }));
});
