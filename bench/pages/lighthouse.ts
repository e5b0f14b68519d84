import lighthouse, { type Flags, type Result } from "lighthouse";

export const categories = ["performance", "accessibility", "best-practices", "seo"];

/** What Lighthouse says of one first visit by a phone. Times are milliseconds. */
export interface Visit {
  /** Of the categories, in their order, 0 to 100. */
  readonly scores: readonly number[];
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  readonly blocked: number;
  /** The longest task of the main thread as it took on this machine. */
  readonly longestTask: number;
  /** The same at a quarter of the speed, as Lighthouse simulates it; 0 when none reaches 50 ms. */
  readonly longestTaskSlow: number;
  /** Of all answers, headers included. */
  readonly bytes: number;
  readonly requests: number;
  /** The audits that were not passed. */
  readonly missed: readonly string[];
}

export type Paints = Pick<Visit, "firstPaint" | "largestPaint">;

/** How long nothing may happen until a visit is over; Lighthouse waits five times as long where it slows down. */
const rest = {
  pauseAfterFcpMs: 1000,
  pauseAfterLoadMs: 1000,
  networkQuietThresholdMs: 1000,
  cpuQuietThresholdMs: 1000,
};

async function run(url: string, port: number, flags: Flags): Promise<Result> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", ...flags });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return result.lhr;
}

const number = ({ audits }: Result, audit: string) => audits[audit]?.numericValue ?? Number.NaN;

const items = ({ audits }: Result, audit: string) => {
  const details = audits[audit]?.details;
  return details?.type === "table" ? details.items : [];
};

const longest = (result: Result, audit: string) =>
  Math.max(0, ...items(result, audit).map(({ duration }) => Number(duration)));

const paints = (result: Result): Paints => ({
  firstPaint: number(result, "first-contentful-paint"),
  largestPaint: number(result, "largest-contentful-paint"),
});

/** A first visit with Lighthouse's own simulation of a phone; an answer with 404 is a page like another. */
export async function visit(url: string, port: number): Promise<Visit> {
  const result = await run(url, port, { ignoreStatusCode: true });
  const total = items(result, "resource-summary").find((item) => item["resourceType"] === "total");
  return {
    ...paints(result),
    scores: categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
    shift: number(result, "cumulative-layout-shift"),
    blocked: number(result, "total-blocking-time"),
    longestTask: longest(result, "main-thread-tasks"),
    longestTaskSlow: longest(result, "long-tasks"),
    bytes: Number(total?.["transferSize"]),
    requests: Number(total?.["requestCount"]),
    missed: Object.values(result.audits)
      .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary")
      .map(({ id }) => id),
  };
}

/** The paints of a first visit with applied (DevTools) throttling: nothing is simulated. */
export async function visitThrottled(url: string, port: number): Promise<Paints> {
  const onlyAudits = ["first-contentful-paint", "largest-contentful-paint"];
  const flags: Flags = { throttlingMethod: "devtools", ignoreStatusCode: true, onlyAudits };
  return paints(await run(url, port, { ...flags, ...rest }));
}
