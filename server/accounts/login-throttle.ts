import { createHmac } from "node:crypto";
import { networkOf, providerOf } from "#server/http/client-network.ts";
import type { Context } from "#server/http/context.ts";
import { fairQueue } from "./fair-queue.ts";
import { type AttemptCounter, forgetAttempts, startAttempt } from "./login-attempts.ts";
import { unknownUserHash, verifyPassword } from "./passwords.ts";
import { findUser, type StoredUser } from "./users.ts";

/** All strangers together can guess twice a second in the long run, and a new device waits at most 20 seconds. */
const strangersQueue = { slots: 20, cooldownMs: 10_000, maxWaiting: 30 };

const knownWaitSeconds = 60;
const strangerWaitSeconds = 15 * 60;

export interface SignInCheck {
  /** Undefined if the proof is wrong. */
  readonly user: StoredUser | undefined;
  /** If above 0, the attempt came too early and was not checked. */
  readonly waitSeconds: number;
}

export interface Proof {
  readonly find: () => Promise<StoredUser | undefined>;
  readonly isRight: (user: StoredUser | undefined) => Promise<boolean>;
}

interface SignInAttempt extends Proof {
  readonly address: string;
  /** "USER_ID.DEVICE_ID" if a user has signed in there before. */
  readonly device: string | undefined;
  readonly hasLeft: () => boolean;
}

/** Failed attempts slow down only further ones of the same device, user or address. */
export function loginThrottle({ store, now }: Pick<Context, "now" | "store">, secret: string) {
  const takeTurn = fairQueue(strangersQueue);

  /** Keyed digests, so that the table does not reveal users and addresses. */
  const counterOf = (text: string, maxWaitSeconds: number): AttemptCounter => ({
    key: createHmac("sha256", secret).update(text).digest("base64url"),
    maxWaitSeconds,
  });

  async function check(
    user: StoredUser | undefined,
    { isRight }: Pick<Proof, "isRight">,
    counter: AttemptCounter,
  ): Promise<SignInCheck> {
    const waitSeconds = await store.run(startAttempt, { ...counter, at: now().toISOString() });
    if (waitSeconds > 0) return { user: undefined, waitSeconds };
    if (!(await isRight(user)) || !user) return { user: undefined, waitSeconds };
    await store.run(forgetAttempts, { key: counter.key });
    return { user, waitSeconds };
  }

  const passwordProof = (username: string, password: string): Proof => ({
    find: () => store.run(findUser, { username }),
    isRight: (user) => verifyPassword(password, user?.password ?? unknownUserHash),
  });

  return {
    passwordProof,

    /** A device that the user has signed in on before never waits for strangers. */
    async checkSignIn(attempt: SignInAttempt): Promise<SignInCheck> {
      const { address, device } = attempt;
      const known = device && (await attempt.find());
      if (known && device.startsWith(`${known.id}.`))
        return check(known, attempt, counterOf(`device ${device}`, knownWaitSeconds));
      const work = async () => {
        if (attempt.hasLeft()) return { user: undefined, waitSeconds: 1 };
        const counter = counterOf(`address ${networkOf(address)}`, strangerWaitSeconds);
        return check(await attempt.find(), attempt, counter);
      };
      return takeTurn(
        providerOf(address),
        work,
        ({ user, waitSeconds }) => !user && waitSeconds === 0,
      );
    },

    async checkCurrentPassword(username: string, password: string): Promise<SignInCheck> {
      const proof = passwordProof(username, password);
      const user = await proof.find();
      if (!user) return { user, waitSeconds: 0 };
      return check(user, proof, counterOf(`user ${user.id}`, knownWaitSeconds));
    },
  };
}

export type LoginThrottle = ReturnType<typeof loginThrottle>;
