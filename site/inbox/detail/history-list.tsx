import { useId } from "react";
import type { BookingDetail } from "#domain/api/bookings.ts";
import { undo, useActs } from "#site/inbox/acts.tsx";
import { historyLines } from "#site/inbox/history.ts";
import { addressOfPlace, type Place } from "#site/inbox/navigation.ts";
import { shortTime } from "#site/inbox/words.ts";

/** Everything that happened, the oldest first, and the way back where there is one. */
export function History({
  detail,
  place,
  now,
}: {
  readonly detail: BookingDetail;
  readonly place: Place;
  readonly now: Date;
}) {
  const id = useId();
  const { run, busyWith } = useActs();
  const bookingId = detail.booking.id;
  return (
    <section aria-labelledby={id} className="pane-part">
      <h3 id={id} tabIndex={-1}>
        History
      </h3>
      <ol className="history">
        {historyLines(detail).map(({ id: key, at, text, other, isFailure = false, canUndo }) => (
          <li key={key} data-failure={isFailure}>
            <time dateTime={at.toISOString()}>{shortTime(at, now)}</time>
            <span>
              <bdi>{text}</bdi>
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
    </section>
  );
}
