import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changedBooking, createLiveLine, type Signal } from "./live-line.ts";

/** The browser's streams, as far as the line uses them. */
class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = FakeEventSource.CONNECTING;
  onerror: (() => void) | undefined;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  say(name: string, data = "{}") {
    this.dispatchEvent(Object.assign(new Event(name), { data }));
  }

  fail({ isRefused }: { readonly isRefused: boolean }) {
    if (isRefused) this.readyState = FakeEventSource.CLOSED;
    this.onerror?.();
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}

const newest = () => {
  const source = FakeEventSource.opened.at(-1);
  if (!source) throw new Error("no stream was opened");
  return source;
};
const openStreams = () =>
  FakeEventSource.opened.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED).length;

const lines: { close(): void }[] = [];

/** A line, and what it has received since the last look. */
function opened() {
  let heard: string[] = [];
  const line = createLiveLine((signal: Signal) =>
    heard.push(signal.kind === "change" ? `change ${signal.bookingId}` : signal.kind),
  );
  line.open();
  lines.push(line);
  return {
    ...line,
    heard: () => {
      const last = heard;
      heard = [];
      return last;
    },
  };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  vi.stubGlobal("EventSource", FakeEventSource);
  FakeEventSource.opened = [];
});
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a change names its booking", () => {
  expect(changedBooking('{"bookingId":"b-1"}')).toBe("b-1");
});

test("a change without an id means all bookings", () => {
  for (const data of ["{}", "null", "", "no JSON", '{"bookingId":7}'])
    expect(changedBooking(data)).toBeUndefined();
});

test("messages from the server reach the listeners", () => {
  const line = opened();
  expect(newest().url).toBe("/api/live");
  newest().say("ready");
  newest().say("change", '{"bookingId":"b-1"}');
  newest().say("beat");
  newest().say("storage-failed");
  expect(line.heard()).toEqual(["ready", "change b-1", "beat", "storage-failed"]);
});

test("a stream stays open for as long as heartbeats arrive", async () => {
  const line = opened();
  newest().say("ready");
  for (let beat = 0; beat < 40; beat += 1) {
    await seconds(15);
    newest().say("beat");
  }
  expect(line.heard()).not.toContain("silent");
  expect(FakeEventSource.opened).toHaveLength(1);
});

test("after 45 seconds without a signal the stream is reopened, every time", async () => {
  const line = opened();
  newest().say("ready");
  line.heard();
  await seconds(44);
  expect(line.heard()).toEqual([]);
  await seconds(6);
  expect(line.heard()).toEqual(["silent"]);
  expect(FakeEventSource.opened).toHaveLength(2);
  expect(openStreams()).toBe(1);
  await seconds(50);
  expect(line.heard()).toEqual(["silent"]);
  expect(openStreams()).toBe(1);
  newest().say("ready");
  expect(line.heard()).toEqual(["ready"]);
});

test("a stream that never answers also counts as silent", async () => {
  const line = opened();
  await seconds(50);
  expect(line.heard()).toEqual(["silent"]);
});

test("a device that wakes up from sleep reopens the stream immediately", async () => {
  const line = opened();
  newest().say("ready");
  line.wake();
  expect(FakeEventSource.opened).toHaveLength(1);
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  line.wake();
  expect(FakeEventSource.opened).toHaveLength(2);
  expect(openStreams()).toBe(1);
});

test("a stream that broke is lost, and waking up does not wait for the browser's next attempt", () => {
  const line = opened();
  newest().say("ready");
  newest().fail({ isRefused: false });
  expect(line.heard()).toEqual(["ready", "lost"]);
  line.wake();
  expect(FakeEventSource.opened).toHaveLength(2);
});

test("a stream that the server refused is tried again after five seconds", async () => {
  const line = opened();
  newest().fail({ isRefused: true });
  expect(line.heard()).toEqual(["refused"]);
  await seconds(5);
  expect(FakeEventSource.opened).toHaveLength(2);
});

test("a request without an answer makes the line lost, and it is opened again after five seconds", async () => {
  const line = opened();
  newest().say("ready");
  line.doubt();
  line.doubt();
  expect(line.heard()).toEqual(["ready", "lost"]);
  expect(openStreams()).toBe(0);
  await seconds(5);
  expect(openStreams()).toBe(1);
});

test("the stream stays closed after the session has ended", async () => {
  const line = opened();
  newest().say("ready");
  newest().say("ended");
  expect(line.heard()).toEqual(["ready", "ended"]);
  await seconds(30);
  expect(openStreams()).toBe(0);
});

test("a closed line opens nothing by itself", async () => {
  const line = opened();
  newest().fail({ isRefused: true });
  line.close();
  await seconds(60);
  expect(openStreams()).toBe(0);
  line.wake();
  expect(openStreams()).toBe(1);
});
