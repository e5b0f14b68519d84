import {
  keepPreviousData,
  type Query,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type * as z from "zod/mini";
import { type BookingFilter, bookingEndpoints } from "#domain/api/bookings.ts";
import type { Endpoint } from "#domain/api/endpoint.ts";
import { numberEndpoints } from "#domain/api/reports.ts";
import { sessionEndpoints } from "#domain/api/session.ts";
import { taskEndpoints } from "#domain/api/tasks.ts";
import { visitEndpoints } from "#domain/api/visits.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import type { Moment } from "#domain/tasks/state.ts";
import { request } from "#ui/request.ts";
import { addressOfCall, type CallOptions, call, hasNoAnswer, hasStatus } from "./call.ts";
import { readClock, useNow } from "./clock.ts";
import { keptSession } from "./kept.ts";

/** Reads an endpoint. The first part of every key is the address that it reads. */
export const queryOf = <Query extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  endpoint: Endpoint<Query, z.ZodMiniType, Answer>,
  options: Pick<CallOptions<z.input<Query> & object, unknown>, "params" | "query"> = {},
) =>
  queryOptions({
    queryKey: [addressOfCall(endpoint, options)],
    queryFn: ({ signal }) => call(endpoint, { ...options, signal }),
  });

export const sessionKey = [addressOfCall(sessionEndpoints.who)];

/** The signed-in user; null if nobody is. Without an answer, the one whose lists this device keeps. */
const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal }) => {
    try {
      // Not by `call`, which asks as the user that the screen shows.
      const answer = await request("GET", addressOfCall(sessionEndpoints.who), { signal });
      readClock(answer);
      return sessionEndpoints.who.answer.parse(await answer.json());
    } catch (error) {
      if (hasStatus(error, 401)) return null;
      const kept = hasNoAnswer(error) ? await keptSession() : undefined;
      if (kept) return kept;
      throw error;
    }
  },
});

export const useSession = () => useQuery(sessionQuery);

/** Hides what helpers may not do; the server refuses it anyway. */
export const useIsHelper = (): boolean => useSession().data?.role === "helper";

type AskFirst = <Result>(change: () => Promise<Result>) => Promise<Result>;

export const RecentSignIn = createContext<AskFirst>((change) => change());

/** Runs a call for which the server may want a recent sign-in: then it asks for one and runs it again. */
export const useRecentSignIn = (): AskFirst => useContext(RecentSignIn);

const detailQuery = (id: string) => queryOf(bookingEndpoints.detail, { params: { id } });

export const detailKey = (id: string) => detailQuery(id).queryKey;

export const useDetail = (id: string, enabled = true) => useQuery({ ...detailQuery(id), enabled });

export const useSummary = () => useQuery(queryOf(numberEndpoints.summary));

export const routePlanQuery = queryOf(visitEndpoints.routePlan);

const noDaysOff: DaysOff = [];

/** None until they are loaded. */
export const useDaysOff = (): DaysOff => useQuery(routePlanQuery).data?.plan.daysOff ?? noDaysOff;

/** What the words about a booking depend on beside it. */
export const useMoment = (): Moment => ({ now: useNow(), daysOff: useDaysOff() });

const firstPage = (): string | undefined => undefined;

/** While another filter loads, the old rows stay on the screen. */
const paging = {
  initialPageParam: firstPage(),
  getNextPageParam: ({ next }: { readonly next: string | null }) => next ?? undefined,
  placeholderData: keepPreviousData,
};

export const useBookings = (
  filter: BookingFilter & { readonly sort: "newest" | "oldest" },
  enabled: boolean,
) =>
  useInfiniteQuery({
    ...paging,
    enabled,
    queryKey: [addressOfCall(bookingEndpoints.list, { query: filter }), "pages"],
    queryFn: ({ pageParam, signal }) =>
      call(bookingEndpoints.list, { query: { ...filter, after: pageParam }, signal }),
  });

/** What needs a person today. */
export const useTasks = () => useQuery(queryOf(taskEndpoints.list));

/** What a booking needs a person for; undefined for nothing. */
export const useTask = (id: string) =>
  useTasks().data?.items.find(({ booking }) => booking.id === id);

/** The visits of a range of days, both included. */
export const useVisits = (from: string, to: string) =>
  useQuery({
    ...queryOf(visitEndpoints.list, { query: { from, to } }),
    placeholderData: keepPreviousData,
  });

/** What customers wrote about their gates, for the visits of a day around today. */
export const useGateNotes = (day: string) =>
  useQuery(queryOf(visitEndpoints.gateNotes, { query: { day } }));

/** Two weeks of days for a booking's visit; the next page has two more. */
export const useOfferedDays = (id: string) => {
  const options = { params: { id } };
  return useInfiniteQuery({
    queryKey: [addressOfCall(visitEndpoints.days, options), "pages"],
    queryFn: ({ pageParam, signal }) =>
      call(visitEndpoints.days, { ...options, query: { after: pageParam }, signal }),
    initialPageParam: firstPage(),
    getNextPageParam: ({ days }) =>
      days
        .map(({ day }) => day)
        .toSorted()
        .at(-1),
  });
};

/**
 * Reloads what is on the screen now, and the rest when it is next shown; not the session. A list that is loading one
 * more page finishes that first: reloading would cancel it, and the press on "Show more" would be lost.
 */
export async function refresh(client: QueryClient): Promise<void> {
  const predicate = ({ queryKey: [address] }: Query) => address !== sessionKey[0];
  const reload = async (query: Query) => {
    // A first load would not start over, and its answer may be older than the change.
    const isFirstLoad = query.state.data === undefined;
    if (isFirstLoad || query.state.fetchMeta?.fetchMore)
      await query.promise?.catch(() => undefined);
    await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  };
  await Promise.all(client.getQueryCache().findAll({ predicate }).map(reload));
}
