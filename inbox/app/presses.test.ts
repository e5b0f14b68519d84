// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { persistQueryClient } from "@tanstack/react-query-persist-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { detailSample } from "#inbox/testing/samples.ts";
import { addNote, type BookingChange } from "./changes.ts";
import { createPersister, forgetKept, forgetLists, isKeptQuery } from "./kept.ts";
import { isUnsent, pressedOf, pressKey, registerPresses } from "./presses.ts";

const stored = () => Response.json(detailSample());
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const refused = (status: number, more = {}) => Response.json({ title: "No", ...more }, { status });

type Answer = () => Response | Promise<Response>;

/** A server that gives these answers in turn, then stores everything. */
function serve(...answers: Answer[]) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method, body, headers }: RequestInit) => {
    const key = new Headers(headers).get("idempotency-key") ?? "";
    asked.push([method, address, body, key].filter(Boolean).join(" "));
    return (answers.shift() ?? stored)();
  });
  return asked;
}

const clients: QueryClient[] = [];
function newTab() {
  const client = new QueryClient();
  clients.push(client);
  registerPresses(client);
  const press = (key: string, change: BookingChange) => {
    const at = "2026-11-20T17:00:00.000Z";
    const scope = { id: change.bookingId };
    client
      .getMutationCache()
      .build(client, { mutationKey: pressKey, meta: { key }, scope })
      .execute({ ...change, key, at })
      .catch(() => {});
  };
  const states = () =>
    client
      .getMutationCache()
      .getAll()
      .map((one) => {
        const { press: { key = "" } = {}, state, refused: why } = pressedOf(one) ?? {};
        return `${key} ${why ? why.title : state}`;
      });
  const keep = (user = "riley") => {
    const dehydrateOptions = {
      shouldDehydrateQuery: isKeptQuery,
      shouldDehydrateMutation: isUnsent,
    };
    const maxAge = Number.POSITIVE_INFINITY;
    return persistQueryClient({
      ...{
        queryClient: client,
        persister: createPersister(),
        buster: user,
        maxAge,
        dehydrateOptions,
      },
    });
  };
  return { client, press, states, keep };
}

const note = (text: string, id = "b-1") => addNote(bookingSample({ id }), text);
const posted = (text: string, key: string, id = "b-1") =>
  `POST /api/bookings/${id}/notes {"text":"${text}"} ${key}`;

const settle = () => vi.advanceTimersByTimeAsync(0);
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await forgetKept();
});

test("a lost answer, a full disk and a crowd are tried again with the same key; the next of that booking waits, others do not", async () => {
  const crowd = () => refused(429);
  const full = () => refused(503, { code: "storage-failed" });
  const asked = serve(lost, stored, crowd, full);
  const { press, states } = newTab();
  press("a", note("one"));
  press("b", note("two"));
  press("c", note("other", "b-2"));
  await settle();
  expect(asked).toEqual([posted("one", "a"), posted("other", "c", "b-2")]);
  expect(states()).toEqual(["a waiting", "b waiting", "c answered"]);
  await seconds(10);
  expect(states()).toEqual(["a waiting", "b waiting", "c answered"]);
  await seconds(5);
  expect(asked.slice(2)).toEqual([...Array(3).fill(posted("one", "a")), posted("two", "b")]);
  expect(states()).toEqual(["a answered", "b answered", "c answered"]);
});

test("a refusal says who was first and is not sent again; an ended session leaves the press waiting", async () => {
  const asked = serve(
    () => refused(409, { actor: "Dana" }),
    () => refused(409),
    () => refused(422),
    () => refused(401),
  );
  const { press, states } = newTab();
  for (const key of ["a", "b", "c", "d"]) press(key, note("one", key));
  await seconds(20);
  expect(states()).toEqual([
    ...["a Dana changed this first", "b Someone else changed this first"],
    ...["c That was not saved", "d waiting"],
  ]);
  expect(asked).toHaveLength(4);
});

test("a press that was taken from the list is not tried again", async () => {
  const asked = serve(lost);
  const { client, press } = newTab();
  press("a", note("one"));
  await settle();
  client.getMutationCache().clear();
  await seconds(20);
  expect(asked).toHaveLength(1);
});

test("what is pressed is sent after the tab was closed, with its key, also if another tab has kept its own lists since", async () => {
  serve(lost);
  const first = newTab();
  const [close, isOpen] = first.keep();
  await isOpen;
  const second = newTab();
  await second.keep()[1];
  first.press("a", note("one"));
  await settle();
  close();
  first.client.clear();
  second.client.setQueryData(["/api/tasks"], { items: [] });
  await settle();

  const asked = serve();
  const third = newTab();
  await third.keep()[1];
  expect(third.states()).toEqual(["a waiting"]);
  await third.client.resumePausedMutations();
  expect(asked).toEqual([posted("one", "a")]);
  const last = newTab();
  await last.keep()[1];
  expect(last.states()).toEqual([]);
});

test("the lists of the last day are there without a connection, never gate notes; another user finds nothing", async () => {
  const { client, press, keep } = newTab();
  await keep()[1];
  serve(lost);
  press("a", note("one"));
  for (const address of ["/api/tasks", "/api/visits?from=2026-11-20", "/api/bookings/b-1"])
    client.setQueryData([address], {});
  client.setQueryData(["/api/visits/gate-notes?day=2026-11-20"], { notes: ["4711"] });
  await settle();
  const keptBy = async (user: string) => {
    const tab = newTab();
    const [close, isOpen] = tab.keep(user);
    await isOpen;
    close();
    const lists = tab.client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]);
    return [...lists, ...tab.states()];
  };
  const lists = ["/api/tasks", "/api/visits?from=2026-11-20"];
  expect(await keptBy("riley")).toEqual([...lists, "a waiting"]);
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  expect(await keptBy("riley")).toEqual(["a waiting"]);
  await forgetLists();
  expect(await keptBy("riley")).toEqual(["a waiting"]);
  expect(await keptBy("sam")).toEqual([]);
  expect(await keptBy("riley")).toEqual([]);
});
