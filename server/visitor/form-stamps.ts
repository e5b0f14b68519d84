import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from "node:crypto";

const lifetimeSeconds = 86_400;
const clockSkewSeconds = 60;

/** @param secret the sessions' secret, which all instances share; the stamps' key is derived from it */
export function formStamps(secret: string) {
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", "form-stamp", 32)));
  // Half of the digest keeps the header short. A guessed stamp saves only two points of the spam score.
  const sign = (moment: string) =>
    createHmac("sha256", key).update(moment).digest().subarray(0, 16).toString("base64url");

  return {
    /** A stamp of this moment. It contains nothing personal, and anybody may use it any number of times. */
    make(now: Date): string {
      const moment = now.getTime().toString(36);
      return `${moment}.${sign(moment)}`;
    },
    /** Whole seconds since the stamp was made; null if it is missing, forged, from the future, or older than a day. */
    ageOf(stamp: unknown, now: Date): number | null {
      const found = typeof stamp === "string" && /^([0-9a-z]{1,12})\.([\w-]{22})$/.exec(stamp);
      if (!found) return null;
      const [, moment = "", given = ""] = found;
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(sign(moment)))) return null;
      const age = Math.floor((now.getTime() - Number.parseInt(moment, 36)) / 1000);
      return age < -clockSkewSeconds || age > lifetimeSeconds ? null : Math.max(0, age);
    },
  };
}
