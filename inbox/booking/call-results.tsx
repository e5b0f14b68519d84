import type { Visit } from "#domain/api/bookings.ts";
import { isCommercial } from "#domain/booking/call-first.ts";
import { nextTry, undecidedUntil } from "#domain/history/follow-up.ts";
import { soonWords } from "#domain/tasks/state.ts";
import { useMoment } from "#inbox/app/queries.ts";
import { useDialog } from "#inbox/controls/dialogs.tsx";
import { ClockIcon, DroppedIcon, MovedIcon } from "#inbox/controls/icons.tsx";
import { Choice } from "#inbox/controls/popover-menu.tsx";
import { VisitDialog } from "#inbox/visits/visit-dialog.tsx";
import { CheckIcon, PhoneIcon } from "#ui/drawings/icons.tsx";
import { CustomerDialog, QuoteDialog } from "./customer-dialog.tsx";
import { LaterMenu, type MenuProps } from "./later-menu.tsx";

/** What came of a call, one press each. */
export function CallResults({ visit, ...menu }: MenuProps & { readonly visit: Visit | null }) {
  const { booking } = menu;
  const { now, daysOff } = useMoment();
  const open = useDialog();
  const isCustomer = booking.status === "active";
  const again = nextTry(now, daysOff);
  const undecided = undecidedUntil(now, daysOff);
  return (
    <LaterMenu {...menu}>
      {(record) => (
        <>
          {!isCustomer && (
            <Choice
              Icon={CheckIcon}
              words="Visit booked …"
              onClick={() =>
                open((close) => <VisitDialog booking={booking} visit={visit} onClose={close} />)
              }
            />
          )}
          <Choice
            Icon={CheckIcon}
            words={isCustomer ? "Stays a customer …" : "Became a customer …"}
            onClick={() => open((close) => <CustomerDialog booking={booking} onClose={close} />)}
          />
          {isCommercial(booking) && (
            <Choice
              Icon={MovedIcon}
              words="Quote sent …"
              onClick={() => open((close) => <QuoteDialog booking={booking} onClose={close} />)}
            />
          )}
          <Choice
            Icon={PhoneIcon}
            words="Voicemail"
            more={`Again ${soonWords(again, now)}`}
            onClick={() => record({ outcome: "voicemail", until: again.toISOString() })}
          />
          <Choice
            Icon={ClockIcon}
            words="Reached, undecided"
            more={`Again ${soonWords(undecided, now)}`}
            onClick={() => record({ outcome: "reached", until: undecided.toISOString() })}
          />
          <Choice
            Icon={DroppedIcon}
            words={isCustomer ? "Stopped" : "Not interested"}
            onClick={() => record({ outcome: "not-interested" })}
          />
          <Choice
            Icon={DroppedIcon}
            words="Wrong number"
            onClick={() => record({ outcome: "wrong-number" })}
          />
        </>
      )}
    </LaterMenu>
  );
}
