import { expect, test } from "vitest";
import { shortestPassword } from "#domain/api/session.ts";
import { isCommonPassword } from "./is-common-password.ts";

test.each(["123456qwerty", "QwertyQwerty", " 1q2w3e4r5t6y "])(
  "%j is what many use",
  async (word) => {
    expect(word.trim().length).toBeGreaterThanOrEqual(shortestPassword);
    expect(await isCommonPassword(word)).toBe(true);
  },
);

test("a sentence of one's own is not", async () => {
  expect(await isCommonPassword("dachshunds dig at dawn")).toBe(false);
});
