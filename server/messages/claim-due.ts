import type { Kysely } from "kysely";
import { hourMs, isoAfter, minuteMs } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { type ClaimRequest, type Delivered, type DueMessage, ofChannel } from "./channels.ts";
import { leavesFrom } from "./enqueue.ts";

/** Longer than any delivery takes. After an instance dies, others take over its messages when the claim expires. */
const claimMs = 5 * minuteMs;

/** Between two attempts. */
const maxDelayMs = 6 * hourMs;

/** They take two days. */
const maxAttempts = 16;

/** 1, 2, 4 … minutes after the first failures, not at night if the kind rests then. Undefined after the last one. */
export function nextAttempt(
  { kind, attempts }: Pick<DueMessage, "kind" | "attempts">,
  now: Date,
): string | undefined {
  if (attempts + 1 >= maxAttempts) return undefined;
  const delayMs = Math.min(2 ** attempts * minuteMs, maxDelayMs);
  return leavesFrom(kind, isoAfter(now.toISOString(), delayMs));
}

/**
 * No other instance gets these messages until their claims expire. `nextAt` is when the channel's next unclaimed message
 * is due; null without any.
 */
export async function claimDue(db: Kysely<Database>, { channel, now, limit }: ClaimRequest) {
  const unclaimed = db
    .selectFrom("messages")
    .where("state", "=", "waiting")
    .where(ofChannel[channel])
    .where(({ eb, or }) => or([eb("claimed_until", "is", null), eb("claimed_until", "<=", now)]));
  const due = await unclaimed
    .select(["id", "kind", "attempts", "booking_id", "event_id", "device_id", "text"])
    .select("created_at as createdAt")
    .where("next_at", "<=", now)
    .orderBy("next_at")
    .limit(limit)
    // Instances on one PostgreSQL share the work: each skips what another has locked.
    .$if(engineOf(db) === "postgres", (query) => query.forUpdate().skipLocked())
    .execute();
  const ids = due.map(({ id }) => id);
  if (ids.length > 0)
    await db
      .updateTable("messages")
      .set({ claimed_until: isoAfter(now, claimMs) })
      .where("id", "in", ids)
      .execute();
  const next = await unclaimed
    .select(({ fn }) => fn.min("next_at").as("nextAt"))
    .executeTakeFirst();
  return { due, nextAt: next?.nextAt ?? null };
}

/** Errors hold no personal data. */
export type DeliveryResult =
  | { readonly state: Delivered | "dropped" }
  | { readonly state: "failed" | "withheld"; readonly error: string }
  | { readonly state: "waiting"; readonly error: string; readonly nextAt: string };

export interface Settled {
  readonly id: string;
  readonly at: string;
  readonly result: DeliveryResult;
}

/** A message that is already settled stays as it is. */
export const settleMessage = defineCommand({
  name: "settleMessage",
  kind: "write",
  changes: true,
  async run(db, { id, at, result }: Settled): Promise<void> {
    const { state } = result;
    await db
      .updateTable("messages")
      .set(({ eb }) => ({
        state,
        claimed_until: null,
        ...(state !== "dropped" && state !== "withheld" && { attempts: eb("attempts", "+", 1) }),
        ...((state === "sent" || state === "written") && { sent_at: at }),
        ...("nextAt" in result && { next_at: result.nextAt }),
        error: "error" in result ? result.error : null,
      }))
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .execute();
  },
});
