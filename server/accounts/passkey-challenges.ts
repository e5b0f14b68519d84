import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { UsedChallenge } from "./passkeys.ts";

/** Long enough to fetch a security key from the next room. */
export const challengeLifetimeMs = 5 * 60_000;

const nonceBytes = 16;
const momentBytes = 8;

/**
 * Challenges carry their expiry and a signature. Only answered ones are stored, so strangers who ask for thousands fill
 * no table.
 */
export function passkeyChallenges(secret: string, now: () => Date) {
  const sign = (purpose: string, body: Buffer) =>
    createHmac("sha256", secret).update(`passkey challenge ${purpose} `).update(body).digest();

  return {
    /** @param purpose what it may be used for, and by whom */
    issue(purpose: string): Uint8Array<ArrayBuffer> {
      const until = Buffer.alloc(momentBytes);
      until.writeDoubleBE(now().getTime() + challengeLifetimeMs);
      const body = Buffer.concat([randomBytes(nonceBytes), until]);
      return new Uint8Array(Buffer.concat([body, sign(purpose, body)]));
    },

    /** Undefined unless it was issued for this purpose and has not expired. */
    read(challenge: string, purpose: string): UsedChallenge | undefined {
      const bytes = Buffer.from(challenge, "base64url");
      const body = bytes.subarray(0, nonceBytes + momentBytes);
      const given = bytes.subarray(body.length);
      const expected = sign(purpose, body);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const until = body.readDoubleBE(nonceBytes);
      if (until <= now().getTime()) return undefined;
      const key = createHash("sha256").update(bytes).digest("base64url");
      return { key, expiresAt: new Date(until).toISOString() };
    },
  };
}
