import * as z from "zod/mini";
import { dayMs } from "#domain/dates.ts";

const keptList = z.object({
  /** When it was loaded. */
  at: z.iso.datetime(),
  /** Who loaded it. */
  user: z.string(),
  leads: z.array(
    z.object({
      name: z.string(),
      area: z.string(),
      phone: z.string(),
      /** The phone as a link; null if it cannot be dialed. */
      call: z.nullable(z.string()),
    }),
  ),
  /** Of today and tomorrow, booked and without an outcome. */
  visits: z.array(
    z.object({
      bookingId: z.string(),
      sequence: z.int(),
      day: z.iso.date(),
      /** "7–11 AM" */
      hours: z.string(),
      name: z.string(),
      street: z.string(),
      dogs: z.string(),
      /** What the customer asked for. */
      words: z.string(),
    }),
  ),
});
export type KeptList = z.output<typeof keptList>;

const cacheName = "inbox-list";
const address = "/inbox-list.json";
const keptForMs = dayMs;

/** One after the other, so that nothing is written after a wipe. */
let last: Promise<unknown> = Promise.resolve();
function next<Result>(job: () => Promise<Result>): Promise<Result> {
  const result = last.then(job, job);
  last = result.catch(() => {});
  return result;
}

/** Browsers offer caches, and service workers, on https and localhost only. */
const canKeep = () => "caches" in globalThis;

export const keepList = (list: KeptList): Promise<void> =>
  next(async () => {
    if (!canKeep()) return;
    const cache = await caches.open(cacheName);
    // `Response.json` is newer than the browsers of some.
    await cache.put(address, new Response(JSON.stringify(list)));
  });

export const forgetList = (): Promise<void> =>
  next(async () => {
    if (canKeep()) await caches.delete(cacheName);
  });

/** The list as it was last loaded. Wipes one that is a day old. */
export async function readList(now: Date): Promise<KeptList | undefined> {
  if (!canKeep()) return undefined;
  const stored = await caches.match(address, { cacheName });
  if (!stored) return undefined;
  const { data } = keptList.safeParse(await stored.json().catch(() => undefined));
  const age = data ? now.getTime() - Date.parse(data.at) : Number.POSITIVE_INFINITY;
  if (Math.abs(age) < keptForMs) return data;
  await forgetList();
  return undefined;
}
