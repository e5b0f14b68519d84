import { heartbeatMs, liveEndpoints, silentAfterMs } from "#domain/api/live.ts";
import { addressOfCall } from "#inbox/api/call.ts";

/** What a tab receives. */
export type Signal =
  | { readonly kind: "ready" | "beat" | "storage-failed" | "ended" }
  /** The connection broke; the server refused it; nothing arrived for too long. */
  | { readonly kind: "lost" | "refused" | "silent" }
  /** Without an id, any booking may have changed. */
  | { readonly kind: "change"; readonly bookingId: string | undefined };

const silenceCheckMs = 5000;
const retryMs = 5000;

/** The id in `{"bookingId":"…"}`; undefined if there is none. */
export function changedBooking(data: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(data);
    const isObject = typeof parsed === "object" && parsed !== null && "bookingId" in parsed;
    return isObject && typeof parsed.bookingId === "string" ? parsed.bookingId : undefined;
  } catch {
    return undefined;
  }
}

export const isLive = ({ kind }: Signal): boolean =>
  kind === "ready" || kind === "beat" || kind === "storage-failed" || kind === "change";

export interface LiveLine {
  /** Opens the stream of events, in place of one that may be dead. */
  open(): void;
  /** Opens it unless it is known to be alive: the device or the tab may have been asleep. */
  wake(): void;
  /** Says that it is lost, and opens it again in a moment: another request got no answer. */
  doubt(): void;
  close(): void;
}

/** Receives the server's events. The stream is reopened when it breaks, is refused, or falls silent. */
export function createLiveLine(onSignal: (signal: Signal) => void): LiveLine {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let check: ReturnType<typeof setInterval> | undefined;
  let lastHeard = 0;
  let isAlive = false;

  const emit = (signal: Signal) => {
    lastHeard = Date.now();
    isAlive = isLive(signal);
    onSignal(signal);
  };
  const silentMs = () => Date.now() - lastHeard;

  function close(): void {
    source?.close();
    clearTimeout(retry);
    clearInterval(check);
    isAlive = false;
  }
  function open(): void {
    close();
    lastHeard = Date.now();
    const opened = new EventSource(addressOfCall(liveEndpoints.live, {}));
    source = opened;
    opened.addEventListener("ready", () => emit({ kind: "ready" }));
    opened.addEventListener("beat", () => emit({ kind: "beat" }));
    opened.addEventListener("storage-failed", () => emit({ kind: "storage-failed" }));
    opened.addEventListener("change", ({ data }: MessageEvent<string>) =>
      emit({ kind: "change", bookingId: changedBooking(data) }),
    );
    opened.addEventListener("ended", () => {
      close();
      emit({ kind: "ended" });
    });
    opened.onerror = () => {
      const isRefused = opened.readyState === EventSource.CLOSED;
      emit({ kind: isRefused ? "refused" : "lost" });
      if (isRefused) retry = setTimeout(open, retryMs);
    };
    // An interval rather than a timer for each event: it also notices that the device was asleep.
    check = setInterval(() => {
      if (silentMs() < silentAfterMs) return;
      emit({ kind: "silent" });
      open();
    }, silenceCheckMs);
  }

  return {
    open,
    wake() {
      if (!isAlive || silentMs() > heartbeatMs + silenceCheckMs) open();
    },
    doubt() {
      if (!isAlive) return;
      close();
      emit({ kind: "lost" });
      retry = setTimeout(open, retryMs);
    },
    close,
  };
}
