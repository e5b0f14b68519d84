import { formatInteger, median, progress, type Rows } from "#bench/measure.ts";

export interface Measured {
  /** How many a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly latency?: { readonly p50: number; readonly p99: number };
  /** What failed, and how often. */
  readonly failed?: Readonly<Record<string, number>>;
}

export interface Candidate {
  readonly what: string;
  readonly name: string;
  /** Another candidate to compare it with. */
  readonly beside?: Candidate;
  measure(): Promise<Measured>;
}

/** Empty without a failure. */
function failures(results: readonly Measured[]): string {
  const sums = new Map<string, number>();
  for (const { failed = {} } of results)
    for (const [name, count] of Object.entries(failed))
      if (count > 0) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].map(([name, count]) => `${formatInteger(count)} ${name}`).join(", ");
}

function describe(
  { beside }: Candidate,
  measured: readonly Measured[],
  base: readonly Measured[] = [],
): string {
  const rate = median(measured.map((one) => one.rate));
  const { latency } = measured.find((one) => one.rate === rate) ?? {};
  const ratios = measured.map((one, round) => one.rate / (base[round]?.rate ?? Number.NaN));
  const parts = [
    `${formatInteger(rate)} a second`,
    beside && `${median(ratios).toFixed(2)} of ${beside.name}`,
    latency && `p50 ${latency.p50.toFixed(1)} ms, p99 ${latency.p99.toFixed(1)} ms`,
    failures(measured),
  ];
  return parts.filter(Boolean).join("; ");
}

/**
 * Measures candidates in turns, so that a machine that becomes busy slows all of them down. Each line is the median
 * round; the ratio is the median of the rounds' ratios, and errors are those of all rounds.
 */
export async function compare(candidates: readonly Candidate[], rounds: number): Promise<Rows> {
  const results = new Map<Candidate, Measured[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const candidate of candidates) {
      progress(`round ${round + 1} of ${rounds}, ${candidate.what}: ${candidate.name}`);
      results.set(candidate, [...(results.get(candidate) ?? []), await candidate.measure()]);
    }
  return [...results].map(([candidate, measured]) => [
    `${candidate.what}: ${candidate.name}`,
    describe(candidate, measured, candidate.beside && results.get(candidate.beside)),
  ]);
}
