import { Problem } from "#server/problems.ts";

interface Waiting {
  start(): void;
  refuse(): void;
}

/**
 * Gives turns to strangers fairly: while all places are taken, groups of them wait in lines and take turns, so that one
 * that sends thousands does not keep another waiting.
 * @param mostWaiting beyond it the longest line loses its last
 */
export function fairTurns({
  places,
  restMs,
  mostWaiting,
}: {
  readonly places: number;
  /** For how long a place that was used up stays empty. */
  readonly restMs: number;
  readonly mostWaiting: number;
}) {
  let free = places;
  let waitingCount = 0;
  /** By group, in the order of their turns. */
  const lines = new Map<string, Waiting[]>();

  function next(): void {
    while (free > 0) {
      const [group, line] = lines.entries().next().value ?? [];
      if (group === undefined || !line) return;
      const [first, ...others] = line;
      lines.delete(group);
      if (others.length > 0) lines.set(group, others);
      waitingCount -= 1;
      free -= 1;
      first?.start();
    }
  }

  function giveBack(): void {
    free += 1;
    next();
  }

  /** Makes room for one more of a group; false when no line is longer than the group's own. */
  function makeRoom(group: string): boolean {
    if (waitingCount < mostWaiting) return true;
    const longest = [...lines.values()].reduce((one, other) =>
      other.length > one.length ? other : one,
    );
    if (longest.length <= (lines.get(group)?.length ?? 0) + 1) return false;
    longest.pop()?.refuse();
    waitingCount -= 1;
    return true;
  }

  async function enter(group: string): Promise<void> {
    if (!makeRoom(group)) throw new Problem("overloaded");
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const refuse = () => reject(new Problem("overloaded"));
    lines.set(group, [...(lines.get(group) ?? []), { start: resolve, refuse }]);
    waitingCount += 1;
    next();
    await promise;
  }

  /**
   * Does the work when it is the group's turn. What uses its place up leaves it empty for a while.
   * @throws Problem "overloaded" when too many wait
   */
  return async function takeTurn<Result>(
    group: string,
    work: () => Promise<Result>,
    usesUp: (result: Result) => boolean,
  ): Promise<Result> {
    await enter(group);
    let isUsedUp = false;
    try {
      const result = await work();
      isUsedUp = usesUp(result);
      return result;
    } finally {
      if (isUsedUp) setTimeout(giveBack, restMs).unref();
      else giveBack();
    }
  };
}
