import { useId } from "react";
import type { Booking, BookingDetail } from "#domain/api/bookings.ts";
import { join, useActs } from "#site/inbox/acts.tsx";
import { StatusPill } from "#site/inbox/bookings/status-pill.tsx";
import { addressOfPlace, type Place } from "#site/inbox/navigation.ts";
import { nameOf, planLine, shortDay } from "#site/inbox/words.ts";

/** The later of two bookings goes into the earlier one, whose history is longer. */
function JoinButton({ booking, other }: { readonly booking: Booking; readonly other: Booking }) {
  const { run, busyWith } = useActs();
  const isLater = booking.createdAt > other.createdAt;
  const [from, into] = isLater ? [booking, other] : [other, booking];
  return (
    <button
      type="button"
      className="act act-small bg-white"
      disabled={busyWith === from.id}
      onClick={() => run(join(from.id, into.id))}
    >
      {isLater ? "Join into that one" : "Join into this one"}
    </button>
  );
}

/** Other bookings of the same person. */
export function Related({
  detail: { booking, related },
  place,
}: {
  readonly detail: BookingDetail;
  readonly place: Place;
}) {
  const id = useId();
  if (related.length === 0) return null;
  return (
    <section aria-labelledby={id} className="pane-part">
      <h3 id={id} tabIndex={-1}>
        Same phone or e-mail
      </h3>
      <ul className="related">
        {related.map((other) => (
          <li key={other.id}>
            <span>
              <a href={addressOfPlace({ ...place, booking: other.id })} className="related-link">
                <bdi>{nameOf(other)}</bdi>
                {`, ${shortDay(new Date(other.createdAt))}`}
              </a>
              <span className="cell-note">
                {other.joinedInto === booking.id ? "joined into this one" : planLine(other)}
              </span>
            </span>
            <StatusPill status={other.status} />
            {!other.joinedInto && !booking.joinedInto && (
              <JoinButton booking={booking} other={other} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
