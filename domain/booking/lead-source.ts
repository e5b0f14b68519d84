/** What an address and the browser say about where a visitor came from, by the names of the API. */
const sourceNames = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "referrer",
] as const;

export type LeadSource = Readonly<Record<(typeof sourceNames)[number], string | null>>;

const maxLength = 100;

/** Of a query, "utm_source=mail&referrer=example.com"; null where it says nothing. */
export function readLeadSource(query: string): string | null {
  const given = new URLSearchParams(query);
  const kept = sourceNames.flatMap((name) => {
    const value = given
      .get(name)
      ?.replace(/[\p{Cc}\p{Cf}]/gu, "")
      .trim()
      .slice(0, maxLength);
    return value ? [[name, value]] : [];
  });
  return kept.length > 0 ? `${new URLSearchParams(kept)}` : null;
}

export function leadSourceOf(stored: string | null): LeadSource {
  const of = (name: string) => new URLSearchParams(stored ?? "").get(name);
  return {
    utm_source: of("utm_source"),
    utm_medium: of("utm_medium"),
    utm_campaign: of("utm_campaign"),
    utm_term: of("utm_term"),
    utm_content: of("utm_content"),
    referrer: of("referrer"),
  };
}

/** "mail", else "example.com"; undefined where nothing is known. */
export const leadSourceName = ({ utm_source, referrer }: LeadSource): string | null =>
  utm_source ?? referrer;
