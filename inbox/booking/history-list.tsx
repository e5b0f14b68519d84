import type { BookingDetail } from "#domain/api/bookings.ts";
import { historyLines } from "#inbox/app/booking-events.ts";
import { undo } from "#inbox/app/changes.ts";
import { useNow } from "#inbox/app/clock.ts";
import { shortTime } from "#inbox/app/dates.ts";
import { nameOf } from "#inbox/app/labels.ts";
import { useChanges } from "#inbox/app/mutations.tsx";
import { addressOfPlace, usePlace } from "#inbox/app/navigation.ts";
import { looks } from "#inbox/controls/looks.ts";
import { BreakableEmail } from "./facts.tsx";
import { Section } from "./section.tsx";

/** Everything that happened, oldest first, with Undo buttons where the server accepts an undo. */
export function History({ detail }: { readonly detail: BookingDetail }) {
  const place = usePlace();
  const now = useNow();
  const bookingId = detail.booking.id;
  const name = nameOf(detail.booking);
  const { run, isBusy } = useChanges(bookingId);
  return (
    <Section title="History">
      <ol className="grid gap-2 text-sm/[1.4]">
        {historyLines(detail).map(({ id: key, at, text, other, isFailure = false, canUndo }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 max-md:[&>:not(button)]:col-start-1 md:grid-cols-[8.6rem_minmax(0,1fr)_auto] print:break-inside-avoid print:grid-cols-[8.6rem_minmax(0,1fr)] print:[&>:not(button)]:col-auto"
          >
            <time className="text-muted tabular-nums" dateTime={at.toISOString()}>
              {shortTime(at, now)}
            </time>
            <span className={isFailure ? "font-semibold text-error" : undefined}>
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
                className={`${looks.quiet} min-w-11 max-md:[grid-area:1/2/span_2] max-md:-my-0.5 md:-my-3 print:hidden`}
                aria-label={`Undo: ${text}`}
                aria-disabled={isBusy}
                onClick={() => run(undo({ bookingId, name }, key))}
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
