import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "#ui/query-client.ts";
import { TooltipProvider } from "#ui/tooltip.tsx";
import { hasStatus } from "./api/call.ts";
import { sessionKey } from "./api/queries.ts";
import { ErrorBoundary } from "./controls/error-boundary.tsx";
import { Gate } from "./shell/gate.tsx";
import { OnlyHeader } from "./shell/only-header.tsx";

/** The data client. Any answer 401 ends the session here, and the sign-in appears. */
function createInboxClient(): QueryClient {
  const onError = (error: unknown) => {
    if (hasStatus(error, 401)) client.setQueryData(sessionKey, null);
    // An owner may have become a helper in the meantime.
    if (hasStatus(error, 403)) client.invalidateQueries({ queryKey: sessionKey });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      // A wrong password in a dialog that asks for it again leaves the session as it is.
      onError: (error, _variables, _result, { meta }) => {
        if (meta?.["signsIn"] !== true) onError(error);
      },
    }),
    defaultOptions: createQueryClient().getDefaultOptions(),
  });
  return client;
}

const onlyHeader = (message: ReactNode) => <OnlyHeader>{message}</OnlyHeader>;

/** The owner's application: every booking, how long each may wait, and what became of it. */
export function Inbox() {
  const [client] = useState(createInboxClient);
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <ErrorBoundary part="inbox" frame={onlyHeader}>
          <Gate />
        </ErrorBoundary>
      </TooltipProvider>
    </QueryClientProvider>
  );
}
