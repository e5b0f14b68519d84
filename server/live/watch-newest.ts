import type { Store } from "#server/db/store.ts";

/**
 * Notices a booking that another instance stored but was killed before it could tell of: asks for the newest one now
 * and then, and whether it was heard of.
 * @param newest the id of the newest booking
 * @param every milliseconds between two looks
 * @param missed called when the newest booking has come unheard
 * @returns what ends it
 */
export function watchNewest({
  newest,
  onChange,
  every,
  missed,
}: {
  readonly newest: () => Promise<string | undefined>;
  readonly onChange: Store["onChange"];
  readonly every: number;
  readonly missed: () => void;
}): () => void {
  let heard = new Set<string | null>();
  const unsubscribe = onChange((bookingId) => heard.add(bookingId));

  // While the database is away nothing comes in, and who listens to it looks again by itself afterwards.
  let known = newest().catch(() => undefined);
  async function look(before: string | undefined) {
    const earlier = heard;
    heard = new Set();
    const id = await newest().catch(() => before);
    // What is told while the question is under way is heard as well.
    if (id !== before && id !== undefined && !earlier.has(id) && !heard.has(id)) missed();
    return id;
  }

  const timer = setInterval(() => {
    known = known.then(look);
  }, every);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}
