import { useSummary } from "#inbox/api/queries.ts";
import { AlertIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { alarmsOf } from "#inbox/notifications/mail-health.ts";
import styles from "./alarm.module.css";

/** Reports on every screen that messages are not sent. */
export function MailAlarm({ now }: { readonly now: Date }) {
  const { data } = useSummary();
  const alarms = data ? alarmsOf(data, now) : [];
  return (
    <div role="alert" className={shared["screenOnly"]}>
      {alarms.map(({ title, text }) => (
        <p key={title} className={styles["alarm"]}>
          <AlertIcon />
          <span>
            <b>{title}</b> {text}{" "}
            <a href={addressOfPlace(placeOfView("settings"))}>Open settings</a>
          </span>
        </p>
      ))}
    </div>
  );
}
