import type { BookingFilter } from "#domain/api/bookings.ts";
import { statusWords } from "#domain/booking/status.ts";

export interface ListPlan {
  readonly isShown: boolean;
  readonly title: string;
  readonly filter: BookingFilter & { readonly sort: "newest" | "oldest" };
}

/**
 * Waiting bookings first, the least time left on top; then the rest, the newest on top. Spam is listed on its own and
 * in searches.
 */
export function whichLists(
  filter: BookingFilter,
): Readonly<Record<"waiting" | "rest" | "spam", ListPlan>> {
  const { status, ...others } = filter;
  const rest = status === undefined || status === "pending" ? "answered" : status;
  // Folded ones have a row for each network.
  const alone = others.search === undefined && others.fold === undefined && { fold: "none" };
  return {
    waiting: {
      isShown: status === undefined || status === "pending",
      title: statusWords.pending,
      filter: { ...others, ...alone, status: "pending", sort: "oldest" },
    },
    rest: {
      isShown: status !== "pending",
      title: rest === "answered" ? "All others" : statusWords[rest],
      filter: { ...others, status: rest, sort: "newest" },
    },
    spam: {
      isShown: status === undefined && others.search !== undefined,
      title: statusWords.spam,
      filter: { ...others, status: "spam", sort: "newest" },
    },
  };
}

/** "Every call is made" only without a filter: a filtered list says nothing about the others. */
export function emptyWords({ status, sort: _, ...looked }: ListPlan["filter"]): string {
  if (isFiltered(looked))
    return status === "pending" ? "No waiting booking matches." : "No booking here matches.";
  return status === "pending" ? "Nobody is waiting. Every call is made." : "Nothing here yet.";
}

export const isFiltered = ({ status, search }: BookingFilter): boolean =>
  status !== undefined || search !== undefined;
