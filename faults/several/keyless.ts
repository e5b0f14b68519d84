import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { validBooking } from "#server/testing/bookings.ts";

/** Milliseconds before the next booking after a failed one. */
const afterFailure = 20;

const answer = z.object({ id: z.string() });

export interface Keyless {
  /** The ids of the bookings that were answered with 201, by the names they were made under. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** All names that were sent. */
  readonly sent: ReadonlySet<string>;
  /** What else was seen and how often: a status, or "broken". */
  readonly seen: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/**
 * Programs that book without an Idempotency-Key, and never retry: no proxy may resend their requests either.
 * @param prefix what their names begin with
 */
export function sendKeyless(
  url: string,
  { count, prefix }: { readonly count: number; readonly prefix: string },
): Keyless {
  const acknowledged = new Map<string, string>();
  const sent = new Set<string>();
  const seen = new Map<string, number>();
  let stopped = false;

  async function bookOnce(name: string): Promise<string | undefined> {
    const response = await fetch(`${url}/api/bookings`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...validBooking, firstName: name, email: `${name}@example.com` }),
    });
    if (response.status !== 201) return String(response.status);
    acknowledged.set(name, answer.parse(await response.json()).id);
    return undefined;
  }

  async function visit(visitor: number) {
    for (let turn = 0; !stopped; turn += 1) {
      const name = `${prefix}-${visitor}-${turn}`;
      sent.add(name);
      const failed = await bookOnce(name).catch(() => "broken");
      if (failed === undefined) continue;
      seen.set(failed, (seen.get(failed) ?? 0) + 1);
      await wait(afterFailure);
    }
  }

  const visits = Array.from({ length: count }, (_, visitor) => visit(visitor));
  return {
    acknowledged,
    sent,
    seen,
    async stop() {
      stopped = true;
      await Promise.all(visits);
    },
  };
}
