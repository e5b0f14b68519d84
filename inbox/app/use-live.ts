import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { liveEndpoints } from "#domain/api/session.ts";
import { addressOfCall } from "./call.ts";
import { refresh, sessionKey, useSession } from "./queries.ts";

const isVisible = () => document.visibilityState === "visible";

const wakingEvents = ["pageshow", "online"] as const;

/** Calls back when the page becomes visible, returns from the browser's page cache, or is online again. */
function listenToWaking(wake: () => void): () => void {
  const look = (event: Event) => {
    const isFirstLoad = "persisted" in event && event.persisted === false;
    if (isVisible() && !isFirstLoad) wake();
  };
  document.addEventListener("visibilitychange", look);
  for (const name of wakingEvents) addEventListener(name, look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    for (const name of wakingEvents) removeEventListener(name, look);
  };
}

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
    const { user }: { user?: unknown } = JSON.parse(data);
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
      const opened = new EventSource(addressOfCall(liveEndpoints.live, {}));
      source = opened;
      opened.addEventListener("change", ({ data }: MessageEvent<string>) => onChange(data));
      opened.onerror = () => onError(opened.readyState === EventSource.CLOSED);
    };
    const wake = () => {
      catchUp();
      open();
    };
    const hide = () => {
      if (!isVisible()) close();
    };
    const lose = () => {
      close();
      setHeard(false);
    };
    const poll = setInterval(() => {
      if (isVisible() && source?.readyState !== EventSource.OPEN) wake();
    }, pollMs);
    if (isVisible()) open();
    const stop = listenToWaking(wake);
    document.addEventListener("visibilitychange", hide);
    addEventListener("offline", lose);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("offline", lose);
      clearInterval(poll);
      close();
    };
  }, []);
  return isHeard;
}
