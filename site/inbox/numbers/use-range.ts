import { goTo, usePlace } from "#site/inbox/navigation.ts";
import { type DayRange, rangeOf } from "./range.ts";

/** The chosen range, kept in the address, so that a reload or a bookmark shows the same numbers. */
export function useRange(today: string): [DayRange, (range: DayRange) => void] {
  usePlace();
  const choose = ({ from, to }: DayRange) => {
    const query = new URLSearchParams(location.search);
    query.set("from", from);
    query.set("to", to);
    goTo(`${location.pathname}?${query}`, "replace");
  };
  return [rangeOf(new URLSearchParams(location.search), today), choose];
}
