import { expect, test } from "vitest";
import { computeArgon2 } from "./compute-argon2.ts";
import { hashPassword, nobodysHash } from "./hash-password.ts";
import { triesOf } from "./tries.ts";
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

test("a crowd waits for its turn, and beyond a hundred is sent away", async () => {
  const cost = { memory: 8, passes: 1, parallelism: 1, nonce: Buffer.alloc(16), tagLength: 32 };
  const crowd = await Promise.allSettled(
    Array.from({ length: 110 }, () => computeArgon2("password", cost)),
  );
  const computed = crowd.filter(({ status }) => status === "fulfilled");
  expect(computed).toHaveLength(102);
  expect(crowd.at(-1)).toMatchObject({ reason: { code: "rate-limited" } });
  expect(await computeArgon2("password", cost)).toHaveLength(32);
});

test.each([
  ["2001:db8::1", "2001:DB8:0:0:5::"],
  ["2001:db8:0:0::1", "2001:0db8::ffff:2"],
  ["::1", "::2"],
  ["192.0.2.1", "::ffff:192.0.2.1"],
])("%s and %s are one network", (one, other) => {
  expect(triesOf("riley", one, "secret")).toEqual(triesOf("riley", other, "secret"));
});

test.each([
  ["2001:db8:0:1::1", "2001:db8::1"],
  ["192.0.2.1", "192.0.2.2"],
  ["::1", "1::1"],
])("%s and %s are two", (one, other) => {
  expect(triesOf("riley", one, "secret")[1]).not.toEqual(triesOf("riley", other, "secret")[1]);
});
