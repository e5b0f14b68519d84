import { mailWords } from "#content/mail.ts";
import type { BookingDetail } from "#domain/api/bookings.ts";
import { apologyLines, apologyOf, canApologize } from "#domain/tasks/apology.ts";
import { useDaysOff } from "#inbox/api/queries.ts";
import { apologize } from "#inbox/changes/changes.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { Answers, CardDialog } from "#inbox/controls/card-dialog.tsx";
import { DialogButton } from "#inbox/controls/dialog-button.tsx";
import shared from "#inbox/controls/shared.module.css";
import styles from "./apology.module.css";

/** Offers one honest email to a visitor whose promised time was missed, and shows it before it is sent. */
export function Apology({ detail, now }: { readonly detail: BookingDetail; readonly now: Date }) {
  const { run, busyWith } = useChanges();
  const { booking } = detail;
  const daysOff = useDaysOff();
  if (!canApologize(booking, now) || apologyOf(detail)) return null;
  return (
    <div className={shared["screenOnly"]}>
      <DialogButton
        className={shared["quiet"]}
        dialog={(close) => (
          <CardDialog title="Apologize for the wait?" onClose={close}>
            <p>
              {"This email goes to "}
              <bdi>{booking.email}</bdi>
              {", once:"}
            </p>
            <blockquote className={styles["quote"]}>
              <p>
                <b>{mailWords.apology.subject}</b>
              </p>
              {apologyLines(new Date(booking.createdAt), daysOff).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </blockquote>
            <Answers>
              <Button data-first-focus onClick={close}>
                Not now
              </Button>
              <Button
                tone="agave"
                isBusy={busyWith === booking.id}
                onClick={() => run(apologize(booking), { onEnd: close })}
              >
                Send the apology
              </Button>
            </Answers>
          </CardDialog>
        )}
      >
        Apologize by email …
      </DialogButton>
    </div>
  );
}
