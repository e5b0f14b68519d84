import type { BookingDetail } from "#domain/api/bookings.ts";
import { stateOf } from "#domain/tasks/state.ts";
import { shortDay } from "#inbox/app/dates.ts";
import { nameOf, planLine } from "#inbox/app/labels.ts";
import { addressOfPlace, usePlace } from "#inbox/app/navigation.ts";
import { useMoment } from "#inbox/app/queries.ts";
import { DialogButton } from "#inbox/controls/dialogs.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { StatePill } from "#inbox/controls/marks.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { Section } from "./section.tsx";

/** Other bookings of the same person. */
export function Related({ detail }: { readonly detail: BookingDetail }) {
  const place = usePlace();
  const { booking, related } = detail;
  const at = useMoment();
  if (related.length === 0) return null;
  return (
    <Section title="Same phone or email">
      <ul className="mb-3 grid grid-cols-1 gap-2.5 *:flex *:flex-wrap *:items-center *:justify-between *:gap-x-3 *:gap-y-2 print:*:break-inside-avoid">
        {related.map((other) => (
          <li key={other.id}>
            <span>
              <a
                href={addressOfPlace({ ...place, booking: other.id })}
                className="inline-block py-2.25 font-semibold"
              >
                <bdi>{nameOf(other)}</bdi>
                {`, ${shortDay(new Date(other.createdAt))}`}
              </a>
              <span className={looks.detail}>
                {other.mergedInto === booking.id ? "merged into this one" : planLine(other)}
              </span>
            </span>
            {!other.mergedInto && (
              <StatePill state={stateOf({ booking: other, visit: other.visit }, at)} />
            )}
            {!other.mergedInto && !booking.mergedInto && (
              <DialogButton
                className={`${looks.quiet} print:hidden`}
                dialog={(close) => <MergeDialog detail={detail} other={other} onClose={close} />}
              >
                Merge …
              </DialogButton>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
