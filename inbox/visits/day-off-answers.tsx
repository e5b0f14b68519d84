import type { BookedVisit } from "#domain/api/visits.ts";
import { shortDayWords } from "#domain/business-clock/visits.ts";
import { slotOf } from "#domain/business-clock/windows.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { comeAnyway, scheduleVisit } from "#inbox/app/changes.ts";
import { useNow } from "#inbox/app/clock.ts";
import { nameOf } from "#inbox/app/labels.ts";
import { useChanges } from "#inbox/app/mutations.tsx";
import { useOfferedDays } from "#inbox/app/queries.ts";
import { Button, ButtonLink } from "#inbox/controls/button.tsx";
import { PhoneIcon } from "#ui/drawings/icons.tsx";
import { proposedDay, proposedWindow } from "./visit-choice.ts";

/** To move to the next day that fits, to talk about it, or to come. */
export function DayOffAnswers({ visit }: { readonly visit: BookedVisit }) {
  const { booking, day, sequence: seen } = visit;
  const now = useNow();
  const { run, isBusy } = useChanges(booking.id);
  const days = useOfferedDays(booking.id).data?.pages.flatMap((page) => page.days) ?? [];
  const next = proposedDay(days, day, now);
  const window = next && proposedWindow(next, now);
  const name = nameOf(booking);
  const { href } = phoneLink(booking.phone);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {next && window && (
        <Button
          isSmall
          isBusy={isBusy}
          aria-label={`Move to ${shortDayWords(next)}, ${name}`}
          onClick={() =>
            run(scheduleVisit(booking, visit, { ...slotOf(next, window), override: false, seen }))
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
        aria-label={`Come anyway, ${name}`}
        onClick={() => run(comeAnyway(visit, booking))}
      >
        Come anyway
      </Button>
    </div>
  );
}
