import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ErrorBoundary } from "#inbox/controls/failure.tsx";
import { createQueryClient } from "#ui/query-client.ts";
import { TooltipProvider } from "#ui/tooltip.tsx";
import { hasStatus, isForAnotherUser } from "./app/call.ts";
import { registerPresses } from "./app/presses.ts";
import { sessionKey } from "./app/queries.ts";
import { OnlyHeader } from "./only-header.tsx";
import { SignedIn } from "./signed-in.tsx";

/** The data client. Any answer 401 ends the session here, and the sign-in appears. */
function createInboxClient(): QueryClient {
  const onError = (error: unknown) => {
    if (hasStatus(error, 401)) client.setQueryData(sessionKey, null);
    // An owner may have become a helper in the meantime, or somebody else has signed in.
    if (hasStatus(error, 403) || isForAnotherUser(error))
      client.invalidateQueries({ queryKey: sessionKey });
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
  registerPresses(client);
  // A page that is opened without a connection hears of none that is lost.
  onlineManager.setOnline(navigator.onLine);
  return client;
}

const onlyHeader = (message: ReactNode) => <OnlyHeader>{message}</OnlyHeader>;

/** The owner's application: every booking, how long each may wait, and what became of it. */
export function Inbox() {
  const [client] = useState(createInboxClient);
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <ErrorBoundary frame={onlyHeader}>
          <SignedIn />
        </ErrorBoundary>
      </TooltipProvider>
    </QueryClientProvider>
  );
}
