// @vitest-environment happy-dom

import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "#inbox/testing/screen.tsx";
import { FoldRows } from "./fold-rows.tsx";

const id = "2026-11-20.a.b";
const fold = {
  ...{ id, bookings: 31 },
  ...{ firstAt: "2026-11-20T17:00:00.000Z", lastAt: "2026-11-20T17:10:00.000Z" },
};

test("a network that sent very much is one row, and one press answers all of it, with one undo", async () => {
  const { user, sent } = show(<FoldRows />, {
    "GET /api/tasks": () => ({ items: [], more: 0, folds: [fold] }),
    [`POST /api/folds/${id}`]: () => ({ moved: 31 }),
  });
  await screen.findByText("31 more from one network within 10 min");
  await user.click(screen.getByRole("button", { name: "Show each" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("Undone.");
  await user.click(screen.getByRole("button", { name: "Mark all as spam" }));
  await screen.findByText("All of them are spam.");
  expect(sent.map(({ body }) => body)).toEqual(
    ["leads", "fold", "spam"].map((decision) => ({ decision })),
  );
});
