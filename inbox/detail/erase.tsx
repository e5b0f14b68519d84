import type { Booking } from "#domain/api/bookings.ts";
import { erase } from "#inbox/changes/changes.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { DialogButton } from "#inbox/controls/dialog-button.tsx";
import { Question } from "#inbox/controls/question.tsx";
import shared from "#inbox/controls/shared.module.css";
import { nameOf } from "#inbox/text/labels.ts";
import styles from "./erase.module.css";

/** Erases a person's data. Asks first, because this is the only change without an undo. */
export function Erase({ booking }: { readonly booking: Booking }) {
  const { run, busyWith } = useChanges();
  if (booking.erasedAt) return null;
  return (
    <div className={`${styles["erase"]} ${shared["screenOnly"]}`}>
      <DialogButton
        className={shared["quiet"]}
        dialog={(close) => (
          <Question
            title={
              <>
                Erase the data of <bdi>{nameOf(booking)}</bdi>?
              </>
            }
            confirm="Erase for good"
            isBusy={busyWith === booking.id}
            onConfirm={() => run(erase(booking), { onEnd: close })}
            onClose={close}
          >
            Name, phone, email, address, requests and notes are erased for good. An upcoming visit
            is canceled without a message. The booking itself and its history stay.
          </Question>
        )}
      >
        Erase personal data …
      </DialogButton>
    </div>
  );
}
