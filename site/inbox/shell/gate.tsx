import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { forgetDrafts } from "#site/inbox/detail/use-draft.ts";
import type { MapSpot } from "#site/inbox/numbers/map-spot.ts";
import { sessionKey, useSession } from "#site/inbox/session.ts";
import { ToastProvider } from "#site/inbox/toasts.tsx";
import { Screen } from "./screen.tsx";
import { SignIn } from "./sign-in.tsx";
import { Unreachable } from "./unreachable.tsx";

/**
 * Shows the screen to the user who is signed in, else the sign-in. When a session ends, everything that was read leaves
 * screen and memory; a half-written note waits in the tab's storage for the same user.
 */
export function Gate({ map }: { readonly map: readonly MapSpot[] }) {
  const client = useQueryClient();
  const session = useSession();
  const username = session.data?.username;
  const [lastUser, setLastUser] = useState(username);
  if (username !== undefined && username !== lastUser) setLastUser(username);

  useEffect(() => {
    // What was sent, passwords among it.
    client.getMutationCache().clear();
    if (username === undefined)
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    else forgetDrafts(username);
  }, [username, client]);

  const signedOut = () => {
    forgetDrafts();
    setLastUser(undefined);
    client.setQueryData(sessionKey, null);
  };

  if (session.isPending) return null;
  if (session.isError && !session.data)
    return <Unreachable onRetry={() => void session.refetch()} />;
  if (username === undefined)
    return (
      <SignIn
        wasSignedInAs={lastUser}
        onSignedIn={(name) => client.setQueryData(sessionKey, { username: name })}
      />
    );
  return (
    <ToastProvider key={username}>
      <Screen username={username} map={map} onSignedOut={signedOut} />
    </ToastProvider>
  );
}
