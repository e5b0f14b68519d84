import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fairTurns } from "./fair-turns.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

/** Two places, which stay empty for a second once used up. */
function turns({ places = 2, mostWaiting = 4 } = {}) {
  const takeTurn = fairTurns({ places, restMs: 1000, mostWaiting });
  const done: string[] = [];
  const refused: string[] = [];
  const ask = (group: string, name = group, usesUp = true) => {
    const work = async () => done.push(name);
    takeTurn(group, work, () => usesUp).catch(({ code }) => refused.push(`${name}: ${code}`));
  };
  return { ask, done, refused, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test("groups take turns, however long their lines are", async () => {
  const { ask, done, pass } = turns({ places: 1 });
  for (const name of ["a1", "a2", "a3", "a4"]) ask("a", name);
  ask("b");
  await pass(0);
  expect(done).toEqual(["a1"]);
  await pass(1000);
  await pass(1000);
  expect(done).toEqual(["a1", "a2", "b"]);
});

test("what does not use its place up makes room at once", async () => {
  const { ask, done, pass } = turns({ places: 1 });
  for (const name of ["1", "2", "3"]) ask(name, name, false);
  await pass(0);
  expect(done).toEqual(["1", "2", "3"]);
});

test("where too many wait the longest line loses its last, and a group alone is refused", async () => {
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

test("work that fails gives its place back", async () => {
  const takeTurn = fairTurns({ places: 1, restMs: 1000, mostWaiting: 4 });
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
