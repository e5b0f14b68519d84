import { useEffect, useRef, useState } from "react";
import type { Booking } from "#domain/api/bookings.ts";

/** Milliseconds for which an arrival is marked. */
const fresh = 15_000;

/** The bookings that have just come while one was looking. */
export function useArrivals(bookings: readonly Booking[] | undefined): readonly Booking[] {
  const [arrived, setArrived] = useState<readonly Booking[]>([]);
  const newest = useRef<string>(undefined);
  useEffect(() => {
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
  }, [bookings]);
  useEffect(() => {
    if (arrived.length === 0) return;
    const timer = setTimeout(() => setArrived([]), fresh);
    return () => clearTimeout(timer);
  }, [arrived]);
  return arrived;
}
