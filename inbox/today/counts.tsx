import { type Group, groups } from "#domain/tasks/rank.ts";

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
