import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

/** Loads the next page of a list. It is not disabled meanwhile, because that would take the focus from it. */
export const MoreButton = ({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  className,
  children,
}: {
  readonly query: Pick<
    UseInfiniteQueryResult,
    "fetchNextPage" | "hasNextPage" | "isFetchingNextPage"
  >;
  readonly className: string | undefined;
  readonly children: ReactNode;
}) =>
  hasNextPage && (
    <button
      type="button"
      className={className}
      aria-disabled={isFetchingNextPage}
      onClick={() => isFetchingNextPage || void fetchNextPage()}
    >
      {isFetchingNextPage ? "One moment …" : children}
    </button>
  );
