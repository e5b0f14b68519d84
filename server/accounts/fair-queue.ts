import { Problem } from "#server/http/problems.ts";

interface Limits {
  readonly slots: number;
  readonly cooldownMs: number;
  /** Beyond this, the last request of the longest line is rejected with "overloaded". */
  readonly maxWaiting: number;
}

/** While all slots are taken, groups take turns: one with thousands of requests does not hold up the others. */
export function fairQueue({ slots, cooldownMs, maxWaiting }: Limits) {
  let free = slots;
  const lines = new Map<string, PromiseWithResolvers<void>[]>();

  function startNext(): void {
    // A group with more requests is put back at the end, where this loop meets it again.
    for (const [group, [first, ...rest]] of lines) {
      if (free === 0) return;
      lines.delete(group);
      if (rest.length > 0) lines.set(group, rest);
      free -= 1;
      first?.resolve();
    }
  }

  function release(): void {
    free += 1;
    startNext();
  }

  function makeRoomFor(group: string): void {
    const all = [...lines.values()];
    if (all.flat().length < maxWaiting) return;
    const longest = all.reduce((one, other) => (other.length > one.length ? other : one));
    const own = lines.get(group)?.length ?? 0;
    if (longest.length <= own + 1) throw new Problem("overloaded");
    longest.pop()?.reject(new Problem("overloaded"));
  }

  return async function takeTurn<Result>(
    group: string,
    work: () => Promise<Result>,
    usesUpSlot: (result: Result) => boolean,
  ): Promise<Result> {
    makeRoomFor(group);
    const turn = Promise.withResolvers<void>();
    lines.set(group, [...(lines.get(group) ?? []), turn]);
    startNext();
    await turn.promise;
    let isUsedUp = false;
    try {
      const result = await work();
      isUsedUp = usesUpSlot(result);
      return result;
    } finally {
      if (isUsedUp) setTimeout(release, cooldownMs).unref();
      else release();
    }
  };
}
