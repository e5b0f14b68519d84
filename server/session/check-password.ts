import type { App } from "#server/app.ts";
import { providerOf } from "#server/limits/client-network.ts";
import { findUser } from "#server/session/find-user.ts";
import { forgiveTries } from "#server/session/forgive-tries.ts";
import { startTry } from "#server/session/start-try.ts";
import { sweepSessions } from "#server/session/sweep-sessions.ts";
import type { Device } from "./device-cookie.ts";
import { fairTurns } from "./fair-turns.ts";
import { nobodysHash } from "./hash-password.ts";
import type { TryKey } from "./start-try.ts";
import { keyOfAddress, keyOfDevice, keyOfUser } from "./tries.ts";
import { verifyPassword } from "./verify-password.ts";

/** All strangers together guess twice a second in the long run, and a new device waits 20 seconds at most. */
const strangers = { places: 20, restMs: 10_000, mostWaiting: 30 };

const hour = 3_600_000;

interface KnownUser {
  readonly id: string;
  readonly username: string;
  /** The hash of the password. */
  readonly password: string;
}

export type PasswordCheck =
  | { readonly user: KnownUser }
  /** Wrong; names that nobody has look and take the same. */
  | { readonly user: undefined }
  /** It came too early and was not looked at. */
  | { readonly waitSeconds: number };

const isWrong = (check: PasswordCheck) => "user" in check && check.user === undefined;

/** Checks passwords. Wrong ones slow down the next attempts of the same device, user or address, and of nobody else. */
export function passwordChecks({ store, now }: Pick<App, "now" | "store">, secret: string) {
  const takeTurn = fairTurns(strangers);
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Once an hour rows that count no longer are deleted: a flood of addresses must not fill the table. */
  async function sweep(): Promise<void> {
    const at = now();
    if (Math.abs(at.getTime() - sweptAt) < hour) return;
    sweptAt = at.getTime();
    await store.run(sweepSessions, { now: at.toISOString() });
  }

  async function check(
    user: KnownUser | undefined,
    password: string,
    key: TryKey,
  ): Promise<PasswordCheck> {
    const at = now().toISOString();
    const waitSeconds = await store.run(startTry, { keys: [key], at });
    if (waitSeconds > 0) return { waitSeconds };
    const isRight = await verifyPassword(password, user?.password ?? nobodysHash);
    if (!user || !isRight) return { user: undefined };
    await store.run(forgiveTries, { keys: [key.key] });
    return { user };
  }

  const find = (username: string) => store.run(findUser, { username });

  return {
    /**
     * Checks a name's password. A device in which the user has signed in before never waits for strangers.
     * @throws Problem "overloaded" when too many strangers wait: the attempt does not count
     */
    async checkSignIn({
      username,
      password,
      address,
      device,
      hasLeft,
    }: {
      readonly username: string;
      readonly password: string;
      readonly address: string;
      readonly device: Device | undefined;
      /** Whether the client has gone away: then nothing is computed. */
      readonly hasLeft: () => boolean;
    }): Promise<PasswordCheck> {
      await sweep();
      const known = device && (await find(username));
      if (known && known.id === device.userId)
        return check(known, password, keyOfDevice(device, secret));
      return takeTurn(
        providerOf(address),
        async () =>
          hasLeft()
            ? { waitSeconds: 1 }
            : check(await find(username), password, keyOfAddress(address, secret)),
        isWrong,
      );
    },

    /** Checks the present password of a user who is signed in. */
    checkPresent: async (username: string, password: string): Promise<PasswordCheck> => {
      const user = await find(username);
      return user ? check(user, password, keyOfUser(user.id, secret)) : { user };
    },
  };
}
