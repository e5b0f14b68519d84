import type { App } from "#server/app.ts";
import { nobodysHash } from "./hash-password.ts";
import { triesOf } from "./tries.ts";
import { verifyPassword } from "./verify-password.ts";

export interface PasswordTry {
  readonly username: string;
  readonly password: string;
  /** Where it comes from. */
  readonly address: string;
}

export type PasswordCheck =
  | { readonly user: { id: string; username: string; password: string } }
  /** Wrong; names that nobody has look and take the same. */
  | { readonly user: undefined }
  /** It came too early and was not looked at. */
  | { readonly waitSeconds: number };

/** Checks a name's password. Wrong tries slow down the next ones of the same name or address. */
export async function checkPassword(
  { store, now }: Pick<App, "now" | "store">,
  { username, password, address }: PasswordTry,
  secret: string,
): Promise<PasswordCheck> {
  const keys = triesOf(username, address, secret);
  const at = now().toISOString();
  const waitSeconds = await store.run({ name: "startTry", input: { keys, at } });
  if (waitSeconds > 0) return { waitSeconds };
  const user = await store.run({ name: "findUser", input: { username } });
  const right = await verifyPassword(password, user?.password ?? nobodysHash);
  if (!user || !right) return { user: undefined };
  await store.run({ name: "forgiveTries", input: { keys: keys.map(({ key }) => key) } });
  return { user };
}
