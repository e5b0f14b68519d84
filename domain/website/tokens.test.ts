import { expect, test } from "vitest";
import { tokenOf } from "./tokens.ts";

const values = {
  weekly: "$24",
  "additional dog": "$2",
  phone: "(480) 234-5678",
};

test("a price or phone that is typed out has a token, also where it is said twice", () => {
  expect(tokenOf("$24, then $24.", values)).toEqual({
    token: "{weekly}",
    text: "{weekly}, then {weekly}.",
  });
  expect(tokenOf("Call (480) 234-5678", values)?.token).toBe("{phone}");
  // One after the other.
  expect(tokenOf("{weekly} and $2", values)?.text).toBe("{weekly} and {additional dog}");
});

test.each(["$240", "$24.50", "$24,000", "24", "$25", ""])("%s has no token", (text) =>
  expect(tokenOf(text, values)).toBeUndefined(),
);
