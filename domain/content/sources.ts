import type { AreaText, Insight, LocalFact } from "#content/area-schemas.ts";
import { publishers } from "#content/publishers.ts";

interface Sourced {
  readonly source?: string;
}

/** Something with the number of its source in the list at the end of the page. */
export interface Cited {
  readonly note?: number;
}

export const factOf = (insight: Insight): LocalFact =>
  typeof insight === "string" ? { text: insight } : insight;

/** Numbers sources from 1, each once, in the order in which they are asked for. */
export function sourceList() {
  const sources: string[] = [];
  const noteOf = (source: string): number => {
    if (!sources.includes(source)) sources.push(source);
    return sources.indexOf(source) + 1;
  };
  const cite = <T extends Sourced>(fact: T): T & Cited =>
    fact.source === undefined ? fact : { ...fact, note: noteOf(fact.source) };
  return { sources, noteOf, cite };
}

/** A neighborhood's words with their source numbers, and the numbered sources. */
export function citeArea(text: AreaText) {
  const { sources, cite } = sourceList();
  const { insights } = text;
  const cited = {
    ...text,
    yards: text.yards.map(cite),
    place: text.place?.map(cite),
    seasons: text.seasons?.map(cite),
    ...(insights && {
      insights: {
        uniqueFeatures: insights.uniqueFeatures,
        localInsights: cite(factOf(insights.localInsights)),
        seasonalChallenges: cite(factOf(insights.seasonalChallenges)),
        communityHighlights: cite(factOf(insights.communityHighlights)),
        serviceFrequency: cite(factOf(insights.serviceFrequency)),
      },
    }),
    questions: text.questions.map(cite),
  };
  return { text: cited, sources };
}

/** "City of Scottsdale"; undefined for a publisher that is not listed. */
export function publisherOf(source: string): string | undefined {
  const { hostname, pathname } = new URL(source);
  const host = hostname.replace(/^www\d?\./, "");
  return publishers[`${host}/${pathname.split("/")[1] ?? ""}`] ?? publishers[host];
}

/** "scottsdaleaz.gov/parks/dog-parks": an address as the list of sources shows it. */
export const sourceLabel = (source: string): string =>
  decodeURI(source)
    .replace(/^https:\/\/(www\.)?/, "")
    .replace(/\/$/, "");
