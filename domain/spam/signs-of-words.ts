import { fold } from "./fold.ts";
import { knownPhrases } from "./phrases.ts";
import type { Sign, Submission } from "./submission.ts";

/** Phrases of unsolicited letters, by topic. Each phrase counts once. */
export function signsOfWords({ booking }: Submission): Sign[] {
  const { firstName, lastName, address, city, serviceDate, specialRequests } = booking;
  const parts = [`${firstName} ${lastName}`, address, city, serviceDate, specialRequests];
  const text = parts.map((part) => fold(part ?? "")).join("\n");
  const points = new Map<string, number>();
  for (const { about, points: more, pattern } of knownPhrases)
    if (pattern.test(text)) points.set(about, (points.get(about) ?? 0) + more);
  return [...points].map(([about, sum]) => ({ words: `words about ${about}`, points: sum }));
}
