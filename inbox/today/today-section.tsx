import type { ReactNode } from "react";
import { looks } from "#inbox/controls/looks.ts";

/** A sentence in a section, in place of rows. */
export const lineLook = "p-3.5 leading-[1.35]";

/** A part of the list with its title, how many there are, and a card of rows. */
export const TodaySection = ({
  id,
  heading,
  count,
  aside,
  children,
}: {
  /** The title's. */
  readonly id: string;
  readonly heading: string;
  readonly count: number;
  /** What else is in the title's line. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}) => (
  <section aria-labelledby={id} className="max-xs:-mx-1">
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-2 lg:mt-0.5 lg:min-h-10.5">
      <h2 id={id} tabIndex={-1} className="rounded-[4px] text-lg/none">
        {heading}
      </h2>
      {count > 0 && <span className={looks.count}>{count}</span>}
      {aside}
    </div>
    <div className={`${looks.sheet} overflow-clip`}>{children}</div>
  </section>
);
