import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { liveEndpoints } from "#domain/api/session.ts";
import { addressOfCall } from "./call.ts";
import { hearVersion } from "./navigation.ts";
import { refresh, sessionKey, useSession } from "./queries.ts";

const isVisible = () => document.visibilityState === "visible";

const pollMs = 30_000;

/**
 * Reloads what is shown when the server says that something changed, and every 30 seconds while it cannot be heard. A
 * hidden tab listens to nothing: over HTTP/1.1 browsers open only six connections to a host.
 * @returns whether the server was heard last; undefined at first
 */
export function useLive(): boolean | undefined {
  const client = useQueryClient();
  const username = useSession().data?.username;
  const [isHeard, setHeard] = useState(navigator.onLine ? undefined : false);

  /** Whose session it is comes first: another user may have signed in meanwhile. */
  const catchUp = useEffectEvent(async () => {
    await client.invalidateQueries({ queryKey: sessionKey });
    await refresh(client);
  });
  const onChange = useEffectEvent((data: string) => {
    setHeard(true);
    const { user, version }: { user?: unknown; version?: unknown } = JSON.parse(data);
    hearVersion(version);
    if (user === username) refresh(client);
    else client.invalidateQueries({ queryKey: sessionKey });
  });
  const onError = useEffectEvent((isRefused: boolean) => {
    setHeard(false);
    if (isRefused) client.invalidateQueries({ queryKey: sessionKey });
  });
  useEffect(() => {
    let source: EventSource | undefined;
    const close = () => source?.close();
    const open = () => {
      close();
      const opened = new EventSource(addressOfCall(liveEndpoints.live));
      source = opened;
      opened.addEventListener("change", ({ data }: MessageEvent<string>) => onChange(data));
      opened.onerror = () => onError(opened.readyState === EventSource.CLOSED);
    };
    const wake = () => {
      catchUp();
      open();
    };
    const lose = () => {
      close();
      setHeard(false);
    };
    const wakeIfVisible = () => {
      if (isVisible()) wake();
    };
    const poll = setInterval(() => {
      if (source?.readyState !== EventSource.OPEN) wakeIfVisible();
    }, pollMs);
    if (isVisible()) open();
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener("visibilitychange", () => (isVisible() ? wake() : close()), {
      signal,
    });
    // The page comes out of the browser's cache.
    addEventListener("pageshow", ({ persisted }) => persisted && wakeIfVisible(), { signal });
    addEventListener("online", wakeIfVisible, { signal });
    addEventListener("offline", lose, { signal });
    return () => {
      end.abort();
      clearInterval(poll);
      close();
    };
  }, []);
  return isHeard;
}
