import { signsOfFields } from "./signs-of-fields.ts";
import { signsOfLinks } from "./signs-of-links.ts";
import { signsOfSending } from "./signs-of-sending.ts";
import { signsOfWords } from "./signs-of-words.ts";
import type { Sign, Submission } from "./submission.ts";

/** A booking with this many points is set aside as spam: one plain proof, or several signs together. */
export const spamThreshold = 10;

export interface SpamScore {
  readonly points: number;
  /** Heaviest first. */
  readonly signs: readonly Sign[];
}

/** How much a booking looks like spam. No score rejects it: the owner sees what was set aside, and why. */
export function scoreSpam(submission: Submission): SpamScore {
  const signs = [signsOfSending, signsOfLinks, signsOfWords, signsOfFields]
    .flatMap((look) => look(submission))
    .sort((one, other) => other.points - one.points);
  return { points: signs.reduce((sum, sign) => sum + sign.points, 0), signs };
}

export const isSpam = ({ points }: SpamScore): boolean => points >= spamThreshold;

/** For the owner: "12 points, 10 are spam: the hidden field was filled in (10), no time stamp (2)". */
export const explainScore = ({ points, signs }: SpamScore): string =>
  `${points} points, ${spamThreshold} are spam: ${signs.map((sign) => `${sign.words} (${sign.points})`).join(", ")}`;
