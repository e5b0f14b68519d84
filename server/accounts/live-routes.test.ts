import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { heartbeatMs } from "#domain/api/session.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { ChangeListener } from "#server/db/store.ts";
import { noChanges, now, type TestApp, testBuild, withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { liveEvents } from "#server/testing/clients.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { gatherMs } from "./live-routes.ts";

const said = (user: string) =>
  `change {"user":${user},"version":"${testBuild.builtAt} ${noChanges.live}"}`;
const change = said('"riley"');
const ended = said("null");

/** An open stream whose heartbeats the test triggers. */
async function openLine({ server, app }: TestApp) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const headers = await signIn({ server, app });
  const url = await server.listen({ port: 0 });
  const answer = await fetch(`${url}/api/live`, { headers });
  if (!answer.body) throw new Error("no line");
  const line = liveEvents(answer.body);
  expect(await line.next()).toMatchObject({ value: change });
  return { answer, headers, line, beat: () => vi.advanceTimersByTime(heartbeatMs) };
}

/** Has the test notify the listeners of a store. */
function listenersOf(store: TestApp["app"]["store"]): ReadonlySet<ChangeListener> {
  const listeners = new Set<ChangeListener>();
  store.onChange = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return listeners;
}

test("an event stream says whose session it is, once for changes of a moment, and ends with the server", () =>
  withApp({}, async (test) => {
    const { answer, line } = await openLine(test);
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
    expect(answer.headers.get("cache-control")).toMatch(/no-(store|cache)/);
    const changed = ["one", "two"].map((id) =>
      test.app.store.run(storeBooking, newBooking({ id })),
    );
    await Promise.all(changed);
    expect(await line.next()).toMatchObject({ value: change });
    const closed = test.server.close();
    expect(await line.next()).toMatchObject({ done: true });
    await closed;
  }));

test("a client that takes no events, and one that asks for the head of a stream, are refused", () =>
  withApp({}, async ({ server, app }) => {
    const signedIn = await signIn({ server, app });
    const headers = { ...signedIn, accept: "application/json" };
    const refused = await server.inject({ url: "/api/live", headers });
    expect(refused).toMatchObject({ statusCode: 406 });
    expect(refused.headers["content-type"]).toContain("application/problem+json");
    const head = await server.inject({ method: "HEAD", url: "/api/live", headers: signedIn });
    expect(head).toMatchObject({ statusCode: 404 });
  }));

test("a client that does not read is cut off, so that nothing piles up", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    const listeners = listenersOf(app.store);
    const url = new URL(await server.listen({ port: 0 }));
    const here = new Promise<Socket>((resolve) => server.server.once("connection", resolve));
    const line = connect({ host: url.hostname, port: Number(url.port) });
    line.write(`GET /api/live HTTP/1.1\r\nhost: site\r\ncookie: ${headers.cookie}\r\n\r\n`);
    await once(line, "data");
    line.pause();
    const socket = await here;
    const gone = new Promise((resolve) => socket.once("close", resolve));
    // Simulates a network that takes no more.
    socket.cork();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    for (let count = 0; count < 10_000 && !socket.destroyed; count += 1) {
      for (const notify of listeners) notify();
      vi.advanceTimersByTime(gatherMs);
    }
    vi.useRealTimers();
    await gone;
    line.destroy();
  }));

test.each(["ends elsewhere", "expires"])(
  "a session that %s ends its stream at the next heartbeat",
  (how) => {
    let time = now;
    return withApp({ now: () => time }, async (test) => {
      const { headers, line, beat } = await openLine(test);
      if (how === "expires") time = new Date(now.getTime() + 31 * 86_400_000);
      else await test.server.inject({ method: "DELETE", url: "/api/sessions/this", headers });
      beat();
      expect(await line.next()).toMatchObject({ value: ended });
      expect(await line.next()).toMatchObject({ done: true });
    });
  },
);

test("a store that is unavailable for a while ends no stream", () =>
  withApp({}, async (test) => {
    const { line, beat } = await openLine(test);
    const run = vi.spyOn(test.app.store, "run").mockRejectedValue(new StorageError("away"));
    beat();
    run.mockRestore();
    await test.app.store.run(storeBooking, newBooking({ id: "new" }));
    expect(await line.next()).toMatchObject({ value: change });
    await line.return(undefined);
  }));
