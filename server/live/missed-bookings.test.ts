import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createChanges } from "#server/db/store.ts";
import { watchNewest } from "./live-routes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const every = 15_000;

/** A store that only knows its newest booking. */
function watched() {
  const changes = createChanges();
  const missed = vi.fn<() => void>();
  const state = { id: "first", away: false };
  const newest = vi.fn(async () => {
    if (state.away) throw new Error("away");
    return JSON.parse(`{ "items": [{ "id": "${state.id}" }] }`);
  });
  const end = watchNewest({ onChange: changes.onChange, run: newest }, missed);
  const looks = (count: number) => vi.advanceTimersByTimeAsync(count * every);
  const book = (id: string, heard: boolean) => {
    state.id = id;
    if (heard) changes.announce(id);
  };
  return { state, newest, missed, looks, book, end };
}

test("an unannounced booking is noticed at the next check, once", async () => {
  const { missed, looks, book } = watched();
  await looks(1);
  book("unannounced", false);
  await looks(1);
  expect(missed).toHaveBeenCalledTimes(1);
  await looks(3);
  expect(missed).toHaveBeenCalledTimes(1);
});

test("older bookings and announced ones are not reported as missed", async () => {
  const { missed, looks, book } = watched();
  await looks(2);
  book("announced", true);
  book("announced too", true);
  await looks(1);
  book("announced later", true);
  await looks(3);
  expect(missed).not.toHaveBeenCalled();
});

test("a booking announced while the check is running is not reported as missed", async () => {
  const { newest, missed, looks, book } = watched();
  await looks(1);
  newest.mockImplementationOnce(async () => {
    book("just now", true);
    return { items: [{ id: "just now" }] };
  });
  await looks(2);
  expect(missed).not.toHaveBeenCalled();
});

test("the check goes on after the store was unavailable for a while", async () => {
  const { state, missed, looks, book } = watched();
  await looks(1);
  state.away = true;
  await looks(3);
  book("unannounced", false);
  state.away = false;
  await looks(1);
  expect(missed).toHaveBeenCalledTimes(1);
});

test("after it is stopped there are no more checks", async () => {
  const { newest, missed, looks, book, end } = watched();
  await looks(1);
  end();
  newest.mockClear();
  book("unannounced", false);
  await looks(3);
  expect(newest).not.toHaveBeenCalled();
  expect(missed).not.toHaveBeenCalled();
});
