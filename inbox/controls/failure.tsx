import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { looks } from "./looks.ts";

interface Query {
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** Shown in place of a list that could not be loaded. */
export const LoadFailed = ({
  query: { isError, refetch },
  children,
}: {
  readonly query: Query;
  readonly children: string;
}) =>
  isError && (
    <p role="alert" className={`${looks.notice} m-3`}>
      {`${children} `}
      <button type="button" onClick={() => refetch()}>
        Try again
      </button>
    </p>
  );

/** Shown in place of a part that could not be loaded or shown. */
export const Failure = ({
  title,
  onRetry,
  otherWay,
  children,
}: {
  readonly title: string;
  readonly onRetry: () => void;
  readonly otherWay?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div
    role="alert"
    className="flex-none rounded-pane border-2 border-ink bg-error-tint p-6 text-ink"
  >
    <p className="text-lg font-semibold">{title}</p>
    <p className="mt-1">{children}</p>
    <p className="mt-5 flex flex-wrap gap-3">
      <Button onClick={onRetry}>Try again</Button>
      {otherWay}
    </p>
  </div>
);
