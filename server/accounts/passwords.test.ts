import { expect, test } from "vitest";
import { shortestPassword } from "#domain/api/session.ts";
import { watchArgon2 } from "#server/testing/watch-argon2.ts";
import { hashPassword, isCommonPassword, unknownUserHash, verifyPassword } from "./passwords.ts";

const { computing } = watchArgon2();

/** From the tests of the reference implementation (argon2, src/test.c): "password" with the salt "somesalt". */
const reference =
  "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";

test("hashes of other programs are verified at the cost that they state", async () => {
  expect(await verifyPassword("password", reference)).toBe(true);
  expect(await verifyPassword("Password", reference)).toBe(false);
});

test("each hash has its own salt and fits only its password, and an unknown user's hash fits none", async () => {
  const [hash, other] = [await hashPassword("dachshunds"), await hashPassword("dachshunds")];
  expect(hash).not.toBe(other);
  expect(await verifyPassword("dachshunds", hash)).toBe(true);
  expect(await verifyPassword("dachshund", hash)).toBe(false);
  expect(await verifyPassword("", unknownUserHash)).toBe(false);
});

test("a stored text that is not an argon2id hash is an error, not a wrong password", async () => {
  await expect(verifyPassword("hash", "hash")).rejects.toThrow("not an argon2id hash");
  await expect(verifyPassword("x", reference.replace("id$", "i$"))).rejects.toThrow();
});

test("with 110 checks at the same time, two are computed at a time and all get an answer", async () => {
  const cheap = reference.replace("m=65536,t=2", "m=8,t=1");
  const checks = Array.from({ length: 110 }, () => verifyPassword("password", cheap));
  expect(await Promise.all(checks)).toEqual(checks.map(() => false));
  expect(computing).toEqual({ now: 0, most: 2 });
});

test.each(["123456qwerty", "QwertyQwerty", " 1q2w3e4r5t6y "])(
  "%j is a common password",
  async (word) => {
    expect(word.trim().length).toBeGreaterThanOrEqual(shortestPassword);
    expect(await isCommonPassword(word)).toBe(true);
  },
);

test("a sentence of your own is not a common password", async () => {
  expect(await isCommonPassword("dachshunds dig at dawn")).toBe(false);
});
