import type { BookingRow as Row } from "#domain/api/bookings.ts";
import { claimOf, stateOf } from "#domain/tasks/state.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { shortTime } from "#inbox/app/dates.ts";
import { nameOf, placeName, planLine, visitPrice } from "#inbox/app/labels.ts";
import { addressOfPlace, usePlace } from "#inbox/app/navigation.ts";
import { useMoment } from "#inbox/app/queries.ts";
import { StatePill } from "#inbox/controls/marks.tsx";

// In columns where there is room.
const rowLook =
  "relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t-[1.5px] border-rule px-4 py-3 text-ink [grid-template-areas:'person_person'_'state_since'_'plan_plan'_'note_note'] max-xs:[grid-template-areas:'person_person'_'state_state'_'since_since'_'plan_plan'_'note_note'] *:min-w-0 *:text-left *:leading-[1.35] motion-safe:transition-[background] motion-safe:duration-250 @min-[38rem]/lists:min-h-20.25 @min-[38rem]/lists:grid-cols-[minmax(0,1fr)_minmax(0,0.75fr)_minmax(0,0.95fr)_minmax(0,1fr)] @min-[38rem]/lists:gap-3 @min-[38rem]/lists:px-5 @min-[38rem]/lists:[grid-template-areas:'person_plan_since_state'_'note_note_note_note'] forced-colors:data-[open=true]:border-l-5 forced-colors:data-[open=true]:border-l-[Highlight]";

const tag =
  "inline-block rounded-pill border-[1.5px] border-dashed border-terracotta px-2 py-px text-2xs font-semibold whitespace-nowrap text-terracotta";

export function BookingRow({ booking }: { readonly booking: Row }) {
  const place = usePlace();
  const { id, sameAs, againAs, note } = booking;
  const { text: phone } = phoneLink(booking.phone);
  const at = useMoment();
  const state = stateOf({ booking, visit: booking.visit }, at);
  const isOpen = id === place.booking;
  const claimed = claimOf(booking, at.now);
  return (
    <tr
      className={`${rowLook} ${isOpen ? "bg-sky-light shadow-[inset_5px_0_0_var(--color-agave)]" : "hover:bg-paper"}`}
      data-open={isOpen}
    >
      <td className="[grid-area:person]">
        <a
          href={addressOfPlace({ ...place, booking: id })}
          data-booking={id}
          aria-current={isOpen ? "true" : undefined}
          // The whole row is the link.
          className="font-display text-row/[1.3] font-bold no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-field focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-ink"
        >
          <bdi className="line-clamp-2 overflow-clip">{nameOf(booking)}</bdi>
        </a>
        <span className="flex flex-wrap gap-x-2 gap-y-0.5 text-sm/[1.35] text-muted">
          {placeName(booking)}
          {(sameAs ?? againAs) !== null && <span className={tag}>booked twice</span>}
          {claimed && (
            <span className={tag}>
              <bdi>{claimed.by}</bdi> is on it
            </span>
          )}
        </span>
      </td>
      <td className="text-md [grid-area:plan]">
        {planLine(booking)}
        <span className="text-sm text-muted @max-[38rem]/lists:ml-2 @min-[38rem]/lists:block">
          {visitPrice(booking)}
        </span>
      </td>
      <td className="text-sm text-muted [grid-area:since] @max-[38rem]/lists:text-right max-xs:text-left!">
        <bdi className="whitespace-nowrap text-ink @max-[38rem]/lists:hidden">{phone}</bdi>
        <span className="block whitespace-nowrap">{`since ${shortTime(new Date(booking.createdAt), at.now)}`}</span>
      </td>
      <td className="[grid-area:state] @min-[38rem]/lists:justify-self-end">
        <StatePill state={state} />
      </td>
      {note && (
        <td className="truncate text-sm text-muted [grid-area:note]">
          <bdi>{`“${note}”`}</bdi>
        </td>
      )}
    </tr>
  );
}
