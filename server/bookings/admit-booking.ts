import type { FastifyReply } from "fastify";
import { phoenixDay } from "#domain/dates.ts";
import { seriesId } from "#domain/spam/series.ts";
import { type Limits, type Over, stepsOf, tooManyRequests } from "#server/limits/limits.ts";

/** Rows, indexes, history and messages of a booking take about this much, beside three times what was sent. */
const bytesOfEach = 4000;

export interface NewSeries {
  readonly id: string;
  /** How the network of each of its bookings begins; null if all together are over a limit. */
  readonly network: string | null;
}

interface Arriving {
  readonly network: string | null;
  readonly sentBytes: number;
  readonly isSpam: boolean;
  readonly at: Date;
}

/**
 * Spends a booking's allowances. Spam uses up nothing of what honest bookings share.
 * @returns the series that it is set aside with, if its network or all together are over a limit
 * @throws Problem `rate-limited` when its own network is over its own
 */
export async function admitBooking(
  limits: Limits,
  { network, sentBytes, isSpam, at }: Arriving,
  reply: FastifyReply,
): Promise<NewSeries | null> {
  if (network === null) return null;
  const whose = stepsOf(network);
  const kinds = isSpam ? (["spam"] as const) : (["bookings", "leads", "leadsOfDay"] as const);
  const overs = await limits.spend([
    ...kinds.map((of) => ({ of, whose })),
    { of: "bytes", whose, amount: bytesOfEach + 3 * sentBytes },
  ]);
  const isCommon = ({ step }: Over) => step === whose.length;
  const refusing = overs.find((over) => {
    if (over.of === "bytes") return !isCommon(over);
    return over.step === 0 && (over.of === "bookings" || over.of === "spam");
  });
  if (refusing) throw tooManyRequests(reply, refusing.waitMs);
  const over = overs.find((one) => !isCommon(one)) ?? overs[0];
  if (!over || isSpam) return null;
  if (isCommon(over)) return { id: seriesId(phoenixDay(at), null), network: null };
  // Else the network would have leads again with every window.
  limits.useUp("leadsOfDay", whose.slice(over.step));
  const from = whose[over.step] ?? null;
  return { id: seriesId(phoenixDay(at), from), network: from };
}
