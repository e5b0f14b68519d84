import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { type BookingFilter, bookingEndpoints } from "#domain/api/bookings.ts";
import { numberEndpoints } from "#domain/api/numbers.ts";
import { addressOfCall, call } from "#site/api/call.ts";
import { sessionKey } from "./session.ts";

// A read's key begins with its address.
const listAddress = addressOfCall(bookingEndpoints.list, {});

export const detailKey = (id: string) => [
  addressOfCall(bookingEndpoints.detail, { params: { id } }),
];

export const useDetail = (id: string) =>
  useQuery({
    queryKey: detailKey(id),
    queryFn: ({ signal }) => call(bookingEndpoints.detail, { params: { id }, signal }),
  });

export const useSummary = () =>
  useQuery({
    queryKey: [addressOfCall(numberEndpoints.summary, {})],
    queryFn: ({ signal }) => call(numberEndpoints.summary, { signal }),
  });

/** So many arrivals at once are told of. */
const arrivals = 5;

/** The newest of those who wait, wherever they stand in the lists. */
export const useNewestWaiting = (filter: BookingFilter) => {
  const query = { ...filter, status: "pending", sort: "newest", limit: arrivals } as const;
  return useQuery({
    queryKey: [addressOfCall(bookingEndpoints.list, { query })],
    queryFn: ({ signal }) => call(bookingEndpoints.list, { query, signal }),
  });
};

/** The first page comes after nothing. */
const firstPage = (): string | undefined => undefined;

/** Pages of bookings. While another filter loads, those of the last one stay. */
export function useBookings(
  filter: BookingFilter & { readonly sort: "newest" | "oldest" },
  enabled: boolean,
) {
  return useInfiniteQuery({
    enabled,
    queryKey: [addressOfCall(bookingEndpoints.list, { query: filter }), "pages"],
    queryFn: ({ pageParam, signal }) =>
      call(bookingEndpoints.list, { query: { ...filter, after: pageParam }, signal }),
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** True for what a change to the booking can have changed: all but the session and other bookings. */
export function isTouched(key: readonly unknown[], bookingId: string | undefined): boolean {
  const [address] = key;
  if (typeof address !== "string" || address === sessionKey[0]) return false;
  const isDetail = address.startsWith(`${listAddress}/`);
  return !isDetail || bookingId === undefined || address === detailKey(bookingId)[0];
}

/** Reads again what is on the screen, and the rest when it is next shown. Without an id: everything. */
export const refresh = (client: QueryClient, bookingId?: string): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isTouched(queryKey, bookingId) });
