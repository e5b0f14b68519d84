import { type ReactNode, useId } from "react";

/** A section below the facts. */
export function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-4.5 border-t-2 border-dashed border-ink pt-4">
      <h3 id={id} tabIndex={-1} className="mb-2 rounded-[4px] text-row print:break-after-avoid">
        {title}
      </h3>
      {children}
    </section>
  );
}
