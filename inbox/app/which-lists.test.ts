import { expect, test } from "vitest";
import type { BookingFilter } from "#domain/api/bookings.ts";
import { emptyWords, isFiltered, whichLists } from "./which-lists.ts";

const shown = (filter: BookingFilter) =>
  Object.values(whichLists(filter)).flatMap((list) => (list.isShown ? [list.title] : []));

test("waiting bookings come first, the least time left on top, then the rest", () => {
  expect(shown({})).toEqual(["New", "All others"]);
  const { waiting, rest } = whichLists({ search: "ana" });
  expect(waiting.filter).toEqual({ search: "ana", status: "pending", sort: "oldest" });
  expect(rest.filter).toEqual({ search: "ana", status: "answered", sort: "newest" });
  expect(whichLists({}).waiting.filter).toMatchObject({ fold: "none" });
});

test("a status filter shows one list", () => {
  expect(shown({ status: "pending" })).toEqual(["New"]);
  expect(shown({ status: "declined" })).toEqual(["Not interested"]);
  expect(shown({ status: "spam" })).toEqual(["Spam"]);
});

test("a search also finds spam", () => {
  expect(shown({ search: "ana" })).toEqual(["New", "All others", "Spam"]);
  expect(shown({ search: "ana", status: "active" })).toEqual(["Customer"]);
});

test("any condition counts as a filter", () => {
  expect(isFiltered({})).toBe(false);
  expect(isFiltered({ search: "ana" })).toBe(true);
});

test('"every call is made" appears only without a filter', () => {
  const words = (filter: BookingFilter) => {
    const { waiting, rest } = whichLists(filter);
    return [emptyWords(waiting.filter), emptyWords(rest.filter)];
  };
  expect(words({})).toEqual(["Nobody is waiting. Every call is made.", "Nothing here yet."]);
  const none = ["No waiting booking matches.", "No booking here matches."];
  expect(words({ search: "ana" })).toEqual(none);
});
