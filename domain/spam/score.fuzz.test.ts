import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "#domain/typed/fold.ts";
import { amount } from "#faults/amount.ts";
import { acceptedBooking, text } from "#server/testing/arbitrary-booking.ts";
import { holds } from "#server/testing/fuzz.ts";
import { explainScore, scoreSpam } from "./score.ts";

const cases = amount({ short: 2000, full: 10_000 });

/** The most characters that folding makes of one: "ﷺ". */
const spelledOut = 18;

test(
  "any accepted booking gets a score, and its signs quote nothing from it",
  () =>
    holds(
      fc.property(fc.record({ booking: acceptedBooking, honeypot: text }), (submission) => {
        const score = scoreSpam(submission);
        expect(score.points).toBe(score.signs.reduce((sum, { points }) => sum + points, 0));
        expect(explainScore(score)).toMatch(/^\d+ points, 9 are spam: [\w ,()-]*$/);
      }),
      cases,
    ),
  120_000,
);

test(
  "the length of the text to check is bounded by the length of the input",
  () =>
    holds(
      fc.property(text, (any) => {
        expect(fold(any).length).toBeLessThanOrEqual(any.length * spelledOut);
      }),
      cases,
    ),
  120_000,
);
