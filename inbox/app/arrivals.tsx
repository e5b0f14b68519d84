import { useEffect, useRef, useState } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import { nameOf, placeName } from "./labels.ts";

const markedAsNewMs = 15_000;

/** The bookings that arrived a moment ago while a list that contains them was on the screen. */
export function useArrivals(
  bookings: readonly Booking[] | undefined,
  filter: string,
): readonly Booking[] {
  const [arrived, setArrived] = useState<readonly Booking[]>([]);
  const newest = useRef<string>(undefined);
  const seenWith = useRef(filter);
  useEffect(() => {
    if (seenWith.current !== filter) newest.current = undefined;
    seenWith.current = filter;
    if (!bookings) return;
    const seen = newest.current;
    const latest =
      bookings
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .at(-1) ?? "";
    newest.current = seen !== undefined && seen > latest ? seen : latest;
    if (seen === undefined) return;
    const come = bookings.filter(({ createdAt }) => createdAt > seen);
    if (come.length > 0) setArrived(come);
  }, [bookings, filter]);
  useEffect(() => {
    if (arrived.length === 0) return;
    const timer = setTimeout(() => setArrived([]), markedAsNewMs);
    return () => clearTimeout(timer);
  }, [arrived]);
  return arrived;
}

/** Announces new bookings to screen readers. */
export const ArrivalsSpoken = ({ arrived }: { readonly arrived: readonly Booking[] }) => (
  <p role="status" className="sr-only">
    {arrived.map((booking) => `New booking: ${nameOf(booking)}, ${placeName(booking)}.`).join(" ")}
  </p>
);
