import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { refresh, sessionKey, sessionQuery } from "#inbox/api/queries.ts";
import { isRequestError } from "#ui/request.ts";
import { createLiveLine, isLive, type LiveLine, type Signal } from "./live-line.ts";

const batchMs = 100;

const isVisible = () => document.visibilityState === "visible";

/** Calls back when the page becomes visible, returns from the browser's page cache, or is online again. */
export function useWakeUp(wake: () => void): void {
  const onWake = useEffectEvent(wake);
  useEffect(() => {
    const look = () => {
      if (isVisible()) onWake();
    };
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("pageshow", shown);
    addEventListener("online", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("pageshow", shown);
      removeEventListener("online", look);
    };
  }, []);
}

/** Whether a request ended without an answer of the server. */
const isWithoutAnswer = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent): boolean =>
  event.type === "updated" && event.action.type === "error" && !isRequestError(event.action.error);

/** While "storage-failed", changes arrive, but none can be stored. */
export type Liveness = "connecting" | "live" | "storage-failed" | "lost";

function livenessOf(signal: Signal): Liveness {
  if (signal.kind === "storage-failed") return signal.kind;
  return isLive(signal) ? "live" : "lost";
}

/**
 * Reloads what the server reports as changed. A hidden tab listens to nothing and catches up when it is visible again:
 * over HTTP/1.1 browsers open only six connections to a host.
 */
export function useLive(): Liveness {
  const client = useQueryClient();
  const [liveness, setLiveness] = useState<Liveness>("connecting");
  const line = useRef<LiveLine>(undefined);

  useEffect(() => {
    const changed = new Set<string | undefined>();
    let flush: ReturnType<typeof setTimeout> | undefined;

    // The first change is loaded immediately, those within the next batchMs together.
    const reload = () => {
      flush = undefined;
      if (changed.size === 0) return;
      const ids = changed.has(undefined) ? [undefined] : [...changed];
      changed.clear();
      for (const id of ids) refresh(client, id);
      flush = setTimeout(reload, batchMs);
    };
    const note = (id: string | undefined) => {
      changed.add(id);
      if (flush === undefined) reload();
    };
    const live = createLiveLine((signal) => {
      const { kind } = signal;
      setLiveness(livenessOf(signal));
      if (kind === "change") note(signal.bookingId);
      // Changes from before the stream opened may have been missed.
      if (kind === "silent" || kind === "ready") note(undefined);
      // This browser may have signed in again already.
      if (kind === "refused") client.invalidateQueries({ queryKey: sessionKey });
      if (kind === "ended")
        client.query({ ...sessionQuery, staleTime: 0 }).then(
          (session) => session && live.open(),
          () => client.setQueryData(sessionKey, null),
        );
    });
    line.current = live;
    const hide = () => {
      if (!isVisible()) live.close();
    };
    if (isVisible()) live.open();
    document.addEventListener("visibilitychange", hide);
    // The stream of a lost connection can look open for long.
    const doubtAfter = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (isWithoutAnswer(event)) live.doubt();
    };
    const unwatch = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe(doubtAfter),
    );
    addEventListener("offline", live.doubt);
    return () => {
      for (const stop of unwatch) stop();
      removeEventListener("offline", live.doubt);
      document.removeEventListener("visibilitychange", hide);
      live.close();
      clearTimeout(flush);
    };
  }, [client]);

  useWakeUp(() => {
    refresh(client);
    line.current?.wake();
  });
  return liveness;
}
