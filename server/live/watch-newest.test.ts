import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createChanges } from "#server/db/changes.ts";
import { watchNewest } from "./watch-newest.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const every = 15_000;

/** A storage that only knows its newest booking. */
function watched() {
  const changes = createChanges();
  const missed = vi.fn<() => void>();
  const state = { id: "first", away: false };
  const newest = vi.fn(async () => {
    if (state.away) throw new Error("away");
    return state.id;
  });
  const end = watchNewest({ newest, onChange: changes.onChange, every, missed });
  const looks = (count: number) => vi.advanceTimersByTimeAsync(count * every);
  const book = (id: string, heard: boolean) => {
    state.id = id;
    if (heard) changes.tell(id);
  };
  return { state, newest, missed, looks, book, end };
}

test("a booking that nobody told of is noticed with the next look, once", async () => {
  const { missed, looks, book } = watched();
  await looks(1);
  book("unheard", false);
  await looks(1);
  expect(missed).toHaveBeenCalledTimes(1);
  await looks(3);
  expect(missed).toHaveBeenCalledTimes(1);
});

test("what was there before, and what was told of, is not noticed", async () => {
  const { missed, looks, book } = watched();
  await looks(2);
  book("told", true);
  book("told too", true);
  await looks(1);
  book("told later", true);
  await looks(3);
  expect(missed).not.toHaveBeenCalled();
});

test("what is told while the question is under way was heard", async () => {
  const { newest, missed, looks, book } = watched();
  await looks(1);
  newest.mockImplementationOnce(async () => {
    book("just now", true);
    return "just now";
  });
  await looks(2);
  expect(missed).not.toHaveBeenCalled();
});

test("a storage that is away for a while is asked again", async () => {
  const { state, missed, looks, book } = watched();
  await looks(1);
  state.away = true;
  await looks(3);
  book("unheard", false);
  state.away = false;
  await looks(1);
  expect(missed).toHaveBeenCalledTimes(1);
});

test("it ends", async () => {
  const { newest, missed, looks, book, end } = watched();
  await looks(1);
  end();
  newest.mockClear();
  book("unheard", false);
  await looks(3);
  expect(newest).not.toHaveBeenCalled();
  expect(missed).not.toHaveBeenCalled();
});
