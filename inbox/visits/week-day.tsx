import type { BookedVisit, DayLoad } from "#domain/api/visits.ts";
import { isAsked } from "#domain/business-clock/visits.ts";
import { phoenixDay, weekdayOf } from "#domain/dates.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { useNow } from "#inbox/app/clock.ts";
import { areaName, counted, dogLine, nameOf } from "#inbox/app/labels.ts";
import { addressOfPlace, usePlace } from "#inbox/app/navigation.ts";
import { useIsHelper } from "#inbox/app/queries.ts";
import { DialogButton } from "#inbox/controls/dialogs.tsx";
import { CheckIcon } from "#ui/drawings/icons.tsx";
import { AreaTint, groupByArea } from "./area-tint.tsx";
import { Blocks } from "./blocks.tsx";
import { DayOffDialog } from "./day-off-dialog.tsx";
import { roomWords, windowHours } from "./visit-choice.ts";

// On paper each visit is one paragraph.
const line =
  "pointer-events-none font-text text-2xs/[1.3] font-normal text-muted print:inline print:text-[6.5pt]/[1.1] print:before:content-['_·_']";
const paper = `${line} hidden`;
const open = `${line} block font-bold! text-terracotta`;

const Visit = ({ visit }: { readonly visit: BookedVisit }) => {
  const place = usePlace();
  const { booking, state } = visit;
  return (
    <li className="relative p-2 font-display text-sm/[1.2] font-semibold not-first:border-t not-first:border-rule wide:px-1.75 print:break-inside-avoid print:px-0.75 print:py-px print:text-[6.5pt]/[1.1]">
      <a
        href={addressOfPlace({ ...place, booking: booking.id })}
        data-booking={booking.id}
        className="-m-2 -mb-6.5 block p-2 pb-6.5 -outline-offset-3 no-underline hover:underline print:m-0 print:inline print:p-0"
      >
        <bdi>{nameOf(booking)}</bdi>
      </a>
      <span className={`${line} flex items-end justify-between`}>
        {windowHours(visit)}
        {state === "done" && (
          <span className="text-link">
            <CheckIcon className="size-3.75 [stroke-width:3] print:inline print:size-[7pt]" />
            <span className="sr-only">done</span>
          </span>
        )}
      </span>
      <span className={paper}>
        <bdi>{booking.address}</bdi>
      </span>
      <span className={paper}>
        <bdi>{phoneLink(booking.phone).text}</bdi>
      </span>
      <span className={paper}>{dogLine(booking)}</span>
      {booking.specialRequests && (
        <span className={paper}>
          <bdi>{booking.specialRequests}</bdi>
        </span>
      )}
      {isAsked(visit) && <span className={open}>to confirm</span>}
      {state === "no-access" && <span className={open}>no access</span>}
    </li>
  );
};

/** On a phone the days are below each other: the week opens at today. */
function scrollOnPhone(day: HTMLElement | null): void {
  if (matchMedia("(width < 48rem)").matches) day?.scrollIntoView({ behavior: "instant" });
}

const visitWords = (count: number) => (count === 0 ? "no visits" : counted(count, "visit"));

/** One day of the week: its places and its visits by neighborhood. */
export const WeekDay = ({
  load,
  visits,
}: {
  readonly load: DayLoad;
  readonly visits: readonly BookedVisit[];
}) => {
  const today = phoenixDay(useNow());
  const isToday = load.day === today;
  /** Whether pressing the day offers to make it a day off. */
  const canClose = !useIsHelper() && load.day >= today && load.off === null;
  // What was free on a day that is over helps nobody.
  const isOver = load.off === null && load.day < today;
  const dayName = `${weekdayOf(load.day).slice(0, 3)} ${Number(load.day.slice(8))}`;
  const words = isToday ? "" : "text-ink";
  return (
    <li
      ref={isToday ? scrollOnPhone : undefined}
      className={`px-3 pb-3 not-first:border-t-[1.5px] not-first:border-rule wide:min-w-0 wide:border-t-0! wide:px-1.5 wide:pb-2.5 wide:@min-[46rem]/week:not-first:border-l-[1.5px] print:min-w-0 print:border-t-0! print:px-0.5 print:pb-0 print:border-current! print:not-first:border-l ${load.off === null ? (isToday ? "bg-warm text-ink" : "bg-surface text-ink") : "bg-[repeating-linear-gradient(135deg,var(--color-paper)_0_8px,var(--color-rule)_8px_16px)] text-ink"}`}
      data-off={load.off !== null}
      aria-current={isToday ? "date" : undefined}
    >
      <div
        className={`-mx-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3.5 py-2.5 wide:-mx-1.5 wide:mb-2 wide:block wide:min-h-20 wide:border-b-[1.5px] wide:border-rule wide:px-2.25 wide:pt-2.5 wide:pb-2.25 print:mx-0 print:mb-0.5 print:flex print:justify-between print:px-0.5 print:py-0 ${isToday ? "mb-2.5 bg-plate text-cream" : "text-link"}`}
      >
        <h3 className={`min-h-6 text-base/[1.2] print:text-[7pt]/[1.2] ${words}`}>
          {canClose ? (
            <DialogButton
              // A finger needs more than the line, which keeps the height of a day without a press.
              className="relative min-h-6 cursor-pointer underline decoration-dotted underline-offset-4 [font:inherit] after:absolute after:-inset-x-2 after:-inset-y-2.5 print:min-h-0 print:no-underline"
              aria-label={`${dayName}: set a day off`}
              dialog={(close) => <DayOffDialog day={load.day} onClose={close} />}
            >
              {dayName}
            </DialogButton>
          ) : (
            dayName
          )}
          {isToday && <span className="sr-only">, today</span>}
        </h3>
        {!isOver && <Blocks day={load} isColumn />}
        <p
          className={`row-start-2 text-xs/[1.2] font-semibold wide:mt-1 print:text-[7pt]/[1.2] ${words}`}
        >
          {isOver ? visitWords(visits.length) : roomWords(load)}
        </p>
      </div>
      {load.off !== null && <p className="px-0.5 py-1 text-xs/[1.35] font-semibold">{load.off}</p>}
      <div className="*:not-first:mt-2 print:*:not-first:mt-0.5">
        {groupByArea(visits, ({ booking }) => booking.area).map(({ area, items }) => (
          <AreaTint
            key={area}
            area={area}
            className="overflow-clip rounded-[9px] border-[1.5px] border-ink bg-surface text-ink print:rounded-[4px] print:border"
          >
            <h4 className="bg-(--tint) px-2 py-1.25 font-display text-xs/[1.15] font-bold text-on-paint wide:px-1.75 print:break-after-avoid print:px-0.75 print:py-0 print:text-[6.5pt]">
              {areaName(area)}
            </h4>
            <ul>
              {items.map((visit) => (
                <Visit key={visit.bookingId} visit={visit} />
              ))}
            </ul>
          </AreaTint>
        ))}
      </div>
    </li>
  );
};
