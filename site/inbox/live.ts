import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { refresh } from "./reads.ts";
import { sessionKey } from "./session.ts";

/** Changes within so many milliseconds are read together. */
const together = 100;
/** Milliseconds until a stream that the server refused is tried again. */
const retryAfter = 5000;

/** The id in "{"bookingId":"…"}"; undefined where it says none, which stands for all. */
export function changedBooking(data: string): string | undefined {
  try {
    const said: unknown = JSON.parse(data);
    const isObject = typeof said === "object" && said !== null && "bookingId" in said;
    return isObject && typeof said.bookingId === "string" ? said.bookingId : undefined;
  } catch {
    return undefined;
  }
}

export type Liveness = "connecting" | "live" | "lost";

/** Listens to the server: what changed is read again. Says how the connection stands. */
export function useLive(): Liveness {
  const client = useQueryClient();
  const [liveness, setLiveness] = useState<Liveness>("connecting");
  useEffect(() => {
    const changed = new Set<string | undefined>();
    let source: EventSource | undefined;
    let flush: ReturnType<typeof setTimeout> | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let wasLost = false;

    // The first change is read at once; those that follow closely wait for each other.
    const readAgain = () => {
      flush = undefined;
      if (changed.size === 0) return;
      const ids = changed.has(undefined) ? [undefined] : [...changed];
      changed.clear();
      for (const id of ids) refresh(client, id);
      flush = setTimeout(readAgain, together);
    };
    const note = (id: string | undefined) => {
      changed.add(id);
      if (flush === undefined) readAgain();
    };
    const connect = () => {
      source = new EventSource("/api/live");
      source.addEventListener("ready", () => {
        setLiveness("live");
        if (wasLost) note(undefined);
        wasLost = false;
      });
      source.addEventListener("change", ({ data }: MessageEvent<string>) =>
        note(changedBooking(data)),
      );
      source.onerror = () => {
        setLiveness("lost");
        wasLost = true;
        if (source?.readyState !== EventSource.CLOSED) return;
        // Refused: perhaps the session ended. Whoever asks who is signed in finds out.
        client.invalidateQueries({ queryKey: sessionKey });
        retry = setTimeout(connect, retryAfter);
      };
    };
    connect();
    return () => {
      source?.close();
      clearTimeout(flush);
      clearTimeout(retry);
    };
  }, [client]);
  return liveness;
}
