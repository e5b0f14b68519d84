import type { ComponentProps, ReactNode } from "react";
import { ChevronIcon } from "#ui/drawings/icons.tsx";

/** A group that can be closed. */
export const Fold = ({
  summary,
  more,
  className = "",
  children,
  ...details
}: ComponentProps<"details"> & {
  readonly summary: ReactNode;
  /** What the summary says in small letters. */
  readonly more: ReactNode;
}) => (
  <details {...details} className={`group/fold ${className}`}>
    <summary className="flex min-h-12 list-none items-center gap-2.5 rounded-[10px] px-3.5 py-1.5 font-display text-md/[1.2] font-bold [&::-webkit-details-marker]:hidden">
      {summary} <small className="font-text text-sm/[1.3] font-normal text-muted">{more}</small>
      <ChevronIcon className="ml-auto size-5 group-open/fold:-scale-y-100" />
    </summary>
    {children}
  </details>
);
