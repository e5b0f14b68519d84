import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

afterEach(() => vi.unstubAllGlobals());

test("data is fetched once and kept, without retries or refetching", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: "always",
  });
  expect(mutations).toEqual({ retry: false, networkMode: "always" });
});

test("a query needs only its key, and fetches once", async () => {
  const fetchStub = vi.fn<typeof fetch>(async () => Response.json({ items: [] }));
  vi.stubGlobal("fetch", fetchStub);
  const client = createQueryClient();
  const query = { queryKey: ["/api/bookings", "newest"] };
  expect(await client.query(query)).toEqual({ items: [] });
  expect(await client.query(query)).toEqual({ items: [] });
  expect(fetchStub.mock.calls.map(([address]) => address)).toEqual(["/api/bookings/newest"]);
});
