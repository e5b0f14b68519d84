import { type Group, groups } from "#domain/tasks/rank.ts";
import { lawn, ridgeFar, ridgeNear } from "#ui/drawings/drawing.ts";
import { SaguaroArt } from "#ui/drawings/saguaro.tsx";
import SunArt from "#ui/drawings/sun.svg?art";

const names: Readonly<Record<Group, string>> = {
  now: "Now",
  calls: "Calls",
  followUps: "Follow-ups",
  visits: "Visits",
};

/** How many of each part there are; a press jumps there. */
export const Counts = ({ counts }: { readonly counts: Readonly<Record<Group, number>> }) => (
  <nav
    aria-label="Parts of the day"
    className="grid flex-1 grid-cols-[repeat(4,auto)] gap-1.5 print:hidden"
  >
    {groups.map((group) => (
      <a
        key={group}
        href={counts[group] > 0 ? `#${group}` : undefined}
        className="grid min-h-13 content-center justify-items-center rounded-field border-2 border-ink bg-surface px-1 text-xs/[1.2] whitespace-nowrap font-semibold text-ink no-underline hover:bg-sky-light lg:min-h-11 lg:grid-flow-col lg:items-center lg:justify-center lg:gap-2"
      >
        <b className="font-display text-row/none">{counts[group]}</b>
        {names[group]}
      </a>
    ))}
  </nav>
);

/** The sun climbs out of the ridge with the visits that are done; with the last one it is whole. */
const DawnOfTheDay = ({ shareDone }: { readonly shareDone: number }) => (
  <svg
    // On narrow phones the sun stays where it is, clear of the longest day.
    className="absolute right-[min(0px,100%-390px)] bottom-0 h-18.5 w-97.5"
    viewBox="0 0 390 74"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
  >
    <g transform={`translate(322 ${58 - Math.round(shareDone * 28)}) scale(.235)`}>
      <SunArt />
    </g>
    <path d="M150 74c40-2 66-20 96-22 26-1 38 12 62 8 26-4 44-20 82-18v32z" fill={ridgeFar} />
    <path d="M196 74c36-2 58-12 90-10 36 2 60-8 104-8v18z" fill={ridgeNear} />
    <path d="M0 70c120 2 250-3 390-2v6H0z" fill={lawn} />
    <g transform="translate(362 70) scale(.27)">
      <SaguaroArt />
    </g>
  </svg>
);

export const DayBanner = ({
  day,
  shareDone,
}: {
  /** "Sunday, November 22" */
  readonly day: string;
  /** Of today's visits, 0 to 1. */
  readonly shareDone: number;
}) => (
  <div className="relative min-h-19 overflow-hidden border-b-2 border-ink bg-linear-to-b from-sky via-sky-light via-62% to-dusk text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:bg-lawn-edge max-xs:min-h-16.5 md:max-lg:rounded-pane md:max-lg:border-2 lg:min-h-18 lg:rounded-pane lg:border-2">
    <DawnOfTheDay shareDone={shareDone} />
    <div className="relative px-4 pt-3.25 pb-2 max-xs:px-3 max-xs:pt-2.25 max-xs:pb-1.5 lg:pt-2.75 lg:pb-1.5">
      <p className="font-display text-lg/[1.15] font-black min-[27rem]:text-[1.375rem]">{day}</p>
    </div>
  </div>
);
