import type { BookingDetail } from "#domain/api/bookings.ts";
import { undo } from "#inbox/changes.ts";
import { shortTime } from "#inbox/dates.ts";
import { historyLines } from "#inbox/history.ts";
import { useChanges } from "#inbox/mutations.tsx";
import { addressOfPlace, type Place } from "#inbox/navigation.ts";
import parts from "#inbox/parts.module.css";
import { BreakableEmail } from "#inbox/parts.tsx";
import styles from "./history-list.module.css";
import { Part } from "./part.tsx";

/** Everything that happened, oldest first, with Undo buttons where the server accepts an undo. */
export function History({
  detail,
  place,
  now,
}: {
  readonly detail: BookingDetail;
  readonly place: Place;
  readonly now: Date;
}) {
  const { run, busyWith } = useChanges();
  const bookingId = detail.booking.id;
  return (
    <Part title="History">
      <ol className={styles["history"]}>
        {historyLines(detail).map(({ id: key, at, text, other, isFailure = false, canUndo }) => (
          <li key={key} data-failure={isFailure}>
            <time dateTime={at.toISOString()}>{shortTime(at, now)}</time>
            <span>
              <bdi>
                <BreakableEmail text={text} />
              </bdi>
              {other && (
                <>
                  {" · "}
                  <a href={addressOfPlace({ ...place, booking: other })}>open it</a>
                </>
              )}
            </span>
            {canUndo && (
              <button
                type="button"
                className={`${parts["quiet"]} ${parts["screenOnly"]}`}
                aria-label={`Undo: ${text}`}
                disabled={busyWith === bookingId}
                onClick={() => run(undo(bookingId, key))}
              >
                Undo
              </button>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}
