import { randomInt } from "node:crypto";
import fc from "fast-check";
import { expect } from "vitest";

/** `npm run test:faults` has its own seed each time. `TEST_SEED=1234` repeats the cases and kill times of a run. */
const { TEST_SEED } = process.env;
const seed = TEST_SEED === undefined ? randomInt(2 ** 31) : Number(TEST_SEED);

/** Prints what was tried and its seed. */
export const report = (tried: string): void =>
  console.info(`${expect.getState().currentTestName}: ${tried}, TEST_SEED=${seed}`);

/** Tests a property. A counterexample is shrunk and shown with its seed. */
export async function holds<Cases>(
  property: fc.IProperty<Cases> | fc.IAsyncProperty<Cases>,
  numRuns = 10_000,
): Promise<void> {
  report(`${numRuns} cases`);
  await fc.assert(property, { numRuns, seed });
}

/** Generates `count` values, for tests that need all of them in advance. */
export const sample = <Value>(values: fc.Arbitrary<Value>, numRuns: number): Value[] =>
  fc.sample(values, { numRuns, seed });

/** Prints the seed and returns `count` random integers from 0 to `max`. */
export function randomIntegers(count: number, max: number): number[] {
  report(`${count} random moments`);
  return sample(fc.noBias(fc.nat(max)), count);
}

/** Runs `use` for each item, a few at a time, as connections would. */
export async function inLanes<Item>(items: readonly Item[], use: (item: Item) => Promise<unknown>) {
  const left = items.values();
  const lane = async () => {
    for (const item of left) await use(item);
  };
  await Promise.all(Array.from({ length: 50 }, lane));
}
