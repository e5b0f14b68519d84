import fc from "fast-check";
import { expect, test } from "vitest";
import { acceptedBooking, text } from "#server/testing/arbitrary-booking.ts";
import { holds } from "#server/testing/fuzz.ts";
import { fold } from "./fold.ts";
import { explainScore, scoreSpam } from "./score.ts";

/** One character can be spelled out as so many, at most: "ﷺ". */
const spelledOut = 18;

test(
  "whatever was accepted is scored, with signs that quote nothing of it",
  () =>
    holds(
      fc.property(
        fc.record({ booking: acceptedBooking, stampAge: fc.option(fc.nat()), honeypot: text }),
        (submission) => {
          const score = scoreSpam(submission);
          expect(score.points).toBe(score.signs.reduce((sum, { points }) => sum + points, 0));
          expect(explainScore(score)).toMatch(/^\d+ points, 10 are spam: [\w ,()-]*$/);
        },
      ),
    ),
  120_000,
);

test(
  "what the signs look through is bounded by what was accepted",
  () =>
    holds(
      fc.property(text, (any) => {
        expect(fold(any).length).toBeLessThanOrEqual(any.length * spelledOut);
      }),
    ),
  120_000,
);
