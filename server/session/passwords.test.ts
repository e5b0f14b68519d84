import { expect, test } from "vitest";
import { computeArgon2 } from "./compute-argon2.ts";
import { hashPassword, nobodysHash } from "./hash-password.ts";
import { verifyPassword } from "./verify-password.ts";

/** From the tests of the reference implementation (argon2, src/test.c): "password" with the salt "somesalt". */
const reference =
  "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";

test("hashes of other programs are verified, at the cost that they name", async () => {
  expect(await verifyPassword("password", reference)).toBe(true);
  expect(await verifyPassword("Password", reference)).toBe(false);
});

test("a hash fits its own password, has a salt of its own, and nobody's fits none", async () => {
  const [hash, other] = [await hashPassword("dachshunds"), await hashPassword("dachshunds")];
  expect(hash).not.toBe(other);
  expect(await verifyPassword("dachshunds", hash)).toBe(true);
  expect(await verifyPassword("dachshund", hash)).toBe(false);
  expect(await verifyPassword("", nobodysHash)).toBe(false);
});

test("a stored text that is no argon2id hash is said, not compared", async () => {
  await expect(verifyPassword("hash", "hash")).rejects.toThrow("no argon2id hash");
  await expect(verifyPassword("x", reference.replace("id$", "i$"))).rejects.toThrow();
});

test("a crowd waits for its turn, and everybody gets one", async () => {
  const cost = { memory: 8, passes: 1, parallelism: 1, nonce: Buffer.alloc(16), tagLength: 32 };
  const crowd = Array.from({ length: 110 }, () => computeArgon2("password", cost));
  const tags = await Promise.all(crowd);
  expect(new Set(tags.map((tag) => tag.toString("hex"))).size).toBe(1);
});
