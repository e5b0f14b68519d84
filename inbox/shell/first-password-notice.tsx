import { useSession } from "#inbox/api/queries.ts";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { shortTime } from "#inbox/text/dates.ts";
import styles from "./first-password-notice.module.css";

/** Shown until somebody has chosen a password of their own. */
export function FirstPasswordNotice({ now }: { readonly now: Date }) {
  const until = useSession().data?.firstPasswordUntil ?? null;
  if (until === null) return null;
  const end = new Date(until);
  return (
    <p className={`${shared["notice"]} ${styles["notice"]}`}>
      {end > now
        ? `Your temporary password works until ${shortTime(end, now)}. `
        : "Your temporary password has expired: an owner can give you a new one. "}
      {end > now && (
        <a href={addressOfPlace(placeOfView("settings"))}>Choose your own in Settings</a>
      )}
    </p>
  );
}
