import { heartbeatMs, liveEndpoints, silentAfterMs } from "#domain/api/live.ts";
import { addressOfCall } from "#site/api/call.ts";

/** What a tab hears, from the server or from the tab that listens for all tabs. */
export type Signal =
  | { readonly kind: "ready" | "beat" | "ended" }
  /** The connection broke; the server refused it; nothing was heard for too long. */
  | { readonly kind: "lost" | "refused" | "silent" }
  /** Without an id any booking may have changed. */
  | { readonly kind: "change"; readonly bookingId: string | undefined };

/** The lock that the listening tab holds, and the channel on which it passes on what it hears. */
const lineName = "inbox-live";
/** How often a tab looks whether it still hears anything. */
const checkMs = 5000;
/** When a stream that the server refused is tried again. */
const retryMs = 5000;

/** The id in "{"bookingId":"…"}"; undefined where there is none. */
export function changedBooking(data: string): string | undefined {
  try {
    const said: unknown = JSON.parse(data);
    const isObject = typeof said === "object" && said !== null && "bookingId" in said;
    return isObject && typeof said.bookingId === "string" ? said.bookingId : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the server's stream of events, again and again where it breaks. Returns what closes it. */
function listen(tell: (signal: Signal) => void): () => void {
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    source = new EventSource(addressOfCall(liveEndpoints.live, {}));
    source.addEventListener("ready", () => tell({ kind: "ready" }));
    source.addEventListener("beat", () => tell({ kind: "beat" }));
    source.addEventListener("change", ({ data }: MessageEvent<string>) =>
      tell({ kind: "change", bookingId: changedBooking(data) }),
    );
    source.addEventListener("ended", () => {
      source.close();
      tell({ kind: "ended" });
    });
    source.onerror = () => {
      const isRefused = source.readyState === EventSource.CLOSED;
      tell({ kind: isRefused ? "refused" : "lost" });
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
  /** The device or the tab woke up: a connection that has died meanwhile is opened anew at once. */
  wake(): void;
  close(): void;
}

/**
 * Hears the server's events. Browsers open six connections to a host over HTTP/1.1, so only one tab listens and passes
 * on what it hears. Without locks (plain HTTP on another host than localhost) each tab listens for itself.
 */
export function openLiveLine(hear: (signal: Signal) => void): LiveLine {
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
    hear(signal);
  };
  const tell = (signal: Signal) => {
    if (isShared) channel.postMessage(signal);
    receive(signal);
  };
  const startListening = () => {
    stopListening?.();
    stopListening = listen(tell);
  };

  /** Listens for all tabs once the lock is free, or now: `steal` takes it from a tab that is frozen. */
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
    // Rejected when another tab steals the lock, and when the wait is given up.
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
  // A clock of its own rather than a timer for each event: it also notices that the device was asleep.
  const check = setInterval(() => {
    if (silentMs() < silentAfterMs) return;
    tell({ kind: "silent" });
    reconnect();
  }, checkMs);

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
      if (!isLive || silentMs() > heartbeatMs + checkMs) reconnect();
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
