import { type Argon2Parameters, argon2 } from "node:crypto";
import { promisify } from "node:util";

/** Each takes 19 MiB and a core for about 30 ms. */
const mostAtOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** The argon2id tag of a password. Few are computed at once, the others wait for their turn. */
export async function computeArgon2(
  password: string,
  parameters: Omit<Argon2Parameters, "message">,
): Promise<Buffer> {
  if (running < mostAtOnce) running += 1;
  // Whoever ends hands the place on.
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    // Typed on another machine, the same letters may be other bytes.
    const message = password.normalize("NFC");
    return await promisify(argon2)("argon2id", { ...parameters, message });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
