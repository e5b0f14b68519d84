import { ink, mustard } from "./drawing.ts";

interface StretchedDogProps {
  /** The dog's length, in percent of the available width. */
  percent: number;
  coat: string;
}

/** A dachshund as a bar of a chart. The body is `percent` percent long; the head looks over the end. */
export function StretchedDog({ percent, coat }: StretchedDogProps) {
  return (
    <svg className="mt-[4px] w-full overflow-visible" height="36" aria-hidden="true">
      <svg
        aria-hidden="true"
        width={`${percent}%`}
        fill={coat}
        stroke={ink}
        strokeWidth="2"
        overflow="visible"
      >
        <path d="M9 17Q0 16 2 3" fill="none" strokeWidth="4" strokeLinecap="round" />
        <path d="M4 24V35h9l-2-4V24" />
        <rect x="1" y="13" width="100%" height="14" rx="7" />
        <svg x="100%" aria-hidden="true" overflow="visible">
          <path d="M-12 24V35h9l-2-4V24M-13 19C-13 5-6 0 2 3L12 8q4 4 0 6L3 16Q2 27-6 27" />
          <path d="M-5 3Q-15 7-12 17-4 17-2 6z" fill={ink} stroke="none" />
          <path d="M3 8h0M13 10h0" strokeWidth="4" strokeLinecap="round" />
          <path d="M-11 20 2 19" stroke={mustard} strokeWidth="4" />
        </svg>
      </svg>
    </svg>
  );
}
