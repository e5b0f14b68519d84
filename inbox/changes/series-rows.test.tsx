// @vitest-environment happy-dom

import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Series } from "#domain/spam/series.ts";
import { summarySample } from "#inbox/testing/samples.ts";
import { show } from "#inbox/testing/screen.tsx";
import { SeriesRows } from "./series-rows.tsx";

const id = "2026-11-20.a.b.c";
const series = (more: Partial<Series> = {}): Series => ({
  id,
  bookings: 48,
  firstAt: "2026-11-20T17:00:00.000Z",
  lastAt: "2026-11-20T17:10:00.000Z",
  isDecided: false,
  ...more,
});

const answers = (...all: Series[]) => ({
  "GET /api/summary": () => summarySample({ spam: 48 }),
  "GET /api/series": () => ({ series: all }),
  [`POST /api/series/${id}`]: () => ({ moved: 48 }),
});

test("a series is one row, and one press moves all of it, with one undo", async () => {
  const { user, sent } = show(<SeriesRows withDecided={false} />, answers(series()));
  await screen.findByText("48 bookings from one network within 10 min");
  await user.click(screen.getByRole("button", { name: "They are real" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("Undone.");
  await user.click(screen.getByRole("button", { name: "Mark all as spam" }));
  await screen.findByText("All of them stay in Spam.");
  expect(sent.map(({ body }) => body)).toEqual(
    ["real", "open", "spam"].map((decision) => ({ decision })),
  );
});

test("what is decided is listed with the spam only, and can still be called real", async () => {
  const decided = series({ isDecided: true });
  const { unmount } = show(<SeriesRows withDecided={true} />, answers(decided));
  await screen.findByRole("button", { name: "They are real" });
  expect(screen.queryByRole("button", { name: "Mark all as spam" })).toBeNull();
  unmount();
  const other = series({ id: "2026-11-21.all", bookings: 1 });
  show(<SeriesRows withDecided={false} />, answers(decided, other));
  await screen.findByText("1 booking from many networks within 10 min");
  expect(screen.getAllByRole("button", { name: "They are real" })).toHaveLength(1);
});
