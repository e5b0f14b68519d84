import { expect, test } from "vitest";
import * as z from "zod/mini";
import { changeKeys } from "./mutations.tsx";

test("a change keeps its key until it is answered; keys are UUIDs", () => {
  const { keyOf, answered } = changeKeys();
  const first = keyOf("note b-1 gate");
  expect(z.uuid().parse(first)).toBe(first);
  expect(keyOf("note b-1 gate")).toBe(first);
  expect(keyOf("note b-1 dogs")).not.toBe(first);
  answered("note b-1 gate");
  expect(keyOf("note b-1 gate")).not.toBe(first);
});
