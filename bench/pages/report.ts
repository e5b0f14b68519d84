import { type Figure, median } from "#bench/measure.ts";
import { table } from "#bench/write-report.ts";
import { categories, type Paints, type Visit } from "./lighthouse.ts";

/** All runs of one page. */
export interface PageRuns {
  readonly name: string;
  readonly path: string;
  readonly visits: readonly Visit[];
  /** With applied throttling, in turns with the bare page. */
  readonly throttled: readonly Paints[];
  readonly bare: readonly Paints[];
}

const whole = (value: number) => Math.round(value).toLocaleString("en-US");

const middle = <Run>(runs: readonly Run[], read: (run: Run) => number) => median(runs.map(read));

const missedOf = ({ visits }: PageRuns) => [...new Set(visits.flatMap(({ missed }) => missed))];

function visitRow(page: PageRuns): string[] {
  const of = (read: (visit: Visit) => number) => middle(page.visits, read);
  const slow = of((visit) => visit.longestTaskSlow);
  return [
    page.name,
    categories.map((_, index) => of(({ scores }) => scores[index] ?? 0)).join(" "),
    whole(of((visit) => visit.firstPaint)),
    whole(of((visit) => visit.largestPaint)),
    of((visit) => visit.shift).toFixed(3),
    whole(of((visit) => visit.blocked)),
    whole(of((visit) => visit.longestTask)),
    slow === 0 ? "under 50" : whole(slow),
    whole(of((visit) => visit.bytes)),
    whole(of((visit) => visit.requests)),
    missedOf(page).join(", "),
  ];
}

const visitHead = [
  "page",
  "scores",
  "first paint, ms",
  "largest paint, ms",
  "shift",
  "blocked, ms",
  "longest task here, ms",
  "at a quarter of the speed, ms",
  "bytes",
  "requests",
  "audits not passed",
];

const ratio = (page: PageRuns, read: (paints: Paints) => number) =>
  middle(page.throttled, read) / middle(page.bare, read);

function paintRow(page: PageRuns): string[] {
  const first = (paints: Paints) => paints.firstPaint;
  const largest = (paints: Paints) => paints.largestPaint;
  return [
    page.name,
    ...[first, largest].flatMap((read) => [
      whole(middle(page.throttled, read)),
      whole(middle(page.bare, read)),
      ratio(page, read).toFixed(2),
    ]),
  ];
}

const paintHead = [
  "page",
  "first paint, ms",
  "bare page",
  "ratio",
  "largest paint, ms",
  "bare page",
  "ratio",
];

/** The pages' part of the report. @param conditions lines that say how it was measured */
export const pagesReport = (pages: readonly PageRuns[], conditions: readonly string[]): string =>
  [
    ...conditions,
    "",
    table([visitHead, ...pages.map(visitRow)]),
    "",
    "Applied throttling, in turns with the bare page:",
    "",
    table([paintHead, ...pages.map(paintRow)]),
  ].join("\n");

/** The same for the screen, where a line holds less. */
export const pageFigures = (pages: readonly PageRuns[]): Figure[] =>
  pages.flatMap((page) => {
    const [, scores, first, largest, shift, blocked, task, slow, bytes, requests, missed] =
      visitRow(page);
    const [, ...paints] = paintRow(page);
    return [
      {
        what: `Lighthouse mobile ${page.path}`,
        value:
          `${scores}; first paint ${first} ms, largest ${largest} ms, shift ${shift}, blocked ${blocked} ms, ` +
          `longest task ${task} ms (4 times slower: ${slow}); ${bytes} bytes, ${requests} requests` +
          (missed ? `; missed: ${missed}` : ""),
        goal: "100 100 100 100, shift 0",
      },
      {
        what: `Throttled ${page.path}`,
        value: `first paint ${paints[0]} ms, bare ${paints[1]}: ${paints[2]}; largest ${paints[3]} ms, bare ${paints[4]}: ${paints[5]}`,
        goal: "1.3 times the bare page",
      },
    ];
  });
