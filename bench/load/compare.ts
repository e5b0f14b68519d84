import { type Figure, median } from "#bench/measure.ts";
import type { LoopDelay } from "./loop-delay.ts";

const rounds = 3;

export interface Measured {
  /** How many a second. */
  readonly rate: number;
  /** Milliseconds; none where one does it after the other. */
  readonly latency?: { readonly p50: number; readonly p99: number };
  /** How late the event loop was meanwhile. */
  readonly late?: LoopDelay;
  /** What failed, and how often. */
  readonly failed?: Readonly<Record<string, number>>;
}

export interface Candidate {
  readonly what: string;
  readonly name: string;
  /** What it is measured against, itself a candidate. */
  readonly beside?: Candidate | undefined;
  measure(): Promise<Measured>;
}

const whole = (value: number) => Math.round(value).toLocaleString("en-US");

function failures(results: readonly Measured[]): string {
  const sums = new Map<string, number>();
  for (const { failed = {} } of results)
    for (const [name, count] of Object.entries(failed))
      if (count > 0) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].map(([name, count]) => `${whole(count)} ${name}`).join(", ") || "0 errors";
}

/**
 * Measures candidates in turns, three times each, so that a machine that grows busy is so for all of them. Each line
 * is the median round; the ratio is the median of the rounds' ratios, and errors are those of all rounds.
 */
export async function compare(candidates: readonly Candidate[]): Promise<Figure[]> {
  const results = new Map<Candidate, Measured[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const candidate of candidates)
      results.set(candidate, [...(results.get(candidate) ?? []), await candidate.measure()]);

  function describe({ beside }: Candidate, measured: readonly Measured[]): string {
    const rate = median(measured.map((one) => one.rate));
    const { latency } = measured.find((one) => one.rate === rate) ?? {};
    const late = measured.flatMap((one) => one.late?.most ?? []);
    const base = beside && results.get(beside);
    const ratios = measured.map((one, round) => one.rate / (base?.[round]?.rate ?? Number.NaN));
    const said = [
      `${whole(rate)} a second`,
      beside && `${median(ratios).toFixed(2)} of ${beside.name}`,
      latency && `p50 ${latency.p50.toFixed(1)} ms, p99 ${latency.p99.toFixed(1)} ms`,
      late.length > 0 && `event loop at most ${Math.max(...late)} ms late`,
      latency && failures(measured),
    ];
    return said.filter(Boolean).join("; ");
  }

  return [...results].map(([candidate, measured]) => ({
    what: `${candidate.what}: ${candidate.name}`,
    value: describe(candidate, measured),
  }));
}
