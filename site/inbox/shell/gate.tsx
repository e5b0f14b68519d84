import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { MapSpot } from "#site/inbox/numbers/map-spot.ts";
import { refresh } from "#site/inbox/reads.ts";
import { sessionKey, useSession } from "#site/inbox/session.ts";
import { Screen } from "./screen.tsx";
import { SignIn } from "./sign-in.tsx";
import { Unreachable } from "./unreachable.tsx";

/** So long what stands behind the sign-in is kept for who comes back. In milliseconds. */
const keptFor = 3_600_000;

/**
 * Shows the screen to who is signed in, else the sign-in. A session that ends in the middle of work only covers the
 * screen: the same person finds it as it was, half-written notes included. After an hour all of it is forgotten.
 */
export function Gate({ map }: { readonly map: readonly MapSpot[] }) {
  const client = useQueryClient();
  const session = useSession();
  const username = session.data?.username;
  const [worker, setWorker] = useState(username);
  if (username !== undefined && username !== worker) setWorker(username);

  const forget = () =>
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  const signedIn = (name: string) => {
    // Somebody else begins with nothing of what was seen before.
    if (name !== worker) forget();
    client.setQueryData(sessionKey, { username: name });
    refresh(client);
  };
  const signedOut = () => {
    setWorker(undefined);
    forget();
    client.setQueryData(sessionKey, null);
  };

  const forgetAll = useEffectEvent(signedOut);
  const isCovered = worker !== undefined && username === undefined;
  useEffect(() => {
    if (!isCovered) return;
    const timer = setTimeout(forgetAll, keptFor);
    return () => clearTimeout(timer);
  }, [isCovered]);

  if (session.isPending) return null;
  if (session.isError && !session.data)
    return <Unreachable onRetry={() => void session.refetch()} />;
  return (
    <>
      {worker !== undefined && (
        <div hidden={username === undefined}>
          <Screen
            key={worker}
            username={worker}
            isCovered={isCovered}
            map={map}
            onSignedOut={signedOut}
          />
        </div>
      )}
      {username === undefined && <SignIn wasSignedInAs={worker} onSignedIn={signedIn} />}
    </>
  );
}
