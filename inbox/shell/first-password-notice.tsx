import { shortTime } from "#inbox/dates.ts";
import { addressOfPlace, placeOfView } from "#inbox/navigation.ts";
import parts from "#inbox/parts.module.css";
import { useSession } from "#inbox/queries.ts";
import styles from "./first-password-notice.module.css";

/** Shown until somebody has chosen a password of their own. */
export function FirstPasswordNotice({ now }: { readonly now: Date }) {
  const until = useSession().data?.firstPasswordUntil ?? null;
  if (until === null) return null;
  const end = new Date(until);
  return (
    <p className={`${parts["notice"]} ${styles["notice"]}`}>
      {end > now
        ? `Your first password works until ${shortTime(end, now)}. `
        : "Your first password has expired: an owner can give you a new one. "}
      {end > now && (
        <a href={addressOfPlace(placeOfView("settings"))}>Choose your own in Settings</a>
      )}
    </p>
  );
}
