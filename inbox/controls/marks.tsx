import type { State } from "#domain/tasks/state.ts";
import { useWaiting } from "#inbox/app/mutations.tsx";
import { looks } from "./looks.ts";

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

/** What was pressed for a booking and waits to be sent. Notes are shown among the notes. */
export function useWaitingWords(bookingId: string): string {
  const last = useWaiting(bookingId).findLast(({ note }) => note === undefined);
  return last ? `${last.done} It will be sent.` : "";
}

export const WaitingLine = ({ words }: { readonly words: string }) => (
  <p role="status" className={looks.detail}>
    {words}
  </p>
);
