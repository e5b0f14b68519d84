import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { refresh } from "#site/inbox/reads.ts";
import { sessionKey } from "#site/inbox/session.ts";
import { useWakeUp } from "#site/inbox/use-wake-up.ts";
import { type LiveLine, openLiveLine } from "./live-line.ts";

/** Changes within this many milliseconds are read together. */
const batchMs = 100;

export type Liveness = "connecting" | "live" | "lost";

/** Reads again what the server says has changed. Returns whether changes arrive. */
export function useLive(): Liveness {
  const client = useQueryClient();
  const [liveness, setLiveness] = useState<Liveness>("connecting");
  const line = useRef<LiveLine>(undefined);

  useEffect(() => {
    const changed = new Set<string | undefined>();
    let flush: ReturnType<typeof setTimeout> | undefined;
    let wasLive = false;

    // The first change is read at once; those that follow closely wait for each other.
    const readAgain = () => {
      flush = undefined;
      if (changed.size === 0) return;
      const ids = changed.has(undefined) ? [undefined] : [...changed];
      changed.clear();
      for (const id of ids) refresh(client, id);
      flush = setTimeout(readAgain, batchMs);
    };
    const note = (id: string | undefined) => {
      changed.add(id);
      if (flush === undefined) readAgain();
    };
    line.current = openLiveLine((signal) => {
      const { kind } = signal;
      const isLive = kind === "ready" || kind === "beat" || kind === "change";
      setLiveness(isLive ? "live" : "lost");
      if (kind === "change") note(signal.bookingId);
      // A stream that was opened again may have missed something.
      if (kind === "silent" || (kind === "ready" && wasLive)) note(undefined);
      wasLive ||= isLive;
      if (kind === "ended") client.setQueryData(sessionKey, null);
      // Another tab may have signed in already.
      if (kind === "ended" || kind === "refused")
        client.invalidateQueries({ queryKey: sessionKey });
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
