import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import shared from "./shared.module.css";

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
    <p role="alert" className={`${shared["notice"]} ${shared["loadFailed"]}`}>
      {`${children} `}
      <button type="button" onClick={() => refetch()}>
        Try again
      </button>
    </p>
  );

/** Shown in place of a part that could not be loaded or shown. */
export function Failure({
  title,
  isWholeScreen = false,
  onRetry,
  otherWay,
  children,
}: {
  readonly title: string;
  /** Its title is then the headline of the page. */
  readonly isWholeScreen?: boolean;
  readonly onRetry: () => void;
  readonly otherWay?: ReactNode;
  readonly children: ReactNode;
}) {
  const Title = isWholeScreen ? "h1" : "p";
  return (
    <div role="alert" className={`${shared["sheet"]} ${shared["failure"]}`}>
      <Title>{title}</Title>
      <p>{children}</p>
      <p>
        <Button onClick={onRetry}>Try again</Button>
        {otherWay}
      </p>
    </div>
  );
}
