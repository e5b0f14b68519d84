import type { ReactNode } from "react";
import { ChevronIcon } from "#ui/drawings/icons.tsx";

interface FoldProps {
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What is shown when asked for. */
export const Fold = ({ label, className = "", children }: FoldProps) => (
  <details className={`border-t-2 border-ink-faint ${className}`.trimEnd()}>
    <summary className="tap w-full justify-between font-semibold [[open]>&>svg]:rotate-180">
      {label}
      <ChevronIcon className="turn size-6 shrink-0" />
    </summary>
    {children}
  </details>
);
