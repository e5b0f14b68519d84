import type { State } from "#domain/tasks/state.ts";

const pills: Readonly<Record<State["tone"], string>> = {
  late: "bg-terracotta text-surface",
  open: "bg-mustard text-on-paint",
  waiting: "bg-sky text-ink",
  visit: "bg-leaf text-ink",
  customer: "bg-agave text-white",
  over: "bg-surface text-ink",
};

/** What is known of a person. */
export const StatePill = ({ state: { phrase, tone } }: { readonly state: State }) => (
  <span
    className={`inline-block rounded-[14px] border-2 border-ink px-3 py-1.25 font-display text-xs/[1.15] font-bold ${pills[tone]}`}
    data-tone={tone}
  >
    {phrase}
  </span>
);
