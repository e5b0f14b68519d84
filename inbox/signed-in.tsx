import { useQueryClient } from "@tanstack/react-query";
import { persistQueryClient } from "@tanstack/react-query-persist-client";
import { useEffect, useState } from "react";
import { callAs, errorMessage } from "#inbox/app/call.ts";
import {
  createPersister,
  forgetKept,
  forgetLists,
  isKeptQuery,
  keepSession,
} from "#inbox/app/kept.ts";
import { isUnsent } from "#inbox/app/presses.ts";
import { sessionKey, useSession } from "#inbox/app/queries.ts";
import { ToastProvider } from "#inbox/app/toasts.tsx";
import { forgetDrafts } from "#inbox/app/use-draft.ts";
import { Button } from "#inbox/controls/button.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { PasswordCard } from "#inbox/settings/password-card.tsx";
import { Dawn, dawnCard, SignIn } from "#inbox/settings/sign-in.tsx";
import { useSignOut } from "#inbox/settings/use-sign-out.ts";
import { DachshundLying } from "#ui/drawings/dachshund.tsx";
import { OnlyHeader } from "./only-header.tsx";
import { Screen } from "./screen.tsx";

/** All that a first password opens: choosing one's own, and signing out. */
function ChoosePassword({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const signOut = useSignOut(onSignedOut);
  return (
    <OnlyHeader>
      <PasswordCard />
      <Button onClick={signOut}>Sign out</Button>
    </OnlyHeader>
  );
}

/**
 * Shows the screen to the signed-in user, else the sign-in. When a session ends, all data leaves the screen and the
 * memory; a half-written note and what is still to be sent wait for the same user.
 */
export function SignedIn() {
  const client = useQueryClient();
  const session = useSession();
  const username = session.data?.username;
  const [lastUser, setLastUser] = useState(username);
  if (username !== undefined && username !== lastUser) setLastUser(username);

  const [hasLeft, setHasLeft] = useState(false);
  const [restored, setRestored] = useState<string>();

  useEffect(() => {
    if (session.data) keepSession(session.data);
  }, [session.data]);

  useEffect(() => {
    // Mutations hold what was sent, passwords included.
    client.getMutationCache().clear();
    callAs(username);
    if (username === undefined) return;
    forgetDrafts(username);
    const [stop, restoring] = persistQueryClient({
      queryClient: client,
      persister: createPersister(),
      // Another user's lists and presses are deleted.
      buster: username,
      maxAge: Number.POSITIVE_INFINITY,
      dehydrateOptions: { shouldDehydrateQuery: isKeptQuery, shouldDehydrateMutation: isUnsent },
    });
    setHasLeft(false);
    const show = () => setRestored(username);
    restoring.then(show, show);
    return () => {
      stop();
      client.getMutationCache().clear();
      setRestored(undefined);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    };
  }, [username, client]);

  // Other tabs hear at once who has signed in or out.
  useEffect(() => {
    if (!session.isSuccess) return;
    const tabs = new BroadcastChannel("inbox-session");
    tabs.postMessage(username);
    tabs.onmessage = ({ data }) => {
      if (data !== username) client.invalidateQueries({ queryKey: sessionKey });
    };
    return () => tabs.close();
  }, [username, session.isSuccess, client]);

  const isOut = session.isSuccess && username === undefined;
  useEffect(() => {
    if (isOut && hasLeft) forgetKept();
    else if (isOut) forgetLists();
  }, [isOut, hasLeft]);

  const signedOut = () => {
    forgetDrafts();
    setLastUser(undefined);
    setHasLeft(true);
    client.setQueryData(sessionKey, null);
  };

  if (session.isPending) return <OnlyHeader />;
  // The server, or its database, does not answer.
  if (session.isError && !session.data)
    return (
      <Dawn>
        <div className={dawnCard}>
          <DachshundLying className={looks.art} />
          <h1>The inbox cannot be reached</h1>
          <p>{errorMessage(session.error)}</p>
          <Button tone="tangerine" onClick={() => session.refetch()}>
            Try again
          </Button>
        </div>
      </Dawn>
    );
  if (username === undefined)
    return (
      <SignIn
        wasSignedInAs={lastUser}
        onSignedIn={(signedIn) => client.setQueryData(sessionKey, signedIn)}
      />
    );
  if (restored !== username) return <OnlyHeader />;
  return (
    <ToastProvider key={username}>
      {session.data?.firstPasswordUntil ? (
        <ChoosePassword onSignedOut={signedOut} />
      ) : (
        <Screen username={username} onSignedOut={signedOut} />
      )}
    </ToastProvider>
  );
}
