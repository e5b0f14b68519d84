import type { Visit } from "#domain/api/bookings.ts";
import { isCommercial } from "#domain/booking/call-first.ts";
import { nextTry, undecidedUntil } from "#domain/history/follow-up.ts";
import { weekdayTime } from "#inbox/app/dates.ts";
import { useDaysOff } from "#inbox/app/queries.ts";
import { useDialog } from "#inbox/controls/dialog-button.tsx";
import { ClockIcon, DroppedIcon, MovedIcon } from "#inbox/controls/icons.tsx";
import { VisitDialog } from "#inbox/visits/visit-dialog.tsx";
import { CheckIcon, PhoneIcon } from "#ui/drawings/icons.tsx";
import { CustomerDialog, QuoteDialog } from "./customer-dialog.tsx";
import { LaterMenu, type MenuProps } from "./later-menu.tsx";

/** What came of a call, one press each. */
export function CallResults({ visit, ...menu }: MenuProps & { readonly visit: Visit | null }) {
  const { booking, now } = menu;
  const daysOff = useDaysOff();
  const [visitDialog, schedule] = useDialog((close) => (
    <VisitDialog booking={booking} visit={visit} now={now} onClose={close} />
  ));
  const [customerDialog, askPlan] = useDialog((close) => (
    <CustomerDialog booking={booking} now={now} onClose={close} />
  ));
  const [quoteDialog, quote] = useDialog((close) => (
    <QuoteDialog booking={booking} now={now} onClose={close} />
  ));
  const isCustomer = booking.status === "active";
  const again = nextTry(now, daysOff);
  const undecided = undecidedUntil(now, daysOff);
  return (
    <>
      <LaterMenu {...menu}>
        {(record) => (
          <>
            {!isCustomer && (
              <button type="button" onClick={schedule}>
                <CheckIcon />
                Visit booked …
              </button>
            )}
            <button type="button" onClick={askPlan}>
              <CheckIcon />
              {isCustomer ? "Stays a customer …" : "Became a customer …"}
            </button>
            {isCommercial(booking) && (
              <button type="button" onClick={quote}>
                <MovedIcon />
                Quote sent …
              </button>
            )}
            <button
              type="button"
              onClick={() => record({ outcome: "voicemail", until: again.toISOString() })}
            >
              <PhoneIcon />
              Voicemail
              <small>{`Again ${weekdayTime(again)}`}</small>
            </button>
            <button
              type="button"
              onClick={() => record({ outcome: "reached", until: undecided.toISOString() })}
            >
              <ClockIcon />
              Reached, undecided
              <small>{`Again ${weekdayTime(undecided)}`}</small>
            </button>
            <button type="button" onClick={() => record({ outcome: "not-interested" })}>
              <DroppedIcon />
              {isCustomer ? "Stopped" : "Not interested"}
            </button>
            <button type="button" onClick={() => record({ outcome: "wrong-number" })}>
              <DroppedIcon />
              Wrong number
            </button>
          </>
        )}
      </LaterMenu>
      {visitDialog}
      {customerDialog}
      {quoteDialog}
    </>
  );
}
