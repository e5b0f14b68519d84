import type { ReactNode } from "react";
import type { DrawingProps } from "#ui/drawings/drawing.ts";
import { looks } from "./looks.ts";

/** Fills the place of what there is none of. */
export function Empty({
  Art,
  title,
  className = "",
  children,
}: {
  readonly Art: (props: DrawingProps) => ReactNode;
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={`grid justify-items-center gap-2.5 px-6 py-10 text-center [&>a]:mt-2 ${className}`}
    >
      <Art className={looks.art} />
      <h2 className="text-dialog">{title}</h2>
      {children}
    </div>
  );
}
