import crypto, { type Argon2Algorithm, type Argon2Parameters } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, beforeAll, vi } from "vitest";

type Done = (error: Error | null, tag: Buffer<ArrayBuffer>) => void;

/** Counts how many computations of argon2 are under way while the tests of a file run. */
export function watchArgon2() {
  const computing = { now: 0, most: 0 };
  const { argon2: real } = crypto;
  const compute = (algorithm: Argon2Algorithm, parameters: Argon2Parameters, done: Done) => {
    computing.now += 1;
    computing.most = Math.max(computing.most, computing.now);
    real(algorithm, parameters, (error, tag) => {
      computing.now -= 1;
      done(error, tag);
    });
  };
  const argon2 = vi.fn(compute);
  beforeAll(() => {
    vi.spyOn(crypto, "argon2").mockImplementation(argon2);
    syncBuiltinESMExports();
  });
  afterAll(() => {
    vi.mocked(crypto.argon2).mockRestore();
    syncBuiltinESMExports();
  });
  return { computing, argon2 };
}
