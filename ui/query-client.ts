import { QueryClient, type QueryFunctionContext } from "@tanstack/react-query";
import { read } from "./request.ts";

const readKey = ({ queryKey, signal }: QueryFunctionContext) =>
  read(queryKey, { on401: "throw", signal });

/**
 * The constants of the data client, for every island. Offline, a request fails immediately; the
 * default would let it wait silently until the connection is back.
 * @see docs/product.md#constants
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readKey,
        networkMode: "always",
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
