import { createHmac } from "node:crypto";
import { defineCommand } from "#server/db/command.ts";
import { networkOf, networksOf } from "#server/http/client-network.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { count, uncount, windowAt } from "#server/limits/counts.ts";
import { limitTable } from "#server/limits/table.ts";
import { unknownUserHash, verifyPassword } from "./passwords.ts";
import { findUser, type StoredUser } from "./users.ts";

export interface SignInCheck {
  /** Undefined if the password is wrong. */
  readonly user: StoredUser | undefined;
  /** If above 0, there were too many wrong ones, and it was not checked. */
  readonly waitMs: number;
}

const limit = limitTable.signIn;
/** An address has them also while others use up what all may try. */
const firstTries = 3;

interface Attempt {
  /** The client's own, and one that all share. */
  readonly keys: readonly [own: string, all?: string];
  readonly at: string;
}

const countersOf = ([own, all]: Attempt["keys"]) => [
  { key: own, most: limit.own, windowMs: limit.windowMs },
  ...(all === undefined ? [] : [{ key: all, most: limit.all, windowMs: limit.windowMs }]),
];

/**
 * Counts a try as wrong before its password is checked, so that simultaneous ones cannot slip through.
 * @returns false, with nothing counted, if there were too many
 */
export const startAttempt = defineCommand({
  name: "startAttempt",
  kind: "write",
  async run(db, { keys, at }: Attempt): Promise<boolean> {
    const counters = countersOf(keys);
    const [own = 0, all = 0] = await count(db, counters, at);
    const isOver = own > limit.own || (all > limit.all && own > firstTries);
    if (isOver) await uncount(db, counters, at);
    return !isOver;
  },
});

/** Its password was right. */
export const forgetAttempt = defineCommand({
  name: "forgetAttempt",
  kind: "write",
  async run(db, { keys, at }: Attempt): Promise<void> {
    await uncount(db, countersOf(keys), at);
  },
});

/** As many as a second can check; for a client without one here, what three seconds can. */
const mostChecks = { all: 40, ofFirst: 200 };

/** Wrong passwords hold up further ones for the same name only: from the same address, and from everywhere. */
export function loginThrottle({ store, now }: Pick<Context, "now" | "store">, secret: string) {
  /** Keyed digests, so that the table does not reveal names and addresses. */
  const keyOf = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");

  /** Passwords that are being checked, or wait for it, by client. */
  const checks = new Map<string, number>();
  let allChecks = 0;

  /** Those of a few clients keep nobody else waiting long. */
  async function inTurn<Result>(client: string, run: () => Promise<Result>): Promise<Result> {
    const own = checks.get(client) ?? 0;
    if (allChecks >= (own > 0 ? mostChecks.all : mostChecks.ofFirst))
      throw new Problem("overloaded");
    checks.set(client, own + 1);
    allChecks += 1;
    return run().finally(() => {
      allChecks -= 1;
      const left = (checks.get(client) ?? 0) - 1;
      if (left > 0) checks.set(client, left);
      else checks.delete(client);
    });
  }

  async function check(
    username: string,
    password: string,
    keys: Attempt["keys"],
  ): Promise<SignInCheck> {
    const attempt = { keys, at: now().toISOString() };
    if (!(await store.run(startAttempt, attempt))) {
      const atMs = Date.parse(attempt.at);
      return { user: undefined, waitMs: windowAt(limit.windowMs, atMs).end - atMs };
    }
    const user = await store.run(findUser, { username });
    const isRight = await verifyPassword(password, user?.password ?? unknownUserHash);
    if (!user || !isRight) return { user: undefined, waitMs: 0 };
    await store.run(forgetAttempt, attempt);
    return { user, waitMs: 0 };
  }

  return {
    checkSignIn: (address: string, username: string, password: string): Promise<SignInCheck> => {
      const name = username.trim().normalize("NFC").toLowerCase();
      const here = `address ${networkOf(address)} name ${name}`;
      const networks = networksOf(address);
      // An address, or a /48 of IPv6.
      return inTurn(networks.at(-2) ?? networks[0], () =>
        check(username, password, [keyOf(here), keyOf(`name ${name}`)]),
      );
    },

    checkCurrentPassword: (username: string, password: string): Promise<SignInCheck> =>
      inTurn(username, () => check(username, password, [keyOf(`user ${username}`)])),
  };
}
