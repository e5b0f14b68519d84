import { heartbeatMs, liveEndpoints, silentAfterMs } from "#domain/api/live.ts";
import { addressOfCall } from "#inbox/call.ts";

/** What a tab receives, from the server or from the tab that listens for all tabs. */
export type Signal =
  | { readonly kind: "ready" | "beat" | "ended" }
  /** The connection broke; the server refused it; nothing arrived for too long. */
  | { readonly kind: "lost" | "refused" | "silent" }
  /** Without an id, any booking may have changed. */
  | { readonly kind: "change"; readonly bookingId: string | undefined };

/** The lock that the listening tab holds, and the channel to the other tabs. */
const lineName = "inbox-live";
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

/** Opens the server's stream of events, and reopens it when it breaks. @returns closes it */
function listen(emit: (signal: Signal) => void): () => void {
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    source = new EventSource(addressOfCall(liveEndpoints.live, {}));
    source.addEventListener("ready", () => emit({ kind: "ready" }));
    source.addEventListener("beat", () => emit({ kind: "beat" }));
    source.addEventListener("change", ({ data }: MessageEvent<string>) =>
      emit({ kind: "change", bookingId: changedBooking(data) }),
    );
    source.addEventListener("ended", () => {
      source.close();
      emit({ kind: "ended" });
    });
    source.onerror = () => {
      const isRefused = source.readyState === EventSource.CLOSED;
      emit({ kind: isRefused ? "refused" : "lost" });
      if (isRefused) retry = setTimeout(connect, retryMs);
    };
  };
  connect();
  return () => {
    source.close();
    clearTimeout(retry);
  };
}

export interface LiveLine {
  /** Reopens a dead connection immediately after the device or the tab was asleep. */
  wake(): void;
  /** Opens a new stream after the old session has ended and this browser has signed in again. */
  reopen(): void;
  close(): void;
}

/**
 * Receives the server's events. Browsers open six connections to a host over HTTP/1.1, so one tab listens for all tabs.
 * Without locks (plain HTTP on a host other than localhost) each tab listens for itself.
 */
export function openLiveLine(onSignal: (signal: Signal) => void): LiveLine {
  const channel = new BroadcastChannel(lineName);
  const isShared = "locks" in navigator;
  let lastHeard = Date.now();
  let isLive = false;
  let isClosed = false;
  let waiting = new AbortController();
  let stopListening: (() => void) | undefined;
  let handOver: (() => void) | undefined;

  const receive = (signal: Signal) => {
    lastHeard = Date.now();
    isLive = signal.kind === "ready" || signal.kind === "beat" || signal.kind === "change";
    onSignal(signal);
  };
  const emit = (signal: Signal) => {
    if (isShared) channel.postMessage(signal);
    receive(signal);
  };
  const startListening = () => {
    stopListening?.();
    stopListening = listen(emit);
  };

  /** Listens for all tabs once the lock is free; `steal` takes it from a frozen tab now. */
  async function lead({ steal }: { readonly steal: boolean }): Promise<void> {
    waiting.abort();
    waiting = new AbortController();
    let hasLed = false;
    const hold = async () => {
      if (isClosed) return;
      hasLed = true;
      startListening();
      await new Promise<void>((resolve) => {
        handOver = resolve;
      });
    };
    const options = steal ? { steal } : { signal: waiting.signal };
    // Rejected when another tab steals the lock and when waiting is aborted.
    await navigator.locks.request(lineName, options, hold).catch(() => {});
    if (!hasLed || isClosed) return;
    stopListening?.();
    stopListening = undefined;
    await lead({ steal: false });
  }

  const reconnect = () => {
    lastHeard = Date.now();
    if (stopListening) startListening();
    else lead({ steal: true });
  };
  const silentMs = () => Date.now() - lastHeard;
  // An interval rather than a timer for each event: it also notices that the device was asleep.
  const check = setInterval(() => {
    if (silentMs() < silentAfterMs) return;
    emit({ kind: "silent" });
    reconnect();
  }, silenceCheckMs);

  channel.onmessage = ({ data }: MessageEvent<Signal | "hello">) => {
    if (data !== "hello") receive(data);
    else if (stopListening && isLive) channel.postMessage({ kind: "beat" });
  };
  if (isShared) {
    channel.postMessage("hello");
    lead({ steal: false });
  } else startListening();

  return {
    wake() {
      if (!isLive || silentMs() > heartbeatMs + silenceCheckMs) reconnect();
    },
    reopen() {
      if (stopListening) startListening();
    },
    close() {
      isClosed = true;
      clearInterval(check);
      channel.close();
      waiting.abort();
      stopListening?.();
      handOver?.();
    },
  };
}
