import { fold } from "#domain/typed/fold.ts";
import { knownPhrases } from "./phrases.ts";
import { signsOfFields, signsOfLinks } from "./signs-of-fields.ts";
import type { Sign, Submission } from "./submission.ts";

/** A booking with this many points is set aside as spam: one clear proof, or several signs together. */
export const spamThreshold = 9;

export interface SpamScore {
  readonly points: number;
  /** Heaviest first. */
  readonly signs: readonly Sign[];
}

const signsOfSending = ({ honeypot }: Submission): Sign[] =>
  honeypot.trim() ? [{ words: "the hidden field was filled in", points: 10 }] : [];

/** Phrases of unsolicited letters, by topic. Each phrase counts once. */
function signsOfWords({ booking }: Submission): Sign[] {
  const { firstName, lastName, address, city, serviceDate, specialRequests } = booking;
  const parts = [`${firstName} ${lastName}`, address, city, serviceDate, specialRequests];
  const text = parts.map((part) => fold(part ?? "")).join("\n");
  const points = new Map<string, number>();
  for (const { about, points: more, pattern } of knownPhrases)
    if (pattern.test(text)) points.set(about, (points.get(about) ?? 0) + more);
  return [...points].map(([about, sum]) => ({ words: `words about ${about}`, points: sum }));
}

/** How much a booking looks like spam. No score rejects it: the owner sees what was set aside, and why. */
export function scoreSpam(submission: Submission): SpamScore {
  const signs = [signsOfSending, signsOfLinks, signsOfWords, signsOfFields]
    .flatMap((look) => look(submission))
    .sort((one, other) => other.points - one.points);
  return { points: signs.reduce((sum, sign) => sum + sign.points, 0), signs };
}

export const isSpam = ({ points }: SpamScore): boolean => points >= spamThreshold;

/** For the owner: "13 points, 9 are spam: the hidden field was filled in (10), no zip of Arizona (3)". */
export const explainScore = ({ points, signs }: SpamScore): string =>
  `${points} points, ${spamThreshold} are spam: ${signs.map((sign) => `${sign.words} (${sign.points})`).join(", ")}`;
