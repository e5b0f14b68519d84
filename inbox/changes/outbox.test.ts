// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  addUnsent,
  forgetOutbox,
  type KeptChange,
  outboxText,
  readOutbox,
  type Unsent,
  watchOutbox,
} from "./outbox.ts";
import { createSender, type Sent } from "./send-in-order.ts";

const note = (text: string): KeptChange => ({ bookingId: "b-1", name: "Ann Núñez", note: text });
const pressed = (key: string, user = "riley"): Unsent => ({
  ...{ key, user, at: "2026-11-20T17:00:00.000Z" },
  change: note(key),
});
const keys = () => readOutbox().map(({ key }) => key);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  forgetOutbox();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends riley's changes to a server that answers this. */
function sending(answers: Readonly<Record<string, readonly Sent<string>["kind"][]>> = {}) {
  const asked: string[] = [];
  const results: string[] = [];
  const sender = createSender<string>({
    user: "riley",
    async send({ key }) {
      const before = asked.filter((one) => one === key).length;
      asked.push(key);
      const kind = answers[key]?.[before] ?? "stored";
      if (kind === "stored") return { kind, answer: key };
      return kind === "refused" ? { kind, why: "Sam was first" } : { kind };
    },
    onSent: ({ key }, { kind }) => results.push(`${key} ${kind}`),
    keepsRefused: ({ key }) => key !== "b",
  });
  return { ...sender, asked, results };
}

test("changes are sent in their order, one at a time, and once each", async () => {
  for (const key of ["a", "b", "c"]) addUnsent(pressed(key));
  const { sendNow, asked } = sending();
  await Promise.all([sendNow(), sendNow()]);
  expect(asked).toEqual(["a", "b", "c"]);
  expect(keys()).toEqual([]);
});

test("without an answer the first waits, the others behind it, and all are sent after five seconds", async () => {
  for (const key of ["a", "b"]) addUnsent(pressed(key));
  const { sendNow, asked, results } = sending({ a: ["later", "later"] });
  await sendNow();
  expect([asked, keys()]).toEqual([["a"], ["a", "b"]]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(results).toEqual(["a later", "a later"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(results).toEqual(["a later", "a later", "a stored", "b stored"]);
  expect(keys()).toEqual([]);
});

test("a refused change stays with its reason where nobody waited for the answer, and holds up no other", async () => {
  for (const key of ["a", "b", "c"]) addUnsent(pressed(key));
  const { sendNow, results } = sending({ a: ["refused"], b: ["refused"] });
  await sendNow();
  expect(results).toEqual(["a refused", "b refused", "c stored"]);
  expect(readOutbox()).toEqual([{ ...pressed("a"), refused: "Sam was first" }]);
  await sendNow();
  expect(results).toHaveLength(3);
});

test("nobody sends the changes of somebody else, and the next user deletes them", async () => {
  addUnsent(pressed("a", "sam"));
  addUnsent(pressed("b"));
  const { sendNow, asked } = sending();
  await sendNow();
  expect(asked).toEqual(["b"]);
  expect(keys()).toEqual(["a"]);
  forgetOutbox("riley");
  expect(outboxText()).toBe("");
});

test("after it was stopped, it sends nothing more, but remembers what was stored", async () => {
  for (const key of ["a", "b"]) addUnsent(pressed(key));
  const { sendNow, stop, results } = sending();
  const sent = sendNow();
  stop();
  await sent;
  expect([keys(), results]).toEqual([["b"], []]);
});

test("the same change is not added twice, but again once it was refused", () => {
  expect(addUnsent(pressed("a"))).toBe("a");
  expect(addUnsent({ ...pressed("a"), key: "b" })).toBeUndefined();
  forgetOutbox();
  addUnsent({ ...pressed("a"), refused: "Sam was first" });
  expect(addUnsent({ ...pressed("a"), key: "b" })).toBe("b");
});

test("another outcome of a visit takes the place of the first, also while that is being sent", async () => {
  const outcome = (key: string, state: "done" | "no-access"): Unsent => ({
    ...pressed(key),
    change: { bookingId: "b-1", name: "Ann Núñez", outcome: { state, seen: 0 } },
  });
  addUnsent(outcome("a", "done"));
  addUnsent(pressed("b"));
  const { sendNow, asked } = sending();
  const sent = sendNow();
  expect(addUnsent(outcome("c", "no-access"))).toBe("a");
  expect(readOutbox()).toEqual([outcome("a", "no-access"), pressed("b")]);
  await sent;
  expect(asked).toEqual(["a", "a", "b"]);
  expect(keys()).toEqual([]);
});

test("other tabs and this one hear of changes, and text that cannot be read is none", () => {
  const listen = vi.fn();
  const stop = watchOutbox(listen);
  addUnsent(pressed("a"));
  dispatchEvent(new StorageEvent("storage", { key: "inbox-outbox" }));
  dispatchEvent(new StorageEvent("storage", { key: "another" }));
  stop();
  addUnsent(pressed("b"));
  expect(listen).toHaveBeenCalledTimes(2);
  expect(readOutbox("{")).toEqual([]);
  expect(readOutbox('[{"key":1}]')).toEqual([]);
});

test("in a browser that stores nothing, the page itself remembers", () => {
  vi.stubGlobal("localStorage", undefined);
  addUnsent(pressed("a"));
  expect(keys()).toEqual(["a"]);
});
