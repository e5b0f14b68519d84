import { expect, test } from "vitest";
import { flat } from "./kit.ts";

test("nested words are flattened into one group, leaving out functions", () => {
  const words = {
    title: "a",
    none: null,
    form: { send: "b", count: () => "c", error: { x: "d" } },
  };
  expect(flat(words)).toEqual({ title: "a", none: null, "form.send": "b", "form.error.x": "d" });
});
