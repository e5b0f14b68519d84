import type { ReactNode } from "react";

/** What stands where there is nothing to show. */
export function Empty({
  art,
  title,
  children,
}: {
  readonly art: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className="empty">
      {art}
      <h2>{title}</h2>
      {children}
    </div>
  );
}
