import { expect, test } from "vitest";
import { userNamed } from "./users.ts";

test("users whose names differ only in case, from an older version, are found by their exact names", () => {
  const users = [{ username: "Riley" }, { username: "riley" }, { username: "Sam" }];
  expect(userNamed(users, "riley")).toBe(users[1]);
  expect(userNamed(users, " Riley")).toBe(users[0]);
  expect(userNamed(users, "RILEY")).toBeUndefined();
  expect(userNamed(users, "sam")).toBe(users[2]);
});
