import { setImmediate } from "node:timers/promises";
import { InfiniteQueryObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { refresh } from "./queries.ts";

test("a change that comes in while one more page loads does not lose the page", async () => {
  const client = new QueryClient();
  const read: number[] = [];
  const list = new InfiniteQueryObserver(client, {
    queryKey: ["/api/bookings/b-1/visits/days", "pages"],
    initialPageParam: 1,
    getNextPageParam: (last: number) => last + 1,
    queryFn: async ({ pageParam }: { pageParam: number }) => {
      read.push(pageParam);
      await setImmediate();
      return pageParam;
    },
  });
  const stop = list.subscribe(() => {});
  await list.refetch();
  read.length = 0;
  await Promise.all([list.fetchNextPage(), refresh(client)]);
  expect(list.getCurrentResult().data?.pages).toEqual([1, 2]);
  expect(read).toEqual([2, 1, 2]);
  stop();
});

test("a change that comes in during a list's first load is shown", async () => {
  const client = new QueryClient();
  let stored = "before";
  const list = new QueryObserver(client, {
    queryKey: ["/api/bookings?status=spam"],
    queryFn: async () => {
      const answer = stored;
      await setImmediate();
      return answer;
    },
  });
  const stop = list.subscribe(() => {});
  stored = "after";
  await refresh(client);
  expect(list.getCurrentResult().data).toBe("after");
  stop();
});
