import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { refresh, sessionKey, sessionQuery } from "#inbox/queries.ts";
import { type LiveLine, openLiveLine } from "./live-line.ts";

const batchMs = 100;

/** Calls back when the page becomes visible, returns from the browser's page cache, or is online again. */
export function useWakeUp(wake: () => void): void {
  const onWake = useEffectEvent(wake);
  useEffect(() => {
    const visible = () => {
      if (document.visibilityState === "visible") onWake();
    };
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onWake();
    };
    const online = () => onWake();
    document.addEventListener("visibilitychange", visible);
    addEventListener("pageshow", shown);
    addEventListener("online", online);
    return () => {
      document.removeEventListener("visibilitychange", visible);
      removeEventListener("pageshow", shown);
      removeEventListener("online", online);
    };
  }, []);
}

export type Liveness = "connecting" | "live" | "lost";

/** Reloads what the server reports as changed. */
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
    line.current = openLiveLine((signal) => {
      const { kind } = signal;
      const isLive = kind === "ready" || kind === "beat" || kind === "change";
      setLiveness(isLive ? "live" : "lost");
      if (kind === "change") note(signal.bookingId);
      // Changes from before the stream opened may have been missed.
      if (kind === "silent" || kind === "ready") note(undefined);
      // This browser may have signed in again already.
      if (kind === "refused") client.invalidateQueries({ queryKey: sessionKey });
      if (kind === "ended")
        client.fetchQuery({ ...sessionQuery, staleTime: 0 }).then(
          (session) => session && line.current?.reopen(),
          () => client.setQueryData(sessionKey, null),
        );
    });
    return () => {
      line.current?.close();
      clearTimeout(flush);
    };
  }, [client]);

  useWakeUp(() => {
    refresh(client);
    line.current?.wake();
  });
  return liveness;
}
