import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fairQueue } from "./fair-queue.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

/** Two slots, which stay empty for a second once used up. */
function turns({ slots = 2, maxWaiting = 4 } = {}) {
  const takeTurn = fairQueue({ slots, cooldownMs: 1000, maxWaiting });
  const done: string[] = [];
  const refused: string[] = [];
  const ask = (group: string, name = group, usesUp = true) => {
    const work = async () => done.push(name);
    takeTurn(group, work, () => usesUp).catch(({ code }) => refused.push(`${name}: ${code}`));
  };
  return { ask, done, refused, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test("groups take turns, no matter how long their lines are", async () => {
  const { ask, done, pass } = turns({ slots: 1 });
  for (const name of ["a1", "a2", "a3", "a4"]) ask("a", name);
  ask("b");
  await pass(0);
  expect(done).toEqual(["a1"]);
  await pass(1000);
  await pass(1000);
  expect(done).toEqual(["a1", "a2", "b"]);
});

test("work that does not use up its slot makes room immediately", async () => {
  const { ask, done, pass } = turns({ slots: 1 });
  for (const name of ["1", "2", "3"]) ask(name, name, false);
  await pass(0);
  expect(done).toEqual(["1", "2", "3"]);
});

test("when too many are waiting, the last one in the longest line is refused", async () => {
  const { ask, done, refused, pass } = turns();
  for (let turn = 1; turn <= 7; turn += 1) ask("flood", `flood-${turn}`);
  await pass(0);
  expect(done).toEqual(["flood-1", "flood-2"]);
  expect(refused).toEqual(["flood-7: overloaded"]);
  ask("owner");
  await pass(0);
  expect(refused).toEqual(["flood-7: overloaded", "flood-6: overloaded"]);
  await pass(1000);
  expect(done).toContain("owner");
});

test("work that fails gives its slot back", async () => {
  const takeTurn = fairQueue({ slots: 1, cooldownMs: 1000, maxWaiting: 4 });
  const broken = () => Promise.reject(new Error("the disk is on fire"));
  await expect(takeTurn("a", broken, () => true)).rejects.toThrow("fire");
  expect(
    await takeTurn(
      "a",
      async () => "done",
      () => true,
    ),
  ).toBe("done");
});
