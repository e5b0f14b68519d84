import { firstDayWords } from "#content/instant-answer.ts";

export interface FirstDay {
  readonly day: string;
  readonly window: string;
}

const loaded = new Map<string, readonly FirstDay[]>();

/** The next free days of a zip; none without an answer. */
export async function loadFirstDays(zip: string): Promise<readonly FirstDay[]> {
  try {
    const answer = loaded.has(zip) ? undefined : await fetch(`/api/first-days?zip=${zip}`);
    if (answer?.ok && !answer.redirected) loaded.set(zip, [...(await answer.json()).days]);
  } catch {
    // The page says what it says without them.
  }
  return firstDays(zip);
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
