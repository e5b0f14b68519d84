import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { type Channel, ofChannel } from "./channels.ts";
import { longestTries, waitAfter } from "./next-try.ts";

/** The clocks of two instances differ by less, in milliseconds. */
const difference = 5 * 60_000;

/**
 * Lets go of a channel's waits and claims that end later than any can: they were written before the clock was set back, and mails
 * would lie until it has caught up.
 * @param claim for how many milliseconds a message is claimed at most
 */
export async function followClock(
  db: Kysely<Database>,
  {
    channel,
    now,
    claim,
  }: { readonly channel: Channel; readonly now: string; readonly claim: number },
): Promise<void> {
  const ahead = (wait: number) => new Date(Date.parse(now) + wait + difference).toISOString();
  const tries = Array.from({ length: longestTries + 1 }, (_, failed) => failed);
  await db
    .updateTable("messages")
    .set({ next_at: now })
    .where("state", "=", "waiting")
    .where("kind", ...ofChannel(channel))
    .where("next_at", ">", ahead(0))
    .where(({ eb, and, or }) =>
      or(
        tries.map((failed) =>
          and([
            eb("attempts", failed === longestTries ? ">=" : "=", failed),
            eb("next_at", ">", ahead(waitAfter(failed))),
          ]),
        ),
      ),
    )
    .execute();
  await db
    .updateTable("messages")
    .set({ claimed_until: null })
    .where("state", "=", "waiting")
    .where("kind", ...ofChannel(channel))
    .where("claimed_until", ">", ahead(claim))
    .execute();
}
