import type { Booking, BookingDetail } from "#domain/api/bookings.ts";
import { merge } from "#inbox/changes/changes.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { useDialog } from "#inbox/controls/dialog-button.tsx";
import { StatusPill } from "#inbox/controls/marks.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, goTo, type Place, readPlace } from "#inbox/navigation/navigation.ts";
import { shortDay } from "#inbox/text/dates.ts";
import { nameOf, planLine } from "#inbox/text/labels.ts";
import { differences, keptUnasked, MergeDialog } from "./merge-dialog.tsx";
import styles from "./related.module.css";
import { Section } from "./section.tsx";

/** Shows the booking that has taken in another in place of that one, unless something else was opened meanwhile. */
function openSurvivor(from: Booking, into: Booking): void {
  const place = readPlace(location.search);
  if (place.booking === from.id) goTo(addressOfPlace({ ...place, booking: into.id }), "replace");
}

/** Merges the later booking into the earlier one, which has the longer history. */
function MergeButton({ booking, other }: { readonly booking: Booking; readonly other: Booking }) {
  const { run, busyWith } = useChanges();
  const isLater = booking.createdAt > other.createdAt;
  const [from, into] = isLater ? [booking, other] : [other, booking];
  const both = { from, into };
  const [dialog, ask] = useDialog((close) => (
    <MergeDialog {...both} onClose={close} onMerged={() => openSurvivor(from, into)} />
  ));
  const mergeOrAsk = () => {
    if (differences(both).length > 0) ask();
    else run(merge(from, into, keptUnasked(both)), { onDone: () => openSurvivor(from, into) });
  };
  return (
    <>
      <Button
        isSmall
        className={shared["screenOnly"]}
        isBusy={busyWith === from.id}
        onClick={mergeOrAsk}
      >
        {isLater ? "Merge into that one" : "Merge into this one"}
      </Button>
      {dialog}
    </>
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
  if (related.length === 0) return null;
  return (
    <Section title="Same phone or email">
      <ul className={styles["related"]}>
        {related.map((other) => (
          <li key={other.id}>
            <span>
              <a href={addressOfPlace({ ...place, booking: other.id })} className={styles["link"]}>
                <bdi>{nameOf(other)}</bdi>
                {`, ${shortDay(new Date(other.createdAt))}`}
              </a>
              <span className={shared["detail"]}>
                {other.mergedInto === booking.id ? "merged into this one" : planLine(other)}
              </span>
            </span>
            {!other.mergedInto && <StatusPill booking={other} />}
            {!other.mergedInto && !booking.mergedInto && (
              <MergeButton booking={booking} other={other} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
