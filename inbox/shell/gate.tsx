import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { errorMessage } from "#inbox/api/call.ts";
import { sessionKey, useSession } from "#inbox/api/queries.ts";
import { forgetOutbox } from "#inbox/changes/outbox.ts";
import { Button } from "#inbox/controls/button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { ToastProvider } from "#inbox/controls/toasts.tsx";
import { forgetDrafts } from "#inbox/forms/use-draft.ts";
import { forgetList } from "#inbox/offline/kept-list.ts";
import styles from "#inbox/sign-in/sign-in.module.css";
import { SignIn } from "#inbox/sign-in/sign-in.tsx";
import { DachshundLying } from "#ui/drawings/dachshund.tsx";
import { ChoosePassword } from "./choose-password.tsx";
import { OnlyHeader } from "./only-header.tsx";
import { Screen } from "./screen.tsx";

/** Shown while the server, or its database, does not answer. */
const Unreachable = ({
  error,
  onRetry,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
}) => (
  <main className={styles["gate"]}>
    <div className={styles["card"]}>
      <DachshundLying className={shared["art"]} />
      <h1>The inbox cannot be reached</h1>
      <p>{errorMessage(error)}</p>
      <Button tone="tangerine" onClick={onRetry}>
        Try again
      </Button>
    </div>
  </main>
);

/**
 * Shows the screen to the signed-in user, else the sign-in. When a session ends, all data leaves the screen and the
 * memory; a half-written note and what is still to be sent wait for the same user.
 */
export function Gate() {
  const client = useQueryClient();
  const session = useSession();
  const username = session.data?.username;
  const [lastUser, setLastUser] = useState(username);
  if (username !== undefined && username !== lastUser) setLastUser(username);

  const isOut = session.isSuccess && username === undefined;
  useEffect(() => {
    if (isOut) forgetList().catch(() => {});
  }, [isOut]);

  useEffect(() => {
    // Mutations hold what was sent, passwords included.
    client.getMutationCache().clear();
    if (username !== undefined) {
      forgetDrafts(username);
      forgetOutbox(username);
    }
    return () =>
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  }, [username, client]);

  const signedOut = () => {
    forgetDrafts();
    forgetOutbox();
    setLastUser(undefined);
    client.setQueryData(sessionKey, null);
  };

  if (session.isPending) return <OnlyHeader />;
  if (session.isError && !session.data)
    return <Unreachable error={session.error} onRetry={() => void session.refetch()} />;
  if (username === undefined)
    return (
      <SignIn
        wasSignedInAs={lastUser}
        onSignedIn={(signedIn) => client.setQueryData(sessionKey, signedIn)}
      />
    );
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
