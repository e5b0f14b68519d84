import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { CallError } from "#site/api/call.ts";
import { createQueryClient } from "#site/api/query-client.ts";
import { sessionKey } from "./session.ts";

/** The data client of the inbox. Any answer 401 ends the session here, and the sign-in appears. */
export function createInboxClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof CallError && error.status === 401) client.setQueryData(sessionKey, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: createQueryClient().getDefaultOptions(),
  });
  return client;
}
