import type { ReactNode } from "react";
import { ChevronIcon } from "#ui/drawings/icons.tsx";

/** One of many, chosen without a form. An empty value is none. */
export const Choice = ({
  label,
  value,
  onChoose,
  children,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
}) => (
  <label className="group relative" data-set={value !== ""}>
    <span className="sr-only">{label}</span>
    <select
      value={value}
      className="h-11 w-full appearance-none rounded-pill border-2 border-ink pr-4.5 pl-2.5 text-md font-semibold text-ellipsis text-ink md:h-12 md:pr-7.5 md:pl-4 bg-surface group-data-[set=true]:bg-sky"
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {children}
    </select>
    <ChevronIcon className="pointer-events-none absolute inset-y-0 right-1.25 my-auto size-3.5 md:right-2.25 md:size-4" />
  </label>
);
