export interface FirstDay {
  readonly day: string;
  readonly window: string;
}

export interface FirstDays {
  readonly days: readonly FirstDay[];
  /** "Next free mornings: Mon, Nov 30 and Thu, Dec 3."; none without days. */
  readonly line?: string | undefined;
}

const loaded = new Map<string, FirstDays>();

/** The next free days of a zip; none without an answer. */
export async function loadFirstDays(zip: string): Promise<FirstDays> {
  try {
    const answer = loaded.has(zip) ? undefined : await fetch(`/api/first-days?zip=${zip}`);
    if (answer?.ok && !answer.redirected) {
      const { days, line } = await answer.json();
      loaded.set(zip, { days: [...days], line });
    }
  } catch {
    // The page says what it says without them.
  }
  return firstDays(zip);
}

/** As far as they are loaded. */
export const firstDays = (zip: string): FirstDays => loaded.get(zip) ?? { days: [] };

/** "Mon, Nov 30". */
export const dayWords = ({ day }: FirstDay): string =>
  new Date(day).toLocaleDateString("en-US", {
    timeZone: "UTC",
    weekday: "short",
    month: "short",
    day: "numeric",
  });
