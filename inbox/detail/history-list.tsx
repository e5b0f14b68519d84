import type { BookingDetail } from "#domain/api/bookings.ts";
import { historyLines } from "#inbox/changes/booking-events.ts";
import { undo } from "#inbox/changes/changes.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { BreakableEmail } from "#inbox/controls/breakable-email.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, type Place } from "#inbox/navigation/navigation.ts";
import { shortTime } from "#inbox/text/dates.ts";
import styles from "./history-list.module.css";
import { Section } from "./section.tsx";

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
    <Section title="History">
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
                className={`${shared["quiet"]} ${shared["screenOnly"]}`}
                aria-label={`Undo: ${text}`}
                disabled={busyWith === bookingId}
                onClick={() => run(undo(detail.booking, key))}
              >
                Undo
              </button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
