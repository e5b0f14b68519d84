import { randomInt } from "node:crypto";
import fc from "fast-check";
import { expect } from "vitest";

/** Each run has a seed of its own; `FUZZ_SEED=1234` makes all cases of the run that printed it again. */
const { FUZZ_SEED } = process.env;
export const seed = FUZZ_SEED === undefined ? randomInt(2 ** 31) : Number(FUZZ_SEED);

/** Prints what was tried and its seed. */
export const tell = (tried: string): void =>
  console.info(`${expect.getState().currentTestName}: ${tried}, FUZZ_SEED=${seed}`);

/** Tries a property. What breaks it is made as small as it still breaks it, and shown with its seed. */
export async function holds<Cases>(
  property: fc.IProperty<Cases> | fc.IAsyncProperty<Cases>,
  numRuns = 10_000,
): Promise<void> {
  tell(`${numRuns} cases`);
  await fc.assert(property, { numRuns, seed });
}

/** So many values, for tests that need them all at once. */
export const sample = <Value>(values: fc.Arbitrary<Value>, numRuns: number): Value[] =>
  fc.sample(values, { numRuns, seed });

/** Does something with each, with so many at a time as connections would bring. */
export async function inLanes<Item>(items: readonly Item[], use: (item: Item) => Promise<unknown>) {
  const left = items.values();
  const lane = async () => {
    for (const item of left) await use(item);
  };
  await Promise.all(Array.from({ length: 50 }, lane));
}
