import { expect, test } from "vitest";
import { explainScore, isSpam, scoreSpam, spamThreshold } from "./score.ts";
import { readSample, type Sample } from "./testing/read-sample.ts";
import { honest, spam, unseenHonest, unseenSpam } from "./testing/samples.ts";

/** Measured with today's signs. A change may miss fewer, not more. */
const mostMissed = 13;
const mostUnseenMissed = 5;
/** The highest score of an honest sample that the signs were tuned with. */
const farBelow = spamThreshold - 3;

const scored = (samples: readonly Sample[]) =>
  samples.map((sample) => ({ sample, score: scoreSpam(readSample(sample)) }));
const told = (samples: ReturnType<typeof scored>) =>
  samples.map(({ sample, score }) => `${sample}\n  ${explainScore(score)}`);

/** Prints how the signs did. @returns the honest samples they marked as spam, and the spam they missed */
function judge(name: string, { good, bad }: Record<"good" | "bad", readonly Sample[]>) {
  const taken = scored(good).filter(({ score }) => isSpam(score));
  const missed = scored(bad).filter(({ score }) => !isSpam(score));
  const spamWords = `${bad.length} spam, ${missed.length} missed`;
  console.info(`${name}: ${good.length} honest, ${taken.length} taken for spam; ${spamWords}`);
  return { taken: told(taken), missed: told(missed) };
}

test("no honest sample is marked as spam, and few spam samples are missed", () => {
  expect(honest.length).toBeGreaterThanOrEqual(100);
  expect(honest.length + spam.length).toBeGreaterThanOrEqual(200);
  const { taken, missed } = judge("Samples", { good: honest, bad: spam });
  expect(taken).toEqual([]);
  expect(missed.slice(mostMissed)).toEqual([]);
});

test("no honest sample is marked as spam among those the rules were not tuned on", () => {
  const { taken, missed } = judge("Unseen", { good: unseenHonest, bad: unseenSpam });
  expect(taken).toEqual([]);
  expect(missed.slice(mostUnseenMissed)).toEqual([]);
});

test("awkward honest samples score far below the limit, and no sample is listed twice", () => {
  expect(told(scored(honest).filter(({ score }) => score.points > farBelow))).toEqual([]);
  const samples = [...honest, ...spam, ...unseenHonest, ...unseenSpam];
  expect(new Set(samples).size).toBe(samples.length);
});
