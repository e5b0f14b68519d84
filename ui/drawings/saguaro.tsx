import { agave, cream, type DrawingProps, mustard } from "./drawing.ts";

/** How far the cactus has grown: with the years it gets arms, then blossoms. */
type SaguaroAge = "young" | "grown" | "old";

const flesh = "#1F7263";

const arms = {
  young: "M12-62h10q14 0 14-14v-14",
  grown: "M-12-66h-14q-16 0-16-16v-32M12-48h16q18 0 18-18v-40",
  old: "M-12-84h-12q-18 0-18-18v-30M12-58h18q20 0 20-20v-54M-12-46h-32q-20 0-20-20v-18",
} satisfies Record<SaguaroAge, string>;

const blossoms = "M-8-149h0M0-152h0M8-149h0M-46-142h0M-38-142h0M46-142h0M54-142h0";

/** A saguaro on a scene: its foot stands on the origin, 150 units high. */
export function SaguaroArt({ age = "grown" }: { age?: SaguaroAge | undefined }) {
  const arm = arms[age];
  return (
    <g fill="none" strokeLinecap="round">
      <path d={arm} stroke={flesh} strokeWidth="21" />
      <path d={arm} stroke={agave} strokeWidth="2.6" />
      <path d="M-17 0C-14-30-18-60-18-132a18 18 0 0 1 36 0C18-60 14-30 17 0z" fill={flesh} />
      <path d="M-8-139C-9-90-6-40-8-2M1-143C1-90 1-40 0-2" stroke={agave} strokeWidth="2.6" />
      <path d="M11-134C12-80 9-40 10-2" stroke="#3C9583" strokeWidth="4.5" />
      {age === "old" && (
        <>
          <path d={blossoms} stroke={cream} strokeWidth="10" />
          <path d={blossoms} stroke={mustard} strokeWidth="4" />
        </>
      )}
    </g>
  );
}

/** A saguaro alone, in one of three ages. */
export function Saguaro({ className, age }: DrawingProps & { age?: SaguaroAge | undefined }) {
  return (
    <svg className={className} viewBox="-80 -160 160 162" aria-hidden="true">
      <SaguaroArt age={age} />
    </svg>
  );
}
