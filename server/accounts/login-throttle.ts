import { createHmac } from "node:crypto";
import { networkOf, networksOf } from "#server/http/client-network.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { type AttemptCounter, forgetAttempts, startAttempt } from "./login-attempts.ts";
import { unknownUserHash, verifyPassword } from "./passwords.ts";
import { findUser, type StoredUser } from "./users.ts";

export interface SignInCheck {
  /** Undefined if the password is wrong. */
  readonly user: StoredUser | undefined;
  /** If above 0, the attempt came too early and was not checked. */
  readonly waitSeconds: number;
}

const waitAtAddressSeconds = 15 * 60;
/** Short, because anybody who knows a name can cause it: passkeys and open sessions never wait. */
const waitOfNameSeconds = 5;

/** As many as a second can check; for a client without one here, what three seconds can. */
const mostChecks = { all: 40, ofFirst: 200 };

/**
 * Failed attempts slow down further ones for the same name: from the same address after five, from everywhere after
 * fifty. Neither holds up another name, nor the first try from an address.
 */
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
    counters: readonly AttemptCounter[],
  ): Promise<SignInCheck> {
    const waitSeconds = await store.run(startAttempt, { counters, at: now().toISOString() });
    if (waitSeconds > 0) return { user: undefined, waitSeconds };
    const user = await store.run(findUser, { username });
    const isRight = await verifyPassword(password, user?.password ?? unknownUserHash);
    if (!user || !isRight) return { user: undefined, waitSeconds };
    await store.run(forgetAttempts, { keys: counters.map(({ key }) => key) });
    return { user, waitSeconds };
  }

  return {
    checkSignIn: (address: string, username: string, password: string): Promise<SignInCheck> => {
      const name = username.trim().normalize("NFC").toLowerCase();
      const here = `address ${networkOf(address)} name ${name}`;
      const networks = networksOf(address);
      // An address, or a /48 of IPv6.
      return inTurn(networks.at(-2) ?? networks[0], () =>
        check(username, password, [
          { key: keyOf(here), freeFailures: 5, maxWaitSeconds: waitAtAddressSeconds },
          { key: keyOf(`name ${name}`), freeFailures: 50, maxWaitSeconds: waitOfNameSeconds },
        ]),
      );
    },

    checkCurrentPassword: (username: string, password: string): Promise<SignInCheck> =>
      inTurn(username, () =>
        check(username, password, [
          { key: keyOf(`user ${username}`), freeFailures: 5, maxWaitSeconds: 60 },
        ]),
      ),
  };
}
