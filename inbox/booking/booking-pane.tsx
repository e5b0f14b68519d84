import { type ReactNode, useEffect, useRef } from "react";
import { mistakenRecipient } from "#domain/actors.ts";
import type { Booking, BookingDetail } from "#domain/api/bookings.ts";
import { notReached, stateOfTask } from "#domain/tasks/reasons.ts";
import { claimOf, stateOf } from "#domain/tasks/state.ts";
import { hasStatus } from "#inbox/app/call.ts";
import { useNow } from "#inbox/app/clock.ts";
import { shortTime } from "#inbox/app/dates.ts";
import { nameOf } from "#inbox/app/labels.ts";
import {
  addressOfPlace,
  closeBooking,
  isInside,
  usePlace,
  viewNames,
} from "#inbox/app/navigation.ts";
import { useDetail, useIsHelper, useMoment, useSession, useTask } from "#inbox/app/queries.ts";
import { ErrorBoundary, LoadFailed } from "#inbox/controls/failure.tsx";
import { BackIcon } from "#inbox/controls/icons.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { StatePill, useWaitingWords, WaitingLine } from "#inbox/controls/marks.tsx";
import { Actions } from "./actions.tsx";
import { Correct } from "./correct.tsx";
import { Erase } from "./erase.tsx";
import { Facts } from "./facts.tsx";
import { History } from "./history-list.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { Notes } from "./notes.tsx";
import { Related } from "./related.tsx";
import { Undelivered } from "./send-again.tsx";
import { VisitSection } from "./visit-section.tsx";

/** What it is on the list for, or what is known; then what is special, and since when. */
function Headline({ detail }: { readonly detail: BookingDetail }) {
  const { booking } = detail;
  const task = useTask(booking.id);
  const at = useMoment();
  // Below, with why.
  const undelivered = detail.messages.map(({ kind }) => notReached(kind));
  const special = task?.special.filter((words) => !undelivered.includes(words)) ?? [];
  return (
    <>
      <p className="mt-2">
        <StatePill state={task ? stateOfTask({ ...task, ...detail }, at) : stateOf(detail, at)} />
      </p>
      <p className="mt-1.5 text-sm/[1.35] text-muted">
        {special.length > 0 && <b className="mr-1.5 text-ink">{special.join(" · ")}</b>}
        <span>{`Since ${shortTime(new Date(booking.createdAt), at.now)}`}</span>
      </p>
    </>
  );
}

/** Shows who is about to call, so that nobody is called twice. */
function ClaimNotice({ booking }: { readonly booking: Booking }) {
  const me = useSession().data?.username;
  const now = useNow();
  const claimed = claimOf(booking, now);
  return (
    <p role="status" className="leading-[1.3] font-semibold not-empty:mb-2.5 print:hidden">
      {claimed && (
        <span>
          <bdi>{claimed.by === me ? "You" : claimed.by}</bdi>
          {` ${claimed.by === me ? "are" : "is"} on it until ${shortTime(claimed.until, now)}`}
        </span>
      )}
    </p>
  );
}

/** Canceled by "This was not me" in an email: the customer may have mistyped the address. */
const isDisowned = ({ booking, history }: BookingDetail): boolean =>
  booking.status === "declined" && history.some(({ actor }) => actor === mistakenRecipient);

/** Everything known about a booking, and everything that can be done with it. */
export function Detail({ detail }: { readonly detail: BookingDetail }) {
  const { booking, history } = detail;
  const place = usePlace();
  const isHelper = useIsHelper();
  const reason = useTask(booking.id)?.reason;
  const part = (children: ReactNode) => <ErrorBoundary retryOn={detail}>{children}</ErrorBoundary>;
  const title = useRef<HTMLHeadingElement>(null);
  // A booking opened from the list moves the focus to its name; a freshly loaded page keeps its focus.
  useEffect(() => {
    if (isInside()) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <h2
        ref={title}
        tabIndex={-1}
        className="rounded-[4px] text-[clamp(1.6rem,1.3rem+1.2vw,2rem)]"
      >
        <bdi>{nameOf(booking)}</bdi>
      </h2>
      <Headline detail={detail} />
      {booking.mergedInto && (
        <p className={`${looks.notice} mt-3.5`}>
          {"This booking was merged into another. "}
          <a href={addressOfPlace({ ...place, booking: booking.mergedInto })}>Open that one</a>
        </p>
      )}
      {isDisowned(detail) && (
        <p className={`${looks.notice} mt-3.5`}>
          Whoever reads this email address did not book, and canceled it. The address may be
          mistyped: call the number before you let it go.
        </p>
      )}
      <Actions booking={booking} visit={detail.visit} />
      <WaitingLine words={useWaitingWords(booking.id)} />
      <ClaimNotice booking={booking} />
      <Undelivered detail={detail} />
      {part(
        <>
          <Facts booking={booking} source={detail.source} />
          <div className="mt-2.5 flex flex-wrap gap-2 empty:hidden print:hidden">
            <Correct detail={detail} />
            <MoreMenu detail={detail} />
          </div>
        </>,
      )}
      {part(<VisitSection detail={detail} />)}
      {part(<Related detail={detail} />)}
      {part(<Notes booking={booking} history={history} />)}
      {part(<History detail={detail} />)}
      {!isHelper && reason !== "erasure" && <Erase booking={booking} />}
    </>
  );
}

/** The open booking. Escape closes it. */
export function BookingPane({ id }: { readonly id: string }) {
  const { view } = usePlace();
  const { data, error, isPending, refetch } = useDetail(id);
  const isGone = hasStatus(error, 404);
  return (
    <section
      aria-label="Booking"
      // Twice as large text needs a second row of actions. Labels for screen readers stay in the part that scrolls.
      className={`${looks.sheet} relative overflow-x-clip px-4 pt-1 pb-5 shadow-hard max-md:mb-[max(24px,6rem-72px)] md:max-lg:px-6.5 md:max-lg:pt-2 md:max-lg:pb-6.5 lg:max-h-[calc(100dvh-40px)] lg:overflow-x-hidden lg:overflow-y-auto lg:p-6 lg:[scrollbar-width:thin] print:m-0 print:max-h-none print:overflow-visible print:border-0 print:p-0 print:[&_a]:no-underline`}
      aria-busy={isPending}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) closeBooking();
      }}
    >
      <button
        type="button"
        // Beside the list of bookings, another one is opened instead.
        className={`-ml-1 inline-flex min-h-12 items-center gap-2 rounded-[8px] pr-3 pl-1 font-display text-md/none font-bold print:hidden ${view === "bookings" ? "lg:hidden" : ""}`}
        onClick={closeBooking}
      >
        <BackIcon />
        {view === "bookings" ? "All bookings" : viewNames[view]}
      </button>
      {isPending && <div className="h-120" aria-hidden="true" />}
      {isGone && !data && (
        <p className={`${looks.notice} mt-3.5`} role="alert">
          There is no such booking.
        </p>
      )}
      <LoadFailed query={{ isError: error !== null && !isGone && !data, refetch }}>
        The booking could not be loaded. It is safe on the server.
      </LoadFailed>
      {data && <Detail detail={data} />}
    </section>
  );
}
