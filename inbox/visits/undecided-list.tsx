import type { BookedVisit } from "#domain/api/visits.ts";
import { shortDayWords, slotWords } from "#domain/business-clock/visits.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { useOfferedDays } from "#inbox/api/queries.ts";
import { comeAnyway, scheduleVisit } from "#inbox/changes/changes.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { Button, ButtonLink } from "#inbox/controls/button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { nameOf } from "#inbox/text/labels.ts";
import { PhoneIcon } from "#ui/drawings/icons.tsx";
import styles from "./undecided-list.module.css";
import { proposedDay, proposedWindow } from "./visit-choice.ts";

function Undecided({ visit, now }: { readonly visit: BookedVisit; readonly now: Date }) {
  const { booking, day, sequence: seen } = visit;
  const { run, busyWith } = useChanges();
  const days = useOfferedDays(booking.id).data?.pages.flatMap((page) => page.days) ?? [];
  const next = proposedDay(days, day, now);
  const window = next && proposedWindow(next, now);
  const name = nameOf(booking);
  const { href } = phoneLink(booking.phone);
  const isBusy = busyWith === booking.id;
  return (
    <li className={styles["visit"]}>
      <p>
        <a href={addressOfPlace({ ...placeOfView("today"), booking: booking.id })}>
          <bdi>{name}</bdi>
        </a>
        <span className={shared["detail"]}>{slotWords(visit)}</span>
      </p>
      <div className={`${styles["ways"]} ${shared["screenOnly"]}`}>
        {next && window && (
          <Button
            isSmall
            isBusy={isBusy}
            aria-label={`Move ${name} to ${shortDayWords(next)}`}
            onClick={() =>
              run(scheduleVisit(booking, visit, { day: next, window, override: false, seen }))
            }
          >
            {`Move to ${shortDayWords(next)}`}
          </Button>
        )}
        {href && (
          <ButtonLink href={href} isSmall aria-label={`Call ${name}`}>
            <PhoneIcon />
            Call
          </ButtonLink>
        )}
        <Button
          isSmall
          isBusy={isBusy}
          aria-label={`Come to ${name} anyway`}
          onClick={() => run(comeAnyway(visit, booking))}
        >
          Come anyway
        </Button>
      </div>
    </li>
  );
}

/** Visits on closed days: each can move to the next day that fits, be talked about, or stay. */
export const UndecidedList = ({
  visits,
  now,
}: {
  readonly visits: readonly BookedVisit[];
  readonly now: Date;
}) => (
  <ul>
    {visits.map((visit) => (
      <Undecided key={visit.bookingId} visit={visit} now={now} />
    ))}
  </ul>
);
