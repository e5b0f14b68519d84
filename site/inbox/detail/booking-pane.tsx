import { CallError } from "#site/api/call.ts";
import { BackIcon } from "#site/inbox/icons.tsx";
import type { Place } from "#site/inbox/navigation.ts";
import { useDetail } from "#site/inbox/reads.ts";
import { Detail } from "./detail.tsx";

interface BookingPaneProps {
  readonly id: string;
  readonly place: Place;
  readonly now: Date;
  readonly onClose: () => void;
}

/** The booking that is open. Escape closes it. */
export function BookingPane({ id, place, now, onClose }: BookingPaneProps) {
  const { data, error, isPending, refetch } = useDetail(id);
  const isGone = error instanceof CallError && error.status === 404;
  return (
    <section
      aria-label="Booking"
      className="pane"
      aria-busy={isPending}
      onKeyDown={(event) => {
        const isElsewhere = event.target instanceof Element && event.target.closest("dialog");
        if (event.key === "Escape" && !isElsewhere && !event.defaultPrevented) onClose();
      }}
    >
      <button type="button" className="pane-back" onClick={onClose}>
        <BackIcon className="size-5" />
        All bookings
      </button>
      {isPending && <div className="skeleton pane-skeleton" aria-hidden="true" />}
      {error && !data && (
        <p className="notice" role="alert">
          {isGone ? "There is no such booking." : "The booking could not be read. "}
          {!isGone && (
            <button type="button" onClick={() => void refetch()}>
              Try again
            </button>
          )}
        </p>
      )}
      {data && <Detail detail={data} place={place} now={now} />}
    </section>
  );
}
