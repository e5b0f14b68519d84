import { firstDayWords } from "#content/instant-answer.ts";

export interface FirstDay {
  readonly day: string;
  readonly window: string;
}

const loaded = new Map<string, readonly FirstDay[]>();

/** The next free days of a zip, or of a neighborhood by its slug; none without an answer. */
export async function loadFirstDays(
  of: string,
  by: "area" | "zip" = "zip",
): Promise<readonly FirstDay[]> {
  try {
    const answer = loaded.has(of) ? undefined : await fetch(`/api/first-days?${by}=${of}`);
    if (answer?.ok && !answer.redirected) loaded.set(of, [...(await answer.json()).days]);
  } catch {
    // The page says what it says without them.
  }
  return firstDays(of);
}

/** As far as they are loaded. */
export const firstDays = (zip: string): readonly FirstDay[] => loaded.get(zip) ?? [];

/** "Mon, Nov 30". */
export const dayWords = ({ day }: FirstDay): string =>
  new Date(day).toLocaleDateString("en-US", {
    timeZone: "UTC",
    weekday: "short",
    month: "short",
    day: "numeric",
  });

/** "Next free mornings: Mon, Nov 30 and Thu, Dec 3."; empty without any. */
export function firstDaysLine(days: readonly FirstDay[]): string {
  const next = days.slice(0, 2);
  const { mornings, others, and } = firstDayWords;
  const start = next.every(({ window }) => window === "morning") ? mornings : others;
  return next.length > 0 ? `${start}: ${next.map(dayWords).join(and)}.` : "";
}
