export interface Readers {
  /** How many answers were right. */
  readonly read: number;
  /** What else came, by page. */
  readonly failed: ReadonlyMap<string, number>;
  /** The milliseconds of the longest wait for an answer. */
  readonly longest: number;
  stop(): Promise<void>;
}

async function ask(address: string): Promise<number> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return answer.status;
}

/** Readers who keep requesting pages, one reader for each page. A failed request is not repeated. */
export function readPages(url: string, pages: readonly string[]): Readers {
  const failed = new Map<string, number>();
  let read = 0;
  let longest = 0;
  let stopped = false;

  async function visit(page: string) {
    while (!stopped) {
      const start = performance.now();
      const seen = await ask(url + page).catch(() => "broken");
      longest = Math.max(longest, Math.round(performance.now() - start));
      if (seen === 200) read += 1;
      else failed.set(`${page} ${seen}`, (failed.get(`${page} ${seen}`) ?? 0) + 1);
    }
  }

  const visits = pages.map(visit);
  return {
    get read() {
      return read;
    },
    get longest() {
      return longest;
    },
    failed,
    async stop() {
      stopped = true;
      await Promise.all(visits);
    },
  };
}
