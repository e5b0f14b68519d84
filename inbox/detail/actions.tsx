import { useState } from "react";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import { type BookingStatus, nextStatuses } from "#domain/booking-status.ts";
import { mailLink } from "#domain/typed/mail-link.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { changeStatus, isMove } from "#inbox/changes/changes.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { Button, ButtonLink } from "#inbox/controls/button.tsx";
import { BackIcon, EnvelopeIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { nameOf, stepWords } from "#inbox/text/labels.ts";
import { VisitDialog } from "#inbox/visits/visit-dialog.tsx";
import { CheckIcon, PhoneIcon } from "#ui/drawings/icons.tsx";
import styles from "./actions.module.css";

/** Whether the main step is choosing the visit's day. Later it is whether somebody became a customer. */
const isBeforeVisit = (status: BookingStatus, visit: Visit | null): boolean =>
  status === "pending" ||
  status === "contacted" ||
  (status === "scheduled" && visit?.state !== "done");

/** Call, give the visit a day, or write. Other next steps, such as declining, are smaller and below. */
export function Actions({
  booking,
  visit,
  now,
  onBack,
}: {
  readonly booking: Booking;
  readonly visit: Visit | null;
  readonly now: Date;
  readonly onBack: () => void;
}) {
  const { id, phone, email, status, mergedInto, erasedAt } = booking;
  const { run, busyWith } = useChanges();
  const [isScheduling, setScheduling] = useState(false);
  const steps = nextStatuses(status);
  const isVisitNext = isBeforeVisit(status, visit);
  const next = isVisitNext ? undefined : steps.find((to) => to !== "declined");
  const others = steps.filter((to) => to !== next);
  const isBusy = busyWith === id;
  const call = phoneLink(phone);
  const canMove = mergedInto === null && erasedAt === null;
  // Without anything to do, no empty bar at the bottom of a phone.
  if (!phone && !email && !(steps.length > 0 && canMove)) return null;
  const step = (to: typeof status) => run(changeStatus(id, nameOf(booking), status, to));
  return (
    <div className={`${styles["actions"]} ${shared["screenOnly"]}`}>
      <div className={styles["main"]}>
        <Button className={styles["back"]} aria-label="Back" onClick={onBack}>
          <BackIcon />
        </Button>
        {call.href && (
          <ButtonLink href={call.href} tone="tangerine">
            <PhoneIcon />
            {"Call "}
            <bdi className={styles["wideWords"]}>{call.text}</bdi>
          </ButtonLink>
        )}
        {isVisitNext && canMove && (
          <Button tone="agave" isBusy={isBusy} onClick={() => setScheduling(true)}>
            {isMove(visit) ? "Move visit" : "Schedule visit"}
          </Button>
        )}
        {next && canMove && (
          <Button tone="agave" isBusy={isBusy} onClick={() => step(next)}>
            <CheckIcon className={styles["narrowIcon"]} />
            {stepWords[next]}
          </Button>
        )}
        {email && (
          <ButtonLink href={mailLink(email)} className={styles["mail"]}>
            <EnvelopeIcon className={styles["narrowIcon"]} />
            <span className={styles["wideWords"]}>Email</span>
          </ButtonLink>
        )}
      </div>
      {others.length > 0 && canMove && (
        <ul aria-label="Other steps" className={styles["others"]}>
          {others.map((to) => (
            <li key={to}>
              <button
                type="button"
                className={shared["quiet"]}
                disabled={isBusy}
                onClick={() => step(to)}
              >
                {stepWords[to]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isScheduling && (
        <VisitDialog
          booking={booking}
          visit={visit}
          now={now}
          onClose={() => setScheduling(false)}
        />
      )}
    </div>
  );
}
