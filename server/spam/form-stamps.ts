import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from "node:crypto";

/** Seconds: a form may stay open for a day. */
const lifetime = 86_400;
/** Clocks of several machines differ by so many seconds at most. */
const clockDifference = 60;

/** The moments at which visitors first touched the form, signed so that nobody makes their own. */
export interface FormStamps {
  /** A stamp of this moment. It says nothing of a person, and anybody may use it any number of times. */
  make(now: Date): string;
  /** Whole seconds since the stamp was made; null where it is missing, forged, from the future, or older than a day. */
  ageOf(stamp: unknown, now: Date): number | null;
}

/**
 * Its key is derived from the secret of the sessions, which all instances share: a stamp that is found out opens no
 * session, and there is no other secret to keep.
 */
export function formStamps(secret: string): FormStamps {
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", "form-stamp", 32)));
  /** Half of the digest: the header stays short, and a guess would only save two points. */
  const sign = (moment: string) =>
    createHmac("sha256", key).update(moment).digest().subarray(0, 16).toString("base64url");

  return {
    make(now) {
      const moment = now.getTime().toString(36);
      return `${moment}.${sign(moment)}`;
    },
    ageOf(stamp, now) {
      const found = typeof stamp === "string" && /^([0-9a-z]{1,12})\.([\w-]{22})$/.exec(stamp);
      if (!found) return null;
      const [, moment = "", given = ""] = found;
      const expected = sign(moment);
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null;
      const age = Math.floor((now.getTime() - Number.parseInt(moment, 36)) / 1000);
      return age < -clockDifference || age > lifetime ? null : Math.max(0, age);
    },
  };
}
