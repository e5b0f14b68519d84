import { changeOf } from "#inbox/changes/changes.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { removeUnsent, type Unsent } from "#inbox/changes/outbox.ts";
import { AlertIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { counted } from "#inbox/text/labels.ts";
import styles from "./alarm.module.css";

/** What was pressed, in words. */
const pressed = ({ change }: Unsent) =>
  change.note === undefined ? changeOf(change).done : `Note: “${change.note}”`;

/** On every screen: how much is still to be sent, and what was refused when it was. */
export function UnsentNotice() {
  const { waiting, refused } = useChanges();
  return (
    <>
      <p role="status" className={`${styles["waiting"]} ${shared["screenOnly"]}`}>
        {waiting.length > 0 &&
          `${counted(waiting.length, "change")} will be sent when the connection is back.`}
      </p>
      <div role="alert" className={shared["screenOnly"]}>
        {refused.map((one) => (
          <p key={one.key} className={styles["alarm"]}>
            <AlertIcon />
            <span>
              <b>
                {"Not saved. "}
                <bdi>{pressed(one)}</bdi>
              </b>{" "}
              {one.refused}{" "}
              <a href={addressOfPlace({ ...placeOfView("today"), booking: one.change.bookingId })}>
                Open booking
              </a>{" "}
              <button type="button" onClick={() => removeUnsent(one)}>
                Dismiss
              </button>
            </span>
          </p>
        ))}
      </div>
    </>
  );
}
