import type { Kysely } from "kysely";
import { dayMs, minuteMs, phoenixDay } from "#domain/dates.ts";
import type { Database } from "#server/db/schema.ts";
import { sitesOf, stepsOf } from "#server/http/client-network.ts";
import { type Counter, count, uncount, windowAt } from "./counts.ts";
import { limitTable, perSite } from "./table.ts";

export interface Arrival {
  /** @see stepsOf */
  readonly network: string;
  readonly bytes: number;
}

interface Arriving {
  readonly arrival: Arrival | null;
  readonly isSpam: boolean;
  readonly at: string;
}

interface Admitted {
  /** Why it is not stored: how long the sender has to wait. */
  readonly retryMs?: number;
  /** The row of the list that it is shown in together with others. */
  readonly fold: string | null;
}

/** What is written to the disk for a network. */
export function bytesOf({ network, bytes: amount }: Arrival): Counter[] {
  const { own, all, windowMs } = limitTable.bytes;
  const counter = (whose: string, most: number) => ({
    ...{ key: `bytes ${whose}`, most, windowMs, amount },
  });
  return [
    counter(network, own),
    ...sitesOf(network).map((site) => counter(site, perSite * own)),
    counter("", all),
  ];
}

/** Over what all may use, the first of a network is still let in, until twice as much is used. */
function isFull(counters: readonly Counter[], counts: readonly number[]): boolean {
  const isFirst = counts[0] === counters[0]?.amount;
  return counters.some(({ most }, index) => {
    const isForAll = index === counters.length - 1;
    return (counts[index] ?? 0) > (isForAll && isFirst ? 2 * most : most);
  });
}

/** The address's of ten minutes, then each network's of the day, from the address to the provider. */
function foldCounters({ network }: Arrival): Counter[] {
  const { own, ofTenMinutes, windowMs } = limitTable.bookings;
  const counter = (key: string, most: number, ofMs: number) => ({ key, most, windowMs: ofMs });
  return [
    counter(`bookings of ten minutes ${network}`, ofTenMinutes, 10 * minuteMs),
    ...stepsOf(network).map((step) => counter(`bookings ${step}`, own, windowMs)),
  ];
}

/** Counts bookings in the transaction that stores them. */
export async function admitBookings(
  db: Kysely<Database>,
  bookings: readonly Arriving[],
): Promise<Admitted[]> {
  const [{ at } = { at: "" }] = bookings;
  const parts = bookings.map(({ arrival, isSpam }) => ({
    bytes: arrival ? bytesOf(arrival) : [],
    folds: arrival && !isSpam ? foldCounters(arrival) : [],
  }));
  const counts = await count(
    db,
    parts.flatMap(({ bytes, folds }) => [...bytes, ...folds]),
    at,
  );
  const refused: Counter[] = [];
  const admitted = bookings.map(({ arrival }, index): Admitted => {
    const { bytes = [], folds = [] } = parts[index] ?? {};
    const ofBytes = counts.splice(0, bytes.length);
    const ofFolds = counts.splice(0, folds.length);
    if (!arrival) return { fold: null };
    if (isFull(bytes, ofBytes)) {
      refused.push(...bytes, ...folds);
      return { fold: null, retryMs: windowAt(dayMs, Date.parse(at)).end - Date.parse(at) };
    }
    // The widest network, so that a flood is one row.
    const over = folds.findLastIndex(({ most }, nth) => (ofFolds[nth] ?? 0) > most);
    if (over < 0) return { fold: null };
    const network = stepsOf(arrival.network)[Math.max(0, over - 1)];
    return { fold: `${phoenixDay(new Date(at))}.${network}` };
  });
  await uncount(db, refused, at);
  return admitted;
}
